BEGIN TRANSACTION;
CREATE TABLE games (id text primary key, setup text not null, header text not null,
    secret blob not null, invite text not null, code text not null);
INSERT INTO "games" VALUES('JX_qEbdW1XC0','{"level":"beginner","target":300,"memory":"full","name":"Anna","begun":"2026-11-30"}','[Record "1"]
[Rules "standard,target=300,double_game_below=150"]
[Title "Bezique"]
[RulesVersion "1"]
[Engine "0.1.0"]
[Date "2026-11-30"]
[South "Anna"]
[North "Computer (beginner)"]
[Deal "shuffled"]
[Practice "undo"]
seats=2
packs=2
hand=8
packets=3-2-3
trump_source=turn_up
trump_repeat=true
draw_order=winner_first
last_draw_declare=true
phase2=strict
ten_low_in_phase2=false
reuse=class
fresh_card=from_hand
sequence_after_marriage=true
marriage_crossing=law35
fours_suits=any
bezique_pair=fixed_SQ_DJ
combinations.marriage.points=20
combinations.royal_marriage.points=40
combinations.sequence.points=250
combinations.plain_sequence.points=absent
combinations.bezique.points=40
combinations.double.points=500
combinations.triple.points=absent
combinations.quadruple.points=absent
combinations.quintuple.points=absent
combinations.four_jacks.points=40
combinations.four_queens.points=60
combinations.four_kings.points=80
combinations.four_tens.points=absent
combinations.four_aces.points=100
combinations.four_trumps.jacks.points=absent
combinations.four_trumps.queens.points=absent
combinations.four_trumps.kings.points=absent
combinations.four_trumps.tens.points=absent
combinations.four_trumps.aces.points=absent
combinations.five_trumps.jacks.points=absent
combinations.five_trumps.queens.points=absent
combinations.five_trumps.kings.points=absent
combinations.five_trumps.tens.points=absent
combinations.five_trumps.aces.points=absent
seven.points=10
seven.exchange=after_win_before_draw
seven.second=declare
seven.on_play_phase1=false
seven.with_declaration=false
seven.turned_to_dealer=10
brisques=immediate
last_trick.points=10
last_trick.which=final
carte_blanche.points=0
carte_blanche.definition=no_KQJ
carte_blanche.repeat=false
stock_count=allowed
cut=high_chooses
next_dealer=alternate
target=300
game_end=immediate
end_tie=higher_then_last_trick
double_game_below=150
partie=none
odd_game=0
odd_game_when=always
stake=by_game
settlement=race
rescue_may_flip=true
brisque_margin=0
laws=foster

',X'8BE277BE2B0C33A30BEA39117A277117DAAB274AEB1B64B36B4452365079EA2C','','');
INSERT INTO "games" VALUES('lRbycRPApSD4','{"against":"friend","rules":"rubicon","memory":"full","name":"Anna","friend":"Bertha","begun":"2026-11-30"}','[Record "1"]
[Rules "rubicon"]
[Title "Rubicon Bezique"]
[RulesVersion "1"]
[Engine "0.1.0"]
[Date "2026-11-30"]
[South "Anna"]
[North "North"]
[Deal "shuffled"]
[Practice "undo"]
seats=2
packs=4
hand=9
packets=3-3-3
trump_source=first_marriage_or_sequence
trump_repeat=true
draw_order=winner_first
last_draw_declare=true
phase2=strict
ten_low_in_phase2=false
reuse=rubicon
fresh_card=none
sequence_after_marriage=true
marriage_crossing=law35
fours_suits=any
bezique_pair=fixed_SQ_DJ
combinations.marriage.points=20
combinations.royal_marriage.points=40
combinations.sequence.points=250
combinations.plain_sequence.points=150
combinations.bezique.points=40
combinations.double.points=500
combinations.triple.points=1500
combinations.quadruple.points=4500
combinations.quintuple.points=absent
combinations.four_jacks.points=40
combinations.four_queens.points=60
combinations.four_kings.points=80
combinations.four_tens.points=absent
combinations.four_aces.points=100
combinations.four_trumps.jacks.points=absent
combinations.four_trumps.queens.points=absent
combinations.four_trumps.kings.points=absent
combinations.four_trumps.tens.points=absent
combinations.four_trumps.aces.points=absent
combinations.five_trumps.jacks.points=absent
combinations.five_trumps.queens.points=absent
combinations.five_trumps.kings.points=absent
combinations.five_trumps.tens.points=absent
combinations.five_trumps.aces.points=absent
seven.points=0
seven.exchange=after_win_before_draw
seven.second=declare
seven.on_play_phase1=false
seven.with_declaration=false
seven.turned_to_dealer=0
brisques=tie_or_rubicon
last_trick.points=50
last_trick.which=final
carte_blanche.points=50
carte_blanche.definition=no_KQJ
carte_blanche.repeat=true
stock_count=rubicon
cut=high_chooses
next_dealer=alternate
target=0
game_end=end_of_hand
end_tie=higher_then_last_trick
double_game_below=0
partie=none
odd_game=0
odd_game_when=always
stake=by_game
settlement=portland
rescue_may_flip=true
brisque_margin=0
laws=portland

',X'BE1B1CD6015B9269137700FBD6B48613585FEE7D30DA62FCDFC6B5F4002D2995','ed99409c53af0b5b9dc5e065afc0f5cfce10061ec824ad6d9645d927d968fcb6','B74HLSR2');
CREATE TABLE lines (game text not null, number integer not null, body text not null,
    primary key (game, number)) without rowid;
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',0,'cut South JD North AC ; Computer (beginner) wins the cut.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',1,'dealer South');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',2,'deal 1 dealer South pack 10D 7D 7H KD 8D KH KS 8C 7C 10C 7H QH JS QH 9C JD 8C 9D JD 10H 8S 9S AD 10S AS JC KS KD 9D 7C 8D 8S QD QC AC KC 8H 9S 10S KC 10D 7S QD JH QC 9H 8H JS AH 10C JC 7S 9H 7D AS JH AD QS AC 9C QS 10H KH AH ; Computer (beginner) receives the ten and seven of diamonds and the seven of hearts. Anna receives the king and eight of diamonds and the king of hearts. Computer (beginner) receives the king of spades and the eight of clubs. Anna receives the seven and ten of clubs. Computer (beginner) receives the seven and queen of hearts and the jack of spades. Anna receives the queen of hearts, the nine of clubs and the jack of diamonds. The card turned up is the eight of clubs: clubs are trumps.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',3,'North 7H ; Computer (beginner) leads the seven of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',4,'South QH ; Anna plays the queen of hearts. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',5,'South exchange = South 10 North 0 ; Anna exchanges the seven of clubs for the eight of clubs. Anna: ten for the seven of trumps.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',6,'South done ; Anna draws the nine of diamonds. Computer (beginner) draws the jack of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',7,'South 8D ; Anna leads the eight of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',8,'North 10D = South 10 North 10 ; Computer (beginner) plays the ten of diamonds. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',9,'North done ; Computer (beginner) draws the ten of hearts. Anna draws the eight of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',10,'North 7H ; Computer (beginner) leads the seven of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',11,'South 9D ; Anna plays the nine of diamonds. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',12,'North done ; Computer (beginner) draws the nine of spades. Anna draws the ace of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',13,'North 7D ; Computer (beginner) leads the seven of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',14,'South KD ; Anna plays the king of diamonds. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',15,'South done ; Anna draws the ten of spades. Computer (beginner) draws the ace of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',16,'South 9C ; Anna leads the nine of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',17,'North JD ; Computer (beginner) plays the jack of diamonds. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',18,'South done ; Anna draws the jack of clubs. Computer (beginner) draws the king of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',19,'South 10C ; Anna leads the ten of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',20,'North 9S = South 20 North 10 ; Computer (beginner) plays the nine of spades. Anna takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',21,'South done ; Anna draws the king of diamonds. Computer (beginner) draws the nine of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',22,'South KD ; Anna leads the king of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',23,'North 9D ; Computer (beginner) plays the nine of diamonds. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',24,'South done ; Anna draws the seven of clubs. Computer (beginner) draws the eight of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',25,'South JD ; Anna leads the jack of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',26,'North 8D ; Computer (beginner) plays the eight of diamonds. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',27,'South done ; Anna draws the eight of spades. Computer (beginner) draws the queen of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',28,'South KH ; Anna leads the king of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',29,'North 10H = South 20 North 20 ; Computer (beginner) plays the ten of hearts. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',30,'North done ; Computer (beginner) draws the queen of clubs. Anna draws the ace of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',31,'North JS ; Computer (beginner) leads the jack of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',32,'South AD = South 20 North 30 ; Anna plays the ace of diamonds. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',33,'North done ; Computer (beginner) draws the king of clubs. Anna draws the eight of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',34,'North 8C ; Computer (beginner) leads the eight of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',35,'South JC ; Anna plays the jack of clubs. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',36,'South exchange = South 30 North 30 ; Anna shows the seven of clubs and swaps it for the one turned up. Anna: ten for the other seven of trumps.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',37,'South done ; Anna draws the nine of spades. Computer (beginner) draws the ten of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',38,'South AC ; Anna leads the ace of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',39,'North KS = South 40 North 30 ; Computer (beginner) plays the king of spades. Anna takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',40,'South done ; Anna draws the king of clubs. Computer (beginner) draws the ten of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',41,'South KC ; Anna leads the king of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',42,'North KS ; Computer (beginner) plays the king of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',43,'South done ; Anna draws the seven of spades. Computer (beginner) draws the queen of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',44,'South 9S ; Anna leads the nine of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',45,'North 10S = South 40 North 40 ; Computer (beginner) plays the ten of spades. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',46,'North done ; Computer (beginner) draws the jack of hearts. Anna draws the queen of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',47,'North QC ; Computer (beginner) leads the queen of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',48,'South 7S ; Anna plays the seven of spades. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',49,'North done ; Computer (beginner) draws the nine of hearts. Anna draws the eight of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',50,'North QD ; Computer (beginner) leads the queen of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',51,'South 8C ; Anna plays the eight of clubs. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',52,'South done ; Anna draws the jack of spades. Computer (beginner) draws the ace of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',53,'South 8H ; Anna leads the eight of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',54,'North AH = South 40 North 50 ; Computer (beginner) plays the ace of hearts. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',55,'North done ; Computer (beginner) draws the ten of clubs. Anna draws the jack of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',56,'North 10D ; Computer (beginner) leads the ten of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',57,'South QC = South 50 North 50 ; Anna plays the queen of clubs. Anna takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',58,'South done ; Anna draws the seven of spades. Computer (beginner) draws the nine of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',59,'South 8H ; Anna leads the eight of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',60,'North 9H ; Computer (beginner) plays the nine of hearts. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',61,'North done ; Computer (beginner) draws the seven of diamonds. Anna draws the ace of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',62,'North KC ; Computer (beginner) leads the king of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',63,'South 10S = South 50 North 60 ; Anna plays the ten of spades. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',64,'North done ; Computer (beginner) draws the jack of hearts. Anna draws the ace of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',65,'North QH ; Computer (beginner) leads the queen of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',66,'South JS ; Anna plays the jack of spades. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',67,'North done ; Computer (beginner) draws the queen of spades. Anna draws the ace of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',68,'North QD ; Computer (beginner) leads the queen of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',69,'South 8S ; Anna plays the eight of spades. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',70,'North done ; Computer (beginner) draws the nine of clubs. Anna draws the queen of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',71,'North 9C ; Computer (beginner) leads the nine of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',72,'South AS = South 50 North 70 ; Anna plays the ace of spades. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',73,'North done ; Computer (beginner) draws the ten of hearts. Anna draws the king of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',74,'North 7D ; Computer (beginner) leads the seven of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',75,'South 7S ; Anna plays the seven of spades. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',76,'North done ; Computer (beginner) draws the ace of hearts. Anna takes the card turned up, the seven of clubs. The stock is gone, and the last tricks begin.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',77,'North 10C ; Computer (beginner) leads the ten of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',78,'South AC = South 70 North 70 ; Anna plays the ace of clubs. Anna takes the trick, 20 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',79,'South AD ; Anna leads the ace of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',80,'North 9H = South 80 North 70 ; Computer (beginner) plays the nine of hearts. Anna takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',81,'South 7C ; Anna leads the seven of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',82,'North JH ; Computer (beginner) plays the jack of hearts. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',83,'South 8S ; Anna leads the eight of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',84,'North AS = South 80 North 80 ; Computer (beginner) plays the ace of spades. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',85,'North AH ; Computer (beginner) leads the ace of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',86,'South KH = South 80 North 90 ; Anna plays the king of hearts. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',87,'North 10H ; Computer (beginner) leads the ten of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',88,'South JC = South 90 North 90 ; Anna plays the jack of clubs. Anna takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',89,'South QS ; Anna leads the queen of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',90,'North QS ; Computer (beginner) plays the queen of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',91,'South 7C ; Anna leads the seven of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',92,'North JH = South 100 North 90 ; Computer (beginner) plays the jack of hearts. Anna takes the trick, 10 for the last trick. The deal is over: Anna 100, Computer (beginner) 90; brisques: Anna 7, Computer (beginner) 9.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',93,'result South 100 North 90');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',94,'deal 2 dealer North before South 100 North 90 pack 10H QD AS 9C KS QH 8S 7D QS QC JD QH 8D 9D KS AH 10C QS KC 9S AC 7H JD AD 9C 8C 7H AC 10D 10S 8D 9H KD KH 9D 7S JC JH 7C JS KH 10H 8H 10S 8S 9H 7D 10D 8H JC JS QC KC AD JH KD 10C 7C AH AS 7S QD 8C 9S ; Anna receives the ten of hearts, the queen of diamonds and the ace of spades. Computer (beginner) receives the nine of clubs, the king of spades and the queen of hearts. Anna receives the eight of spades and the seven of diamonds. Computer (beginner) receives the queens of spades and clubs. Anna receives the jack and eight of diamonds and the queen of hearts. Computer (beginner) receives the nine of diamonds, the king of spades and the ace of hearts. The card turned up is the ten of clubs: clubs are trumps.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',95,'South QD ; Anna leads the queen of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',96,'North 9C ; Computer (beginner) plays the nine of clubs. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',97,'North done ; Computer (beginner) draws the queen of spades. Anna draws the king of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',98,'North KS ; Computer (beginner) leads the king of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',99,'South AS = South 10 North 0 ; Anna plays the ace of spades. Anna takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',100,'South done ; Anna draws the nine of spades. Computer (beginner) draws the ace of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',101,'South 8D ; Anna leads the eight of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',102,'North 9D ; Computer (beginner) plays the nine of diamonds. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',103,'North score marriage-S = South 10 North 20 ; Computer (beginner): twenty for marriage in spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',104,'North done ; Computer (beginner) draws the seven of hearts. Anna draws the jack of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',105,'North AH ; Computer (beginner) leads the ace of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',106,'South QH = South 10 North 30 ; Anna plays the queen of hearts. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',107,'North score four-queens = South 10 North 90 ; Computer (beginner): sixty for four queens.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',108,'North done ; Computer (beginner) draws the ace of diamonds. Anna draws the nine of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',109,'North QS* ; Computer (beginner) leads the queen of spades from the table.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',110,'South 7D ; Anna plays the seven of diamonds. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',111,'North done ; Computer (beginner) draws the eight of clubs. Anna draws the seven of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',112,'North KS* ; Computer (beginner) leads the king of spades from the table.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',113,'South 7H ; Anna plays the seven of hearts. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',114,'North done ; Computer (beginner) draws the ace of clubs. Anna draws the ten of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',115,'North QC* ; Computer (beginner) leads the queen of clubs from the table.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',116,'South 9C ; Anna plays the nine of clubs. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',117,'North done ; Computer (beginner) draws the ten of spades. Anna draws the eight of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',118,'North QH* ; Computer (beginner) leads the queen of hearts from the table.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',119,'South 8S ; Anna plays the eight of spades. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',120,'North done ; Computer (beginner) draws the nine of hearts. Anna draws the king of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',121,'North 7H ; Computer (beginner) leads the seven of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',122,'South 10H = South 20 North 90 ; Anna plays the ten of hearts. Anna takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',123,'South done ; Anna draws the king of hearts. Computer (beginner) draws the nine of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',124,'South 8D ; Anna leads the eight of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',125,'North AD = South 20 North 100 ; Computer (beginner) plays the ace of diamonds. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',126,'North done ; Computer (beginner) draws the seven of spades. Anna draws the jack of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',127,'North 10S ; Computer (beginner) leads the ten of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',128,'South 10D = South 20 North 120 ; Anna plays the ten of diamonds. Computer (beginner) takes the trick, 20 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',129,'North done ; Computer (beginner) draws the jack of hearts. Anna draws the seven of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',130,'North 8C ; Computer (beginner) leads the eight of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',131,'South 9S ; Anna plays the nine of spades. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',132,'North done ; Computer (beginner) draws the jack of spades. Anna draws the king of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',133,'North 7S ; Computer (beginner) leads the seven of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',134,'South KD ; Anna plays the king of diamonds. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',135,'North done ; Computer (beginner) draws the ten of hearts. Anna draws the eight of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',136,'North 9D ; Computer (beginner) leads the nine of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',137,'South KC ; Anna plays the king of clubs. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',138,'South done ; Anna draws the ten of spades. Computer (beginner) draws the eight of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',139,'South 7C ; Anna leads the seven of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',140,'North JS ; Computer (beginner) plays the jack of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',141,'South done ; Anna draws the nine of hearts. Computer (beginner) draws the seven of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',142,'South 9H ; Anna leads the nine of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',143,'North 10H = South 20 North 130 ; Computer (beginner) plays the ten of hearts. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',144,'North done ; Computer (beginner) draws the ten of diamonds. Anna draws the eight of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',145,'North QS* ; Computer (beginner) leads the queen of spades from the table.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',146,'South 10S = South 30 North 130 ; Anna plays the ten of spades. Anna takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',147,'South done ; Anna draws the jack of clubs. Computer (beginner) draws the jack of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',148,'South 8H ; Anna leads the eight of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',149,'North JS ; Computer (beginner) plays the jack of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',150,'South score four-jacks = South 70 North 130 ; Anna: forty for four jacks.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',151,'South done ; Anna draws the queen of clubs. Computer (beginner) draws the king of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',152,'South JD* ; Anna leads the jack of diamonds from the table.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',153,'North 10D = South 70 North 140 ; Computer (beginner) plays the ten of diamonds. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',154,'North done ; Computer (beginner) draws the ace of diamonds. Anna draws the jack of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',155,'North KC ; Computer (beginner) leads the king of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',156,'South QC ; Anna plays the queen of clubs. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',157,'North done ; Computer (beginner) draws the king of diamonds. Anna draws the ten of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',158,'North 7D ; Computer (beginner) leads the seven of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',159,'South KH ; Anna plays the king of hearts. Computer (beginner) takes the trick.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',160,'North done ; Computer (beginner) draws the seven of clubs. Anna draws the ace of hearts.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',161,'North AC ; Computer (beginner) leads the ace of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',162,'South 8H = South 70 North 150 ; Anna plays the eight of hearts. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',163,'North done ; Computer (beginner) draws the ace of spades. Anna draws the seven of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',164,'North AC ; Computer (beginner) leads the ace of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',165,'South JD* = South 70 North 160 ; Anna plays the jack of diamonds from the table. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',166,'North exchange = South 70 North 170 ; Computer (beginner) exchanges the seven of clubs for the ten of clubs. Computer (beginner): ten for the seven of trumps.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',167,'North done ; Computer (beginner) draws the queen of diamonds. Anna draws the eight of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',168,'North AD ; Computer (beginner) leads the ace of diamonds.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',169,'South AH = South 70 North 190 ; Anna plays the ace of hearts. Computer (beginner) takes the trick, 20 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',170,'North done ; Computer (beginner) draws the nine of spades. Anna takes the card turned up, the seven of clubs. The stock is gone, and the last tricks begin. Anna takes back from the table two jacks of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',171,'North 10C ; Computer (beginner) leads the ten of clubs.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',172,'South 8C = South 70 North 200 ; Anna plays the eight of clubs. Computer (beginner) takes the trick, 10 for brisques.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',173,'North AS ; Computer (beginner) leads the ace of spades.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',174,'South 7S = South 70 North 210 ; Anna plays the seven of spades. Computer (beginner) takes the trick, 10 for brisques. The deal stops at the target: Anna 70, Computer (beginner) 210; brisques: Anna 3, Computer (beginner) 12. Computer (beginner) wins the game.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',175,'result South 70 North 210');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',176,'game South 170 North 300 winner North value 1');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',177,'deal 3 dealer South pack 8C QC 9H 7C 10S JS 8D 8H 7D QD 7S AH 10C 9H 7D JH 7S KS 9D AS JC 8S 8H JD 9S AS 7H JS KS 10D AH 10S QS 9C QH 9C 8S 9D 10C 9S QC QH 7C JC QS AC AD KH 8C JH 7H KC 10H 10H 8D KD QD AD 10D AC KC JD KD KH ; Computer (beginner) receives the eight and queen of clubs and the nine of hearts. Anna receives the seven of clubs and the ten and jack of spades. Computer (beginner) receives the eights of diamonds and hearts. Anna receives the seven and queen of diamonds. Computer (beginner) receives the seven of spades, the ace of hearts and the ten of clubs. Anna receives the nine and jack of hearts and the seven of diamonds. The card turned up is the seven of spades: spades are trumps. Anna: 10 for turning up the seven.');
INSERT INTO "lines" VALUES('JX_qEbdW1XC0',178,'North 9H ; Computer (beginner) leads the nine of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',0,'cut South 10D North 10H ; Equal cards: both cut again.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',1,'cut South JD North JH ; Equal cards: both cut again.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',2,'cut South JS North 8H ; Anna wins the cut.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',3,'dealer South');
INSERT INTO "lines" VALUES('lRbycRPApSD4',4,'deal 1 dealer South pack 9S KD 9H QC 8H 10D 9H KS AH AH 10H 9D KH KD JC QS 8D KC 8S QS QH KH KH 10H QC 9S QD 8S 8C JH AH 9H 10S 7S 8C 7S AC QD 8D 9S 7C 8H AC 7H KD QS 9D 10C 7C 8H AS JH 9S AH QH 8H 10C AD QD 10D KH 7C 7S QH AD 9D 9H 10S QH QD JS AC KS AS 9C 10D 10S JC 8S JH KD JD 10D AD 10H 9C 7S 7D QS JH 9C JS 10C 7H JC QC 7H KS AS JS 8C 9C 10H KS KC 8D JS 7C AC 10S JD QC 7D 7D JC AD JD 8D KC 7H 8C 7D 9D KC JD AS 10C 8S ; Bertha receives the nine of spades, the king of diamonds and the nine of hearts. Anna receives the queen of clubs, the eight of hearts and the ten of diamonds. Bertha receives the nine and ace of hearts and the king of spades. Anna receives the ace and ten of hearts and the nine of diamonds. Bertha receives the king of hearts, the king of diamonds and the jack of clubs. Anna receives the queen of spades, the eight of diamonds and the king of clubs.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',5,'North 9H ; Bertha leads the nine of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',6,'South 8H ; Anna plays the eight of hearts. Bertha takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',7,'North done ; Bertha draws the eight of spades. Anna draws the queen of spades.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',8,'North 8S ; Bertha leads the eight of spades.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',9,'South QS ; Anna plays the queen of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',10,'South score marriage-C = South 40 North 0 ; Anna: forty for royal marriage. Clubs are trumps.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',11,'South done ; Anna draws the queen of hearts. Bertha draws the king of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',12,'South 8D ; Anna leads the eight of diamonds.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',13,'North AH ; Bertha plays the ace of hearts. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',14,'South done ; Anna draws the king of hearts. Bertha draws the ten of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',15,'South 10D ; Anna leads the ten of diamonds.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',16,'North 9H ; Bertha plays the nine of hearts. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',17,'South announce marriage-H ; Anna: marriage in hearts, to score.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',18,'South done ; Anna draws the queen of clubs. Bertha draws the nine of spades.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',19,'South QH* ; Anna leads the queen of hearts from the table. Anna can no longer score a marriage in hearts: a card of it is played.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',20,'North 10H ; Bertha plays the ten of hearts. Bertha takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',21,'North done ; Bertha draws the queen of diamonds. Anna draws the eight of spades.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',22,'North KD ; Bertha leads the king of diamonds.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',23,'South QC ; Anna plays the queen of clubs. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',24,'South done ; Anna draws the eight of clubs. Bertha draws the jack of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',25,'South KH* ; Anna leads the king of hearts from the table.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',26,'North 9S ; Bertha plays the nine of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',27,'South done ; Anna draws the ace of hearts. Bertha draws the nine of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',28,'South AH ; Anna leads the ace of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',29,'North QD ; Bertha plays the queen of diamonds. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',30,'South done ; Anna draws the ten of spades. Bertha draws the seven of spades.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',31,'South 8C ; Anna leads the eight of clubs.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',32,'North KH ; Bertha plays the king of hearts. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',33,'South done ; Anna draws the eight of clubs. Bertha draws the seven of spades.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',34,'South 10H ; Anna leads the ten of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',35,'North JC ; Bertha plays the jack of clubs. Bertha takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',36,'North done ; Bertha draws the ace of clubs. Anna draws the queen of diamonds.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',37,'North JH ; Bertha leads the jack of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',38,'South QC* ; Anna plays the queen of clubs from the table. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',39,'South done ; Anna draws the eight of diamonds. Bertha draws the nine of spades.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',40,'South KC* ; Anna leads the king of clubs from the table.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',41,'North 7S ; Bertha plays the seven of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',42,'South done ; Anna draws the seven of clubs. Bertha draws the eight of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',43,'South 9D ; Anna leads the nine of diamonds.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',44,'North 9H ; Bertha plays the nine of hearts. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',45,'South done ; Anna draws the ace of clubs. Bertha draws the seven of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',46,'South AH ; Anna leads the ace of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',47,'North 7H ; Bertha plays the seven of hearts. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',48,'South done ; Anna draws the king of diamonds. Bertha draws the queen of spades.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',49,'South AC ; Anna leads the ace of clubs.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',50,'North 8H ; Bertha plays the eight of hearts. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',51,'South done ; Anna draws the nine of diamonds. Bertha draws the ten of clubs.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',52,'South 8D ; Anna leads the eight of diamonds.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',53,'North KS ; Bertha plays the king of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',54,'South done ; Anna draws the seven of clubs. Bertha draws the eight of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',55,'South KD ; Anna leads the king of diamonds.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',56,'North QS ; Bertha plays the queen of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',57,'South done ; Anna draws the ace of spades. Bertha draws the jack of hearts.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',58,'South 8C ; Anna leads the eight of clubs.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',59,'North 7S ; Bertha plays the seven of spades. Anna takes the trick.');
INSERT INTO "lines" VALUES('lRbycRPApSD4',60,'South done ; Anna draws the nine of spades. Bertha draws the ace of hearts.');
CREATE TABLE places (game text not null, token text not null, place text not null,
    primary key (token, game)) without rowid;
INSERT INTO "places" VALUES('JX_qEbdW1XC0','0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a','South');
INSERT INTO "places" VALUES('lRbycRPApSD4','0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a','South');
INSERT INTO "places" VALUES('lRbycRPApSD4','412dc46cc9e3cb26f29f7c1415c556349af62904c5d15b0a2d8cfdc5cfa22b34','North');
COMMIT;
