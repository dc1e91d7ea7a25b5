BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE devices (
	token TEXT NOT NULL, 
	person TEXT NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (token)
)
 WITHOUT ROWID

;
CREATE TABLE games (
	id TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	header TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	begun BIGINT NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('Uvk7bI141hF3','{"against":"friend","memory":"full","name":"Anna","friend":"Bertha","begun":"2026-11-30","sealed":true}','[Record "1"]
[Rules "standard"]
[Title "Bezique"]
[RulesVersion "1"]
[Engine "0.1.0"]
[Date "2026-11-30"]
[South "Anna"]
[North "Bertha"]
[Deal "sealed"]
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
target=1000
game_end=immediate
end_tie=higher_then_last_trick
double_game_below=500
partie=none
odd_game=0
odd_game_when=always
stake=by_game
settlement=race
rescue_may_flip=true
brisque_margin=0
laws=foster

',X'88D31206ED14E0D1F175AD536C0BEC8EFDB6C339D73928B4DAEEB06833B5E28C',1796037356973);
CREATE TABLE invitations (
	secret TEXT NOT NULL, 
	game TEXT NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (secret), 
	CONSTRAINT fk_invitations_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "invitations" VALUES('195af2c660749319a9e7c323baea06befb094f6fdde85d97b0f874aa6461cabe','Uvk7bI141hF3');
INSERT INTO "invitations" VALUES('7fd8f65af619a7560edc343ff75a7aa203abd5c08b6ca359b6142c0743bbe32a','Uvk7bI141hF3');
CREATE TABLE lines (
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_lines PRIMARY KEY (game, number), 
	CONSTRAINT fk_lines_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('Uvk7bI141hF3',0,'seal 1 fa101071718d1b1467a5e6d3f9339387e04ad3bbfedce22e261fe2865040372d',1796037356973);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',1,'seed 1 North f5b165224a58b791df6af1d8303e61cd',1796037357499);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',2,'@North cut 7S 5',1796037357504);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',3,'seed 1 South f5b165224a58b791df6af1d8303e61cd',1796037357508);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',4,'cut South 9H North 7S',1796037357513);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',5,'dealer South',1796037357519);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',6,'@South ready',1796037357524);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',7,'@North ready',1796037357547);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',8,'deal 1 dealer South pack JC 7S 8H AD KS 9D AS 8H AH 7D 10H QS QC 8D QS KC JD 9H 7D 7H QH KH AC JD JS QD JH 8S 9C 10S KD JH JC 9S QC 10S KH 7S AD JS 8S KC 7H QD 10C AH 10H KD 9H AC 9D 8D 9S 7C 9C KS 10D 10C 10D 8C AS 7C QH 8C',1796037357547);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',9,'North 10H',1796037357557);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',10,'South 7D = South 10 North 0',1796037357571);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',11,'South score marriage-S = South 30 North 0',1796037357580);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',12,'South done',1796037357585);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',13,'South AD',1796037357592);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',14,'North 7S = South 40 North 0',1796037357607);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',15,'South done',1796037357639);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',16,'South KS*',1796037357643);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',17,'North QH',1796037357655);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',18,'South done',1796037357691);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',19,'South QS*',1796037357695);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',20,'North QC',1796037357703);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',21,'South done',1796037357743);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',22,'South AH',1796037357747);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',23,'North JS = South 50 North 0',1796037357753);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',24,'South done',1796037357795);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',25,'South 9H',1796037357800);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',26,'North JC',1796037357805);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',27,'South done',1796037357847);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',28,'South QD',1796037357851);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',29,'North AS = South 60 North 0',1796037357857);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',30,'South done',1796037357899);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',31,'South JD',1796037357903);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',32,'North KD',1796037357908);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',33,'North done',1796037357914);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',34,'North 7D',1796037357919);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',35,'South KC',1796037357951);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',36,'North done',1796037357967);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',37,'North 8H',1796037357974);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',38,'South 8S',1796037358000);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',39,'North done',1796037358023);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',40,'North AC',1796037358029);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',41,'South KH = South 60 North 10',1796037358048);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',42,'North done',1796037358083);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',43,'North 9S',1796037358087);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',44,'South AD = South 70 North 10',1796037358099);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',45,'South done',1796037358107);
INSERT INTO "lines" VALUES('Uvk7bI141hF3',46,'South JC',1796037358112);
CREATE TABLE places (
	person TEXT NOT NULL, 
	game TEXT NOT NULL, 
	place TEXT NOT NULL, 
	CONSTRAINT pk_places PRIMARY KEY (person, game), 
	CONSTRAINT fk_places_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "places" VALUES('3df98bec3ab1880a459a869f4cf3d6462da9f55cb7056dce122badc711e7d2c7','Uvk7bI141hF3','South');
INSERT INTO "places" VALUES('eca766b70b6d86ffc229e2acfaddcdd1f05a3b4e5343353c5832baad09b3ee1e','Uvk7bI141hF3','North');
CREATE TABLE recoveries (
	person TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	CONSTRAINT pk_recoveries PRIMARY KEY (person), 
	CONSTRAINT uq_recoveries_secret UNIQUE (secret)
)
 WITHOUT ROWID

;
INSERT INTO "recoveries" VALUES('3df98bec3ab1880a459a869f4cf3d6462da9f55cb7056dce122badc711e7d2c7','b8b45d53c363d9c350973e6dc9bc2257f957f0b9c007639fec0cea95959d855c');
CREATE TABLE standings (
	game TEXT NOT NULL, 
	south INTEGER NOT NULL, 
	north INTEGER NOT NULL, 
	over BOOLEAN NOT NULL, 
	winner TEXT NOT NULL, 
	turn TEXT NOT NULL, 
	active BIGINT NOT NULL, 
	CONSTRAINT pk_standings PRIMARY KEY (game), 
	CONSTRAINT fk_standings_game_games FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "standings" VALUES('Uvk7bI141hF3',70,10,0,'','North',1796037358112);
CREATE INDEX ix_places_game ON places (game);
CREATE UNIQUE INDEX uq_places_game_place ON places (game, place) WHERE place != 'watching';
CREATE INDEX ix_invitations_game ON invitations (game);
CREATE INDEX ix_devices_person ON devices (person);
COMMIT;
