"""The message catalogue: every text in every language, with the same parameters, and short enough for its place."""

from __future__ import annotations

import ast as python_ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.pace.typed import read_week
from bot.texts import HERE, Texts, _entries, catalogues, name_of, texts, texts_for
from bot.texts.days import typed_always, typed_days
from bot.texts.entries import Entries
from engine.games import folder_of, game_named, game_names
from tests.bot.limits import FORM_LABEL, LABEL, PLACEHOLDER, TITLE
from tests.languages import FOREIGN, LANGUAGES

SHORT = {
    r"button-.*": LABEL,
    r"level-.*": LABEL,
    r"form-(?!.*-(about|hint)$).*": FORM_LABEL,
    r"form-.*-(about|hint)": 100,
    r"(.*-)?(describe|command|argument|choice)-.*": 100,
    r"option-.*|tell-way-.*|(late|gone)-choice-.*|later-(hour|evening|tomorrow|weekend)|pause-(\d+d|open)": 100,
    r".*-option-(?!.*-about$).*": 100,
    r".*-hint-.*": 100,
    r"settings": TITLE,
    r"setting-.*": 100,
    r"system-.*": 80,
    r"rules-more": PLACEHOLDER,
    r"risky": 100,
    r".*-sign-.*": 2,
    r".*-menu-.*": 240,
    r".*-refusal-.*|refusal-.*|error-.*": 600,
}
"""How long a text of these names may be, its parameters not counted."""


class _Names(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.params: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


class _Words(Visitor):
    """Collects the words of a message as they are written, without its parameters."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.written.append(node.value)


def _loose(message: ast.Message) -> list[str]:
    """The words of a message in which a line could break before a mark, or after an opening quotation mark."""
    words = _Words()
    words.visit(message)
    return [text for text in words.written if re.search(r" [;:!?»]|« ", text)]


def written(language: str, key: str) -> str:
    """All words of a message, in all its forms."""
    words = _Words()
    words.visit(messages(language)[key])
    return " ".join(words.written)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its key."""
    found: dict[str, ast.Message] = {}
    for path in catalogues(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def params(language: str, key: str) -> set[str]:
    """What a message needs to be told, messages within it included."""
    names = _Names()
    names.visit(messages(language)[key])
    return names.params.union(*(params(language, inner) for inner in names.messages))


def given(used: set[str]) -> set[str]:
    """What a text is told that another language uses in part: the edition always, and how many there are in a list."""
    return used | {"edition"} | {f"{name}-count" for name in used}


def longest(language: str, key: str) -> int:
    """The length of a message in its longest form, parameters left empty."""
    return max(map(len, _forms(language, messages(language)[key].value)))


def _forms(language: str, pattern: ast.Pattern | None) -> Iterator[str]:
    if pattern is None:
        yield ""
        return
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        else:
            text += max(_of_expression(language, element.expression), key=len)
    yield text


def _of_expression(language: str, expression: object) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [form for variant in expression.variants for form in _forms(language, variant.value)]
    if isinstance(expression, ast.MessageReference):
        return list(_forms(language, messages(language)[expression.id.name].value))
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    return [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read(language: str) -> None:
    assert len(messages(language)) > 500


@pytest.mark.parametrize("language", FOREIGN)
def test_every_text_is_translated(language: str) -> None:
    assert set(messages("en")) - set(messages(language)) == set()
    assert set(messages(language)) - set(messages("en")) == set()


@pytest.mark.parametrize("language", FOREIGN)
def test_a_translation_is_told_the_same_things(language: str) -> None:
    surplus = {
        key: unknown
        for key in messages("en").keys() & messages(language).keys()
        if (unknown := params(language, key) - given(params("en", key)))
    }
    assert surplus == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_too_long_for_its_place(language: str) -> None:
    too_long = {
        key: longest(language, key)
        for key in messages(language)
        for pattern, most in SHORT.items()
        if re.fullmatch(pattern, key) and longest(language, key) > most
    }
    assert too_long == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_form_that_asks_for_a_number_is_read_whole(name: str, language: str) -> None:
    said = texts(language)
    for spec in game_named(name).list_options(game_named(name).seats[0]):
        if not (spec.choices or spec.flag):
            option = f"{name}-option-{spec.name}"
            assert len(said(option)) <= TITLE
            assert len(said.pair(said("form-value"), said(f"{name}-hint-{spec.name}"))) <= FORM_LABEL
            assert len(said(f"{option}-about")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_for_people_have_typographic_apostrophes(language: str) -> None:
    plain = [
        key
        for key in messages(language)
        if any("'" in form for form in _forms(language, messages(language)[key].value))
    ]
    assert plain == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_before_a_punctuation_mark(language: str) -> None:
    loose = {key: found for key, message in messages(language).items() if (found := _loose(message))}
    assert loose == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_words_of_commands_name_a_day_which_is_over_some_day(language: str) -> None:
    named = {key: written(language, key) for key in messages(language) if not key.startswith("describe-")}
    assert {key for key, words in named.items() if re.search(r"\b20\d\d-\d\d-\d\d\b", words)} == set()


@pytest.mark.parametrize(
    ("language", "other", "usual"),
    [("de", "Wellenmarker", "Wellenmarke"), ("de", "Coach", "Ratgeber"), ("es", "coach", "consejero")],
)
def test_the_same_thing_has_the_same_word_everywhere(language: str, other: str, usual: str) -> None:
    found = {key: written(language, key) for key in messages(language)}
    assert {key for key, words in found.items() if re.search(rf"\b{other}\b", words)} == set()
    assert any(usual in words for words in found.values())


def test_every_text_that_the_screens_name_is_there() -> None:
    named: dict[str, Path] = {}
    for path in (path for room in ("screens", "drawing", "games") for path in (HERE.parent / room).rglob("*.py")):
        for call in re.finditer(r"""(?:texts|said)\(\s*["']([a-z0-9-]+)["']""", path.read_text(encoding="utf-8")):
            named[call.group(1)] = path
    assert len(named) > 40
    assert {key: path.name for key, path in named.items() if not texts("en").has(key)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_named_for_a_time_that_hosts_set(language: str) -> None:
    named = re.compile(r"\b(\d+|ten|zehn|dix|diez|three|drei|trois|tres)\b")
    for key in ("choice-second_thoughts-yes", "describe-second_thoughts", "plan-about", "plan-soon", "habit-about"):
        assert named.search(texts(language)(key)) is None, key


def test_plurals_are_the_catalogues_doing() -> None:
    english, german = texts("en"), texts("de")
    assert english("waves-words-hand", count=1) == "1 card"
    assert english("waves-words-hand", count=2) == "2 cards"
    assert german("waits-for", count=1, who="Bo", doing="ziehen") == "⏳ Es fehlt noch Bo: ziehen"
    assert german("waits-for", count=2, who="Bo, Al", doing="ziehen") == "⏳ Es fehlen noch Bo, Al: ziehen"


def test_an_unknown_language_is_answered_in_english() -> None:
    assert texts_for("xx-YY").language == "en"
    assert texts_for("de").language == "de"
    assert texts_for(None).language == "en"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bot.ftl").write_text("yes = yes\nno = no")
    (tmp_path / "tlh").mkdir()
    (tmp_path / "tlh" / "bot.ftl").write_text("yes = HIja’")
    monkeypatch.setattr("bot.texts.HERE", tmp_path)
    monkeypatch.setattr("bot.texts._entries", _entries.__wrapped__)
    klingon = Texts("tlh")
    assert (klingon("yes"), klingon("no")) == ("HIja’", "no")


def test_every_language_has_its_own_name_and_names_for_the_days() -> None:
    assert len({name_of(language) for language in LANGUAGES}) == len(LANGUAGES)
    for language in LANGUAGES:
        first, *_, last = names = texts(language)("typed-days").split()
        assert [typed_days()[name] for name in names] == list(range(7))
        assert len(read_week(f"{first}-{last} 8:00-22:00", typed_days())) == 7
        assert read_week(texts(language)("typed-always").upper(), typed_days(), typed_always()) == {}


def test_days_are_understood_without_their_accents() -> None:
    assert typed_days()["sab"] == typed_days()["sáb"] == 5
    assert read_week("mie-sáb 8:00-22:00", typed_days()).keys() == {"wed", "thu", "fri", "sat"}


def test_the_catalogues_of_games_are_beside_their_rules() -> None:
    for language in LANGUAGES:
        assert any(folder_of(name) in path.parents for name in game_names() for path in catalogues(language))


@cache
def _said_with_parameters() -> list[tuple[str, str, set[str]]]:
    """Each call in the bot that says a text by its key: where, the key, and the names of the parameters it gives."""
    found = []
    for path in sorted(HERE.parent.rglob("*.py")):
        for node in python_ast.walk(python_ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, python_ast.Call) or any(word.arg is None for word in node.keywords):
                continue
            name = node.func.id if isinstance(node.func, python_ast.Name) else getattr(node.func, "attr", "")
            key = node.args[0].value if node.args and isinstance(node.args[0], python_ast.Constant) else None
            if name in ("Sorry", "texts") and isinstance(key, str) and key in messages("en"):
                found.append((f"{path.name}:{node.lineno}", key, {str(word.arg) for word in node.keywords}))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_says_a_text_gives_all_that_it_needs(language: str) -> None:
    said = _said_with_parameters()
    assert len(said) > 150
    lacking = {where: (key, params(language, key) - given) for where, key, given in said}
    assert {where: found for where, found in lacking.items() if found[1] - {"edition"}} == {}


def test_what_is_parsed_when_it_is_asked_for_is_what_the_whole_catalogue_says() -> None:
    for language in LANGUAGES:
        sources = [path.read_text(encoding="utf-8") for path in catalogues(language)]
        whole, entries = FluentBundle([language], use_isolating=False), Entries(language, sources)
        for source in sources:
            whole.add_resource(FluentResource(source))
        for key in messages(language):
            pattern = whole.get_message(key).value
            assert pattern is not None
            said, wrong = whole.format_pattern(pattern, {})
            filled = entries.fill_in(key, {})
            assert filled is not None
            assert (filled[0], [str(one) for one in filled[1]]) == (said, [str(one) for one in wrong])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_table_is_said_as_it_is_typed(language: str) -> None:
    assert "#12345)" in texts(language)("done-start", name="Friday", table=12345)
