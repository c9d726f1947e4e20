import { device } from "../lib/storage";
import { linkTo } from "../lib/base";
import type {
  BoxParts,
  ChooseWays,
  CoachPlan,
  Curve,
  HttpProblem,
  OpenTable,
  PlayOn,
  PracticeTold,
  PracticeTurn,
  Replay,
  Review,
  SceneAnswer,
  ScenePlay,
  Scenes,
  SceneTry,
  Seated,
  Shelf,
  Story,
  TableSummary,
  TakeSeat,
  WaysShown,
} from "../protocol";

/** An answer that was not what we asked for; `problem.code` names its sentence. */
export class Unanswered extends Error {
  constructor(readonly problem: HttpProblem) {
    super(problem.code);
  }
}

const lost = (code = "unreachable"): Unanswered => new Unanswered({ code, values: {}, refusal: null });

const reach = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(linkTo(`/api${path}`), init).catch(() => {
    throw lost();
  });

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await reach(path, init);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  if (body && typeof body === "object" && "code" in body) throw new Unanswered(body as HttpProblem);
  throw lost();
}

export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const eyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export const getShelf = (): Promise<Shelf> => ask("/shelf");
/** The parts of a box that can be asked for besides its game. */
export const getPages = async (game: string): Promise<readonly string[]> => (await getShelf()).pages[game] ?? [];
/** An error where the house has no such part of the box: what is not there is not asked for. */
export async function needPage(game: string, page: string): Promise<void> {
  if (!(await getPages(game)).includes(page)) throw lost("no-such-page");
}
export const openTable = (request: OpenTable): Promise<Seated> => ask("/tables", post({ device: device(), ...request }));
export const getTable = (code: string): Promise<TableSummary> => ask(`/tables/${code}`);
export const takeSeat = (code: string, request: TakeSeat): Promise<Seated> => ask(`/tables/${code}/seats`, post({ device: device(), ...request }));
export const chooseWays = (code: string, chosen: ChooseWays): Promise<WaysShown> => ask(`/tables/${code}/ways`, post(chosen));
export const getReplay = (code: string, seat: number | null): Promise<Replay> =>
  ask(`/tables/${code}/replay${eyes(seat)}`);
export const replayOf = (record: unknown, seat: number | null): Promise<Replay> =>
  ask(`/replay${eyes(seat)}`, post(record));
/** After each turn of a finished game, how it stood for each seat. */
export const getCurve = (code: string): Promise<Curve> => ask(`/tables/${code}/curve`);
export const curveOf = (record: unknown): Promise<Curve> => ask("/curve", post(record));
/** What would have been better, move by move, and all of it in writing: it takes the house a few seconds. */
export const getReview = (code: string): Promise<Review> => ask(`/tables/${code}/review`);
export const reviewOf = (record: unknown): Promise<Review> => ask("/review", post(record));
/** A record of a position or a game that somebody wrote down. */
export const readWritten = (text: string): Promise<unknown> => ask("/read", post({ text }));
/** What a finished game is remembered for. */
export const getStory = (code: string): Promise<Story> => ask(`/tables/${code}/story`);
export const playOn = (request: PlayOn): Promise<Seated> => ask("/tables/from", post(request));

/** Of a box that has scenes. */
export const getScenes = (game: string): Promise<Scenes> => ask(`/scenes/${game}`);
export const getScene = (game: string, name: string, seat: number | null): Promise<ScenePlay> =>
  ask(`/scenes/${game}/${name}${eyes(seat)}`);
/** Whether the rules would take another move than the scene's, and if not, why. */
export const tryInScene = (game: string, name: string, tried: SceneTry): Promise<SceneAnswer> =>
  ask(`/scenes/${game}/${name}/try`, post(tried));

/** What fields of the box's game stand for, and where its own client is, if it brings one. */
export const getBoxParts = (game: string): Promise<BoxParts> => ask(`/boxes/${game}`);

async function askText(path: string): Promise<string> {
  const answer = await reach(path);
  if (!answer.ok) throw lost(answer.status === 404 ? "no-such-game" : undefined);
  return answer.text();
}

export const getWords = (game: string, language: string): Promise<string> => askText(`/boxes/${game}/words/${language}`);
/** How somebody new is led through a box; an error where the box brings no coach. */
export const getCoach = (game: string): Promise<CoachPlan> => needPage(game, "coach").then(() => ask(`/coach/${game}`));
export const beginCoach = (game: string, name: string): Promise<Seated> => ask(`/coach/${game}`, post({ name }));
/** What a learner does in an exercise, alone: played by the rules, kept nowhere. */
export const practise = (game: string, turn: PracticeTurn): Promise<PracticeTold> => ask(`/practice/${game}`, post(turn));
/** The rule book as it is written: Markdown, numbered by clause. */
export const getRules = (game: string, language: string): Promise<string> => askText(`/rules/${game}/${language}`);

/** Where the pictures of a rule book are; each is named by its file. */
export const pictureFolder = (game: string): string => linkTo(`/api/rules/${game}/pictures/`);

export const recordAddress = (code: string): string => linkTo(`/api/tables/${code}/record`);
export const qrAddress = (code: string): string => linkTo(`/api/tables/${code}/qr.svg`);
/** A written position as an SVG, with that side of the board below and a move drawn along its cells. */
export const drawingAddress = (game: string, position: string, bottom: number, path: readonly string[]): string =>
  linkTo(`/api/boxes/${game}/picture?${new URLSearchParams({ position, bottom: String(bottom), path: path.join(" ") })}`);
