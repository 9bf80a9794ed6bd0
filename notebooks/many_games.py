import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    # Many games in one call

    The door of vectors: all games take their answers in one call of compiled code, and write what is
    seen next into one array. For learners that play all seats themselves.
    """)
    return


@app.cell
def _():
    import numpy as np

    from weald.doors.vector import OVER, Vector

    games = Vector("critters", 64, seed="7", options={"target": 6})
    games.observations.shape, games.masks.shape, games.actors[:8]
    return (OVER, games, np)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    `actors` says whom each game asks. Random answers for all, until 500 games have ended; where one has
    ended, the next step begins a new one.
    """)
    return


@app.cell
def _(OVER, games, np):
    from time import perf_counter

    dice = np.random.default_rng(7)
    wins, ended, answers = np.zeros(len(games.seats)), 0, 0
    begun = perf_counter()
    while ended < 500:
        answers += int((games.actors != OVER).sum())
        rewards = games.step(games.sample(dice))
        ended += int((games.actors == OVER).sum())
        wins += (rewards > 0).sum(axis=0)
    seconds = perf_counter() - begun
    dict(zip(games.seats, wins.tolist(), strict=True)), f"{answers / seconds:,.0f} answers a second"
    return (answers, ended, wins)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    An observation is a row of bytes. What its parts are called:
    """)
    return


@app.cell
def _(games):
    fields = games.many.observer.fields
    first = {field.name: games.observations[0, field.start : field.start + field.size].tolist() for field in fields[:6]}
    first
    return (first,)


@app.cell(hide_code=True)
def _():
    import marimo as mo

    return (mo,)


if __name__ == "__main__":
    app.run()
