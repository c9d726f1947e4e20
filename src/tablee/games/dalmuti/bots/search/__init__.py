"""Search at the Grand Dalmuti: the readable players in the twin's words, worlds that fit a view, trees."""
