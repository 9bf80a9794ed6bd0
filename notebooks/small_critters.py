import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    # Small Critters, solved by OpenSpiel

    OpenSpiel's door: `weald_critters`, `weald_defenders`, `weald_root`. Whole games are far too large
    for solvers that walk through all of them; the end of a battle is not. In this one each side has one
    card left, out of four that nobody has seen.
    """)
    return


@app.cell
def _():
    import pyspiel

    import weald.doors.openspiel_games  # noqa: F401 - it registers the games

    position = (
        "target:1;row:air land sea;south.hand:?;south.air:A6;south.land:L3 A2x;south.sea:S1 L4;"
        "north.hand:?;north.air:A3 L2x;north.land:L6;north.sea:S4 A5x;destroyed:A1* A4* L1* S5*"
    )
    game = pyspiel.load_game(f"weald_critters(position={position})")
    deals = game.new_initial_state().chance_outcomes()
    len(deals), "deals, each with its chance:", deals[0][1]
    return (deals, game, pyspiel)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    CFR+ learns how both should play. How much the best answers would still gain against it:
    """)
    return


@app.cell
def _(game, pyspiel):
    solver = pyspiel.CFRPlusSolver(game)
    gains = [pyspiel.nash_conv(game, solver.average_policy())]
    for _ in range(3):
        for _ in range(4):
            solver.evaluate_and_update_policy()
        gains.append(pyspiel.nash_conv(game, solver.average_policy()))
    gains
    return (gains, solver)


@app.cell(hide_code=True)
def _(mo):
    mo.md("""
    What south should do with each card:
    """)
    return


@app.cell
def _(deals, game, solver):
    def dealt(deal):
        state = game.new_initial_state()
        state.apply_action(deal)
        return state

    advice = {}
    for deal, _ in deals:
        state = dealt(deal)
        chances = solver.average_policy().get_state_policy(state)
        advice[state.information_state_string()] = {
            state.action_to_string(action): round(chance, 2) for action, chance in chances if chance > 0.005
        }
    list(advice.values())
    return (advice,)


@app.cell(hide_code=True)
def _():
    import marimo as mo

    return (mo,)


if __name__ == "__main__":
    app.run()
