"""The command `bezique`: its subcommands, their options, and the exit status.

0: done; 1: faults were found in what was looked at; 2: the command or what it was given cannot be used; 130: stopped
by Ctrl-C. Errors are one line on stderr, broken where the terminal is narrower. What a subcommand does is in a module
of its own, imported when it is asked for, so that each of them starts at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TextIO

from cyclopts import App, CycloptsError, Parameter

import bezique
from bezique.errors import BeziqueError

FAULTS, UNUSABLE, STOPPED = 1, 2, 130
"""Exit statuses other than 0."""

app = App(
    name="bezique",
    help="Bezique in all its two-player forms: play, look rules up, replay, check and verify records, simulate.",
    version=bezique.__version__,
    version_flags=["--version"],
    help_format="plaintext",
    help_formatter="plain",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
rules_app = App(name="rules", help="List, show and check sets of rules.")
app.command(rules_app)
arena_app = App(name="arena", help="Let two computer players play duplicate pairs and tell how strong they are.")
app.command(arena_app)
levels_app = App(name="levels", help="Tell the levels of the computer, or measure how strong they are.")
app.command(levels_app)

RULES_HELP = "A preset or FILE.toml, with options if wanted, such as standard,brisques=end_of_hand."
RulesText = Annotated[str, Parameter(help=RULES_HELP)]

RecordFile = Annotated[Path, Parameter(help="The file with the record.")]
Named = Annotated[str, Parameter(help="A preset with options if wanted, a game such as bezik, or an option's key.")]
RequireCompiled = Annotated[
    bool, Parameter(help="Leave with status 1 where the core is not compiled or out of date.", negative="")
]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command given on the command line, or these arguments, and leave with its exit status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit status."""
    try:
        status = app(list(arguments))
        sys.stdout.flush()
    except CycloptsError as fault:
        return _complain(_plain(fault))
    except (BeziqueError, OSError, ValueError) as fault:
        return _failed(fault)
    except ImportError as fault:
        if not _comes_from_the_core(fault):
            raise
        return _complain(f"the compiled core cannot be loaded ({fault}): see `bezique doctor`, or run `make build`")
    except KeyboardInterrupt:
        return STOPPED
    return status if isinstance(status, int) else 0


def _comes_from_the_core(fault: ImportError) -> bool:
    """Whether a module of the core cannot be loaded: it was compiled from other sources, or for another machine."""
    from bezique._compiled import is_compiled

    return is_compiled() and "bezique" in f"{fault.path} {fault}"


def _plain(fault: CycloptsError) -> str:
    return f"{fault} (bezique --help lists the commands)"


def _failed(fault: Exception) -> int:
    if isinstance(fault, BrokenPipeError):
        # The reader of a pipe has gone: that is no error, but Python would complain when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if isinstance(fault, OSError) and fault.filename is not None:
        return _complain(f"{fault.filename}: {fault.strerror}")
    return _complain(str(fault))


def _complain(problem: str) -> int:
    _print(f"bezique: {' '.join(problem.split())}", sys.stderr)
    return UNUSABLE


def _told(answer: tuple[int, str]) -> int:
    """Print the text of an answer, on stderr where nothing could be done; its status."""
    status, text = answer
    if status == UNUSABLE:
        return _complain(text)
    _print(text, sys.stdout)
    return status


def _print(text: str, stream: TextIO) -> None:
    """Print a text, as wide as it is or as the terminal is."""
    from bezique.cli.lines import fitted

    print(fitted(text) if stream.isatty() else text, file=stream)


@app.command(name="play")
def play_command(
    *,
    rules: Annotated[str | None, Parameter(help=f"{RULES_HELP} [standard]")] = None,
    seat: Annotated[str | None, Parameter(help="Where you sit: south or north. [south]")] = None,
    level: Annotated[str | None, Parameter(help="The computer: beginner, casual, club, master, ... [club]")] = None,
    deal: Annotated[int | None, Parameter(help="For practice: play numbered deals, from this one.")] = None,
    record: Annotated[Path | None, Parameter(help="Keep the record in this file, or go on with the one in it.")] = None,
    position: Annotated[
        Path | None, Parameter(help="Play the deal that begins with the position in this file.")
    ] = None,
    memory: Annotated[
        str | None, Parameter(help="How far back you may look: strict, last-trick or full. [full]")
    ] = None,
    target: Annotated[int | None, Parameter(help="The points that win a game.")] = None,
    name: Annotated[str | None, Parameter(help="Your name in the record. [Player]")] = None,
    serious: Annotated[bool, Parameter(help="Nothing can be taken back, and there are no hints.", negative="")] = False,
    new: Annotated[bool, Parameter(help="Begin a new game without asking about the last one.", negative="")] = False,
    laws: Annotated[
        bool, Parameter(help="Play by hand: whatever you do is done, and the laws answer.", negative="")
    ] = False,
    code: Annotated[str | None, Parameter(help="With --laws: the code of laws. [that of the rules]")] = None,
    practice: Annotated[
        bool, Parameter(help="With --laws: each of your errors is named at once.", negative="")
    ] = False,
) -> int:
    """Play against the computer."""
    from bezique.cli.opening import play
    from bezique.cli.resuming import Options

    options = Options(
        rules, seat, level, deal, record, position, memory, target, name, serious, new, laws, code, practice
    )
    return play(options)


@app.command(name="table")
def table_command(
    *,
    port: Annotated[int | None, Parameter(help="The port; 0 for any that is free. [8766, or any]")] = None,
    database: Annotated[str | None, Parameter(help="sqlite:///PATH; without it a file of your own.")] = None,
    browser: Annotated[bool, Parameter(help="Open the browser where there is one.")] = True,
) -> int:
    """Play in the browser, on this machine."""
    from bezique.cli.serve import own_port, serve

    port = own_port() if port is None else port
    return serve({"host": "127.0.0.1", "port": port, "database": database}, local=True, browser=browser)


@app.command(name="serve")
def serve_command(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen at. [127.0.0.1]")] = None,
    port: Annotated[int | None, Parameter(help="The port; 0 for any that is free. [8765]")] = None,
    database: Annotated[
        str | None, Parameter(help="sqlite:///PATH or postgresql://USER@HOST/NAME; without it a file of your own.")
    ] = None,
    public_url: Annotated[str | None, Parameter(help="How browsers come here; its path is a prefix.")] = None,
    proxies: Annotated[str | None, Parameter(help="Addresses of reverse proxies. [127.0.0.1]")] = None,
    metrics_for: Annotated[str | None, Parameter(help="Addresses or networks that may read the metrics.")] = None,
) -> int:
    """Serve the table in the browser to others; options stand in BEZIQUE_ variables too."""
    from bezique.cli.serve import serve

    given = {"host": host, "port": port, "database": database, "public_url": public_url, "proxies": proxies}
    return serve(given | {"metrics_for": metrics_for})


@app.command(name="backup")
def backup_command(
    file: Annotated[Path, Parameter(help="The file that is to hold the copy; one that is there is not touched.")],
    /,
    *,
    database: Annotated[str | None, Parameter(help="sqlite:///PATH; without it a file of your own.")] = None,
) -> int:
    """Copy the games that a server keeps, also while it runs."""
    from bezique.cli.backup import backup

    print(backup(database, file))
    return 0


@app.command(name="replay")
def replay_command(
    file: RecordFile, /, *, step: Annotated[bool, Parameter(help="Wait after each line.", negative="")] = False
) -> int:
    """Tell a record event by event."""
    from bezique.cli.records import replay_record

    return replay_record(file, step=step)


@app.command(name="check")
def check_command(file: RecordFile, /) -> int:
    """Look for faults in a record, each with line and column."""
    from bezique.cli.records import check_record

    return _told(check_record(file))


@app.command(name="verify")
def verify_command(file: RecordFile, /) -> int:
    """Prove for each deal of a record that its pack is the one that was promised."""
    from bezique.cli.records import verify_record

    return _told(verify_record(file))


@rules_app.command(name="list")
def rules_list() -> int:
    """List the presets, each with a line about it."""
    from bezique.cli.rules import list_rules

    return _told(list_rules())


@rules_app.command(name="show")
def rules_show(name: Named = "standard", /) -> int:
    """Show a set of rules in full, a game of another name, or one option."""
    from bezique.cli.rules import show_rules

    return _told(show_rules(name))


@rules_app.command(name="check")
def rules_check(file: Annotated[Path, Parameter(help="A file in the form of the presets.")], /) -> int:
    """Check a file with rules of your own."""
    from bezique.cli.rules import check_rules

    return _told(check_rules(file))


@app.command(name="law")
def law_command(
    *words: Annotated[str, Parameter(help="What happened, in words; or the key of a law and answers.")],
    code: Annotated[
        str | None,
        Parameter(help="foster, french, portland, fixed_modern, enquire_within, six_pack or german. [foster]"),
    ] = None,
    rules: Annotated[str | None, Parameter(help="The code of these rules.")] = None,
    list_: Annotated[bool, Parameter(name="--list", help="List the laws that fit the words.", negative="")] = False,
    json: Annotated[bool, Parameter(help="Tell everything as JSON.", negative="")] = False,
) -> int:
    """Ask the referee what the laws say when somebody errs at a real table."""
    from bezique.cli.law import Options, law

    return law(words, Options(code, rules, list_, json), person=sys.stdin.isatty() and sys.stdout.isatty())


@app.command(name="score")
def score_command(
    file: Annotated[Path | None, Parameter(help="The file that the score is kept in, or goes on in.")] = None,
    /,
    *,
    rules: Annotated[str | None, Parameter(help=f"{RULES_HELP} [standard]")] = None,
    names: Annotated[tuple[str, str] | None, Parameter(help="What South and North are called.")] = None,
    dealer: Annotated[str | None, Parameter(help="Who deals first: south, north or a name.")] = None,
    stakes: Annotated[str | None, Parameter(help="What is played for, such as 0.10 or '5 cents'.")] = None,
    target: Annotated[int | None, Parameter(help="The points that win a game.")] = None,
    continue_: Annotated[bool, Parameter(name="--continue", help="Go on with the last score.", negative="")] = False,
    sheet: Annotated[bool, Parameter(help="Print the score sheet, and keep nothing.", negative="")] = False,
    record: Annotated[bool, Parameter(help="Print the record, and keep nothing.", negative="")] = False,
) -> int:
    """Keep the score of a game with real cards."""
    from bezique.cli.score import Options, score, show

    if sheet or record:
        _print(show(file, record=record), sys.stdout)
        return 0
    return score(Options(file, rules, names, dealer, stakes, target, continue_))


@app.command(name="simulate")
def simulate_command(
    rules: RulesText = "standard",
    /,
    *,
    deals: Annotated[int, Parameter(help="How many deals to play.")] = 10_000,
    seed: Annotated[int, Parameter(help="Which deals: those of a seed are the same on every machine.")] = 0,
    threads: Annotated[int, Parameter(help="How many threads play at once.")] = 1,
) -> int:
    """Play deals at random and tell the figures."""
    from bezique.cli.simulate import simulate

    return simulate(rules, deals=deals, seed=seed, threads=threads)


@app.command(name="count")
def count_command(
    rules: RulesText = "standard",
    /,
    *,
    deal: Annotated[int, Parameter(help="The numbered deal that the counting begins with.")] = 0,
    depth: Annotated[int, Parameter(help="How many actions each way has.")] = 3,
    split: Annotated[bool, Parameter(help="Count the ways by their first action.", negative="")] = False,
) -> int:
    """Count the ways in which a numbered deal can go on, to compare one engine with another."""
    from bezique.cli.count import count_ways

    print(count_ways(rules, deal, depth, divided=split))
    return 0


@app.command(name="engine")
def engine_command(
    *, level: Annotated[str, Parameter(help="The player: random, greedy, heuristic, hp, ...")] = "hp"
) -> int:
    """Play for another program, by lines on standard input and output."""
    from bezique.cli.engine import engine

    return engine(level)


@app.command(name="suite")
def suite_command(
    player: Annotated[str, Parameter(help="The player that is asked: random, greedy, heuristic, hp, ...")],
    /,
    *,
    kind: Annotated[tuple[str, ...], Parameter(help="Only decisions of this kind; may be given several times.")] = (),
    seed: Annotated[int, Parameter(help="The chance of players that have some.")] = 0,
    ms: Annotated[float | None, Parameter(help="Milliseconds for each decision; without it no clock runs.")] = None,
    json: Annotated[bool, Parameter(help="Tell everything as JSON.", negative="")] = False,
) -> int:
    """Ask a computer player decisions with an agreed best action, and tell by kind what it finds."""
    from bezique.cli.suite import suite

    return suite(player, kind, seed=seed, milliseconds=ms, data=json)


@app.command(name="hint")
def hint_command(
    position: Annotated[
        str,
        Parameter(
            help="A file with a position, - for standard input, or its lines with ; between.", allow_leading_hyphen=True
        ),
    ],
    /,
    *,
    ask: Annotated[
        str | None, Parameter(help="An action to compare with the best, such as QS or 'score bezique'.")
    ] = None,
    worlds: Annotated[int | None, Parameter(help="How many worlds to look at. [200]")] = None,
    ms: Annotated[float | None, Parameter(help="Milliseconds to think, instead or at most.")] = None,
    seed: Annotated[int, Parameter(help="The chance of the search.")] = 0,
    json: Annotated[bool, Parameter(help="Tell everything as JSON.", negative="")] = False,
) -> int:
    """Say what to do in a position and why, and what the candidates bring."""
    from bezique.cli.hints import budget_of, hint

    return hint(position, budget_of(worlds, ms), seed, ask, data=json)


@app.command(name="doctor")
def doctor_command(*, require_compiled: RequireCompiled = False) -> int:
    """Tell what is installed, whether the core is compiled, and what to do about what is missing."""
    from bezique.cli.doctor import doctor

    return doctor(require_compiled=require_compiled)


Pairs = Annotated[int | None, Parameter(help="How many pairs to play: 1000, or with --sprt at most so many.")]
PairSeed = Annotated[int, Parameter(help="Which pairs: those of a seed are the same on every machine.")]
Milliseconds = Annotated[float | None, Parameter(help="Milliseconds for each decision; without it no clock runs.")]
Jobs = Annotated[int, Parameter(help="How many processes play at once.")]
ExecutorText = Annotated[str, Parameter(help='What plays: "processes", "dask" on this machine, or "dask:ADDRESS".')]


@arena_app.default
def arena_command(
    *players: Annotated[str, Parameter(help="The player that is measured and the other; or more than two.")],
    rules: RulesText = "standard",
    pairs: Pairs = None,
    sprt: Annotated[str | None, Parameter(help="Two differences, LOW,HIGH: play until it is clear which.")] = None,
    plain: Annotated[bool, Parameter(help="Draw as the rules say, not from fixed rows of cards.", negative="")] = False,
    seed: PairSeed = 0,
    ms: Milliseconds = None,
    jobs: Jobs = 1,
    state: Annotated[
        Path | None, Parameter(help="Keep each pair in this file (a folder for more than two players), or go on there.")
    ] = None,
    luck: Annotated[bool, Parameter(help="Weigh the luck of the draws, and tell what is left without it.")] = True,
    aa: Annotated[
        bool, Parameter(help="Let one player play against itself: it must come out even.", negative="")
    ] = False,
    executor: ExecutorText = "processes",
) -> int:
    """Let computer players play duplicate pairs, and tell how much better one is than another."""
    from bezique.cli.arena import Options, arena

    return arena(players, Options(rules, pairs, sprt, plain, seed, ms, jobs, state, luck, aa, executor))


@arena_app.command(name="report")
def arena_report(
    *files: Annotated[Path, Parameter(help="Files kept with --state, or folders of them.")],
    plot: Annotated[Path | None, Parameter(help="Draw it too, into this file: .svg, .png or .pdf.")] = None,
) -> int:
    """Tell the figures of contests that were kept, and put several into one table with ratings."""
    from bezique.cli.arena import report

    return report(files, plot)


@arena_app.command(name="exploit")
def arena_exploit(
    player: Annotated[str, Parameter(help="The player whose weaknesses are looked for.")],
    /,
    *,
    response: Annotated[tuple[str, ...], Parameter(help="One more that plays against it, such as strong@FILE.")] = (),
    rules: RulesText = "standard",
    pairs: Pairs = None,
    seed: PairSeed = 0,
    ms: Milliseconds = None,
    jobs: Jobs = 1,
    state: Annotated[Path | None, Parameter(help="Keep the pairs in this folder, or go on with those in it.")] = None,
    executor: ExecutorText = "processes",
) -> int:
    """Let players that look for weaknesses play against one, and tell what each of them gains."""
    from bezique.cli.arena import Options, exploit

    options = Options(rules, pairs, seed=seed, milliseconds=ms, jobs=jobs, state=state, executor=executor)
    return exploit(player, response, options)


@arena_app.command(name="claims")
def arena_claims(
    *,
    rules: Annotated[
        tuple[str, ...], Parameter(help="Only claims under these rules; may be given several times.")
    ] = (),
    player: Annotated[tuple[str, ...], Parameter(help="Only claims about this player; the same.")] = (),
    jobs: Jobs = 1,
    state: Annotated[Path | None, Parameter(help="Keep the pairs in this folder, or go on with those in it.")] = None,
    page: Annotated[Path | None, Parameter(help="Put the table into this page, where its marks are.")] = None,
    executor: ExecutorText = "processes",
) -> int:
    """Play the contests that bear out what is said of the players' strength."""
    from bezique.cli.claims import play_claims

    return play_claims(rules, player, jobs=jobs, state=state, page=page, kind=executor)


@levels_app.default
def levels_command() -> int:
    """Tell the levels from the weakest to the strongest, a line each."""
    from bezique.cli.levels import list_levels

    return _told((0, list_levels()))


@levels_app.command(name="measure")
def levels_measure(
    *,
    family: Annotated[tuple[str, ...], Parameter(help="Only this family of rules; may be given several times.")] = (),
    pairs: Annotated[int, Parameter(help="How many pairs neighbours play that answer at once.")] = 300,
    state: Annotated[
        Path | None, Parameter(help="Keep each contest in this folder, or go on with those in it.")
    ] = None,
    data: Annotated[Path | None, Parameter(help="Put the figures into this file.")] = None,
    page: Annotated[Path | None, Parameter(help="Put the tables into this page, where its marks are.")] = None,
) -> int:
    """Let the levels play each other and players that never change, and tell how strong they are."""
    from bezique.cli.levels import measure_levels

    return measure_levels(family, pairs=pairs, state=state, data=data, page=page)


@app.command(name="equity")
def equity_command(
    rules: RulesText = "standard",
    /,
    *,
    count: Annotated[int | None, Parameter(help="Play so many deals instead, and count what they come to.")] = None,
    player: Annotated[str, Parameter(help="With --count: the player that plays both seats.")] = "strong",
    seed: Annotated[int, Parameter(help="With --count: which deals.")] = 1,
    out: Annotated[Path, Parameter(help="With --count: write what was counted here.")] = Path("outcomes.toml"),
) -> int:
    """Show the chance to win the game at each score."""
    from bezique.cli.equity import count_deals, equity

    print(equity(rules) if count is None else count_deals(rules, player, count, seed, out))
    return 0


@app.command(name="train")
def train_command(
    family: Annotated[str, Parameter(help="The family of rules: standard, rubicon, six-pack, eight-pack, polish.")],
    /,
    *,
    out: Annotated[Path, Parameter(help="Write the evaluator into this file.")] = Path("evaluator.bin"),
    deals: Annotated[int, Parameter(help="How many deals to play and learn from.")] = 1_200_000,
    seed: Annotated[int, Parameter(help="Which deals: those of a seed are the same on every machine.")] = 1,
    begin: Annotated[Path | None, Parameter(help="Begin with the evaluator in this file.")] = None,
    batch: Annotated[int, Parameter(help="How many deals are learned from in one step.")] = 2,
    search: Annotated[int, Parameter(help="Learn from a search in so many worlds too.")] = 0,
    search_share: Annotated[float, Parameter(help="The share of the decisions that is searched.")] = 0.1,
    against: Annotated[list[Path] | None, Parameter(help="Play some deals against these frozen evaluators.")] = None,
    share: Annotated[float, Parameter(help="The share of the deals that is played against them.")] = 0.2,
    state: Annotated[Path | None, Parameter(help="Keep the run in this file, or go on with the one in it.")] = None,
    minutes: Annotated[float | None, Parameter(help="Stop after this time, to go on later.")] = None,
    every: Annotated[float, Parameter(help="Seconds between two looks at the strength.")] = 60.0,
) -> int:
    """Learn an evaluator by play against itself."""
    from bezique.cli.train import plan_of, train_family

    plan = plan_of(
        family,
        deals=deals,
        seed=seed,
        begin=begin,
        batch=batch,
        worlds=search,
        taught=search_share,
        against=against or (),
        share=share,
    )
    return train_family(plan, out=out, state=state, minutes=minutes, every=every)
