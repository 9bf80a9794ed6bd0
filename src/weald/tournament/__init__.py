"""What a contest has beyond the standard library: `ratings` (openskill), a `cluster` (Ray); and its picture, `plot`."""
