"""Learning judgement from games: `samples` plays and notes, `fitting` learns, `course` repeats both."""
