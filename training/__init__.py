"""Programs that train, calibrate and measure the bots; not part of the package that is installed."""
