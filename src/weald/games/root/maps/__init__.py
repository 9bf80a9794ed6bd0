"""What a map adds to the law: ferry, closed paths, the pass."""
