// Small signs in a square of 24, drawn by one line.
export const Crown = "M4 18h16M4 15l-1-9 5 4 4-6 4 6 5-4-1 9z";
export const Reach = "M5 3v8c0 2 1 3 2 4v6M9 12V5M12 11V3.5M15 11.5V5M18 13V8c0 6-1 8-2 9v4";
export const Camel = "M3 20v-6c0-3 2-3 3-5s2-3 3.5-1 2 2 3.5 0 3-1 3.5 1l1 2c1 .5 1.5-1 1.5-4l2.5-.5M7 20v-5h7v5";
export const Turns = "M5 12a7 7 0 1 1 2 5M5 20v-4h4";
