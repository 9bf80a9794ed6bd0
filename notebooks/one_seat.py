import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    # One seat against computers

    Gymnasium's door: you answer for one seat, computer players have the others. Here south plays
    Critters at War with random answers against `greedy`.
    """)
    return


@app.cell
def _():
    import numpy as np

    from weald.doors.gymnasium_env import SeatEnv

    env = SeatEnv("critters", seat="south", others="greedy", options={"target": 6}, render_mode="ansi")
    row, told = env.reset(seed=7)
    row.shape, told["ask"], told["law"], int(told["action_mask"].sum())
    return (SeatEnv, env, np, told)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    The row is what south sees, and nothing else: docs/learning.md tells field by field what stands
    where. `action_mask` has a 1 for each answer that the law allows. In words:
    """)
    return


@app.cell
def _(env, np, told):
    def in_words(action):
        learning = env.learning
        return learning.ruleset.grammar.write(learning.space.action(int(action)))

    offered = [in_words(action) for action in np.flatnonzero(told["action_mask"])]
    offered
    return (in_words, offered)


@app.cell
def _(env):
    picture = env.render()
    print(picture)
    return (picture,)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    A whole game. The reward comes at the end: 1 for a victory, -1 for a defeat.
    """)
    return


@app.cell
def _(env, in_words, np):
    def play(seed):
        dice = np.random.default_rng(seed)
        _, told = env.reset(seed=seed)
        said, over = [], False
        while not over:
            action = dice.choice(np.flatnonzero(told["action_mask"]))
            said.append(in_words(action))
            _, reward, over, _, told = env.step(action)
        return said, reward

    said, reward = play(seed=7)
    print(reward, *said, sep="\n")
    return (play, reward, said)


@app.cell
def _(play):
    rewards = [play(seed)[1] for seed in range(20)]
    f"{rewards.count(1.0)} of {len(rewards)} games won by random answers against greedy"
    return (rewards,)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    What the law refuses ends the episode, and the answer says why:
    """)
    return


@app.cell
def _(SeatEnv, np):
    other = SeatEnv("critters", seat="south", others="random")
    _, asked = other.reset(seed=7)
    _, _, _, _, answer = other.step(int(np.flatnonzero(asked["action_mask"] == 0)[0]))
    refused = answer["refused"]
    refused
    return (refused,)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    To learn from here: `examples/learn_critters.py` puts MaskablePPO into this seat.
    """)
    return


@app.cell(hide_code=True)
def _():
    import marimo as mo

    return (mo,)


if __name__ == "__main__":
    app.run()
