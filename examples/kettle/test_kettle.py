"""The Kettle keeps what every game promises."""

from tablee.conformance import suite_of

test_conformance = suite_of("kettle")
