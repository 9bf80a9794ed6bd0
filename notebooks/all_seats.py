import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    # All seats

    PettingZoo's door (AEC): each question of the game is one step of the seat that it is put to. Here
    three factions of Root play at random, and what they earn includes a hundredth for each point.
    """)
    return


@app.cell
def _():
    import numpy as np

    from weald.doors.pettingzoo_env import env

    game = env("root", options={"vagabond": "no"}, rewards="points", render_mode="ansi")
    game.reset(seed=7)
    game.possible_agents, game.agent_selection, game.infos[game.agent_selection]
    return (env, game, np)


@app.cell
def _(game):
    seen = game.observe(game.agent_selection)
    {name: (part.shape, part.dtype) for name, part in seen.items()}
    return (seen,)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    A seat that is not asked sees its own view as well, but may do nothing:
    """)
    return


@app.cell
def _(game):
    allowed = {seat: int(game.observe(seat)["action_mask"].sum()) for seat in game.possible_agents}
    allowed
    return (allowed,)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    A whole game:
    """)
    return


@app.cell
def _(game, np):
    dice = np.random.default_rng(7)
    earned, answers = dict.fromkeys(game.possible_agents, 0.0), 0
    game.reset(seed=7)
    for seat in game.agent_iter():
        view, reward, over, _, _ = game.last()
        earned[seat] += reward
        game.step(None if over else int(dice.choice(np.flatnonzero(view["action_mask"]))))
        answers += not over
    answers, earned
    return (answers, earned)


@app.cell
def _(game):
    outcome = game.learning.table.outcome
    print(game.render())
    {"law": outcome.law, "scores": outcome.scores}
    return (outcome,)


@app.cell(hide_code=True)
def _():
    import marimo as mo

    return (mo,)


if __name__ == "__main__":
    app.run()
