import type { PlaceView } from "../protocol";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name that turns nothing round beside itself: isolated where it is written from right to left. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** What the house tells of a table, with every name as it is to be shown. */
export const withNames = <T extends { places?: PlaceView[] }>(table: T): T =>
  table.places ? { ...table, places: table.places.map((place) => (place.name ? { ...place, name: isolated(place.name) } : place)) } : table;

const NARROW = /[fijlrtI1 .,'’|-]/u;
const BROAD = /[mwMW\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** How broad a text is, in letters like an “n”. */
export const breadth = (text: string): number => [...text].reduce((sum, one) => sum + (BROAD.test(one) ? 1.6 : NARROW.test(one) ? 0.65 : 1), 0);
