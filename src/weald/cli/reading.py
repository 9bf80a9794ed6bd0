"""How a command line is read and explained: where Typer has English words, ours are the catalogues'."""

from __future__ import annotations

from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from weald.cli.arguments import HOUSE, tell
from weald.engine.errors import BadValue, UnknownName, WealdError

_HELP_OF: Final = {"help": "usage-help", "install_completion": "usage-install", "show_completion": "usage-show"}


class _Worded:
    """What commands and groups of them have in common."""

    def format_usage(self: Any, context: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, pieces, prefix=f"{tell('usage')} ")

    def format_help(self: Any, context: Any, formatter: Any) -> None:
        from typer import rich_utils  # slow to load, and wanted for help alone

        rich_utils.ARGUMENTS_PANEL_TITLE = tell("usage-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = tell("usage-options")
        rich_utils.COMMANDS_PANEL_TITLE = tell("usage-commands")
        rich_utils.REQUIRED_LONG_STRING = f"[{tell('usage-required')}]"
        rich_utils.DEFAULT_STRING = f"[{HOUSE.say('usage-default', value='{}')}]"
        rich_utils.ENVVAR_STRING = f"[{HOUSE.say('usage-variable', name='{}')}]"
        for parameter in self.get_params(context):
            if parameter.name in _HELP_OF:
                parameter.help = tell(_HELP_OF[parameter.name])
        super().format_help(context, formatter)  # type: ignore[misc]  # of the class that it is mixed into

    def parse_args(self: Any, context: Any, arguments: list[str]) -> list[str]:
        try:
            rest: list[str] = super().parse_args(context, arguments)  # type: ignore[misc]  # as above
        except Exception as error:
            if getattr(error, "ctx", self) is None:
                error.ctx = context  # type: ignore[attr-defined]  # so that it can be told of which command
            raise
        return rest


class Command(_Worded, TyperCommand):
    """A command with our words."""

    def parse_args(self, context: Any, arguments: list[str]) -> list[str]:
        context.allow_extra_args = True
        rest = super().parse_args(context, arguments)
        if rest and not context.resilient_parsing:
            raise BadValue("too-many-words", list=" ".join(rest), command=f"{context.command_path} --help")
        return rest


class Group(_Worded, TyperGroup):
    """Commands with our words."""

    def resolve_command(self, context: Any, arguments: list[str]) -> Any:
        name = arguments[0]
        if name not in self.commands and not name.startswith("-") and not context.resilient_parsing:
            raise UnknownName("command", name, self.commands)
        return super().resolve_command(context, arguments)


def mistake(error: Any) -> WealdError | None:
    """What Typer found wrong with a command line; None if that was something else."""
    context, kind = getattr(error, "ctx", None), type(error).__name__
    if context is None:
        return None
    parameters = context.command.get_params(context)
    if kind == "NoSuchOption":
        known = [name for each in parameters for name in each.opts if name.startswith("--")]
        return UnknownName("flag", error.option_name, known)
    if kind == "BadOptionUsage":
        flags = [name for each in parameters if getattr(each, "is_flag", False) for name in each.opts]
        return BadValue("flag-alone" if error.option_name in flags else "flag-value-missing", name=error.option_name)
    if kind == "MissingParameter":
        return BadValue("word-missing", name=_called(error.param))
    if kind == "BadParameter":  # all that are more than words are numbers
        least, most = (getattr(error.param, bound, None) for bound in ("min", "max"))
        if least is None:
            return BadValue("number-wanted", name=_called(error.param))
        return BadValue("number-out-of-range", name=_called(error.param), least=least, most=most)
    return None


def _called(parameter: Any) -> str:
    return str(parameter.metavar).removesuffix("...") if parameter.param_type_name == "argument" else parameter.opts[0]
