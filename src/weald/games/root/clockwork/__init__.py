"""The Clockwork bots: seats that play themselves by the Law of Rootbotics. Laws of that book begin with K."""
