import { keepName, myName } from "../lib/prefs.svelte";
import { keepSeat } from "../lib/storage";
import { beginCoach } from "../net/api";
import { router } from "../router.svelte";
import { keepProgress, noteLastPlayed } from "./progress";

/** The house opens a first game, and whoever learns sits down at it; the error of a house that does not is thrown. */
export async function openFirstGame(game: string): Promise<void> {
  const seat = await beginCoach(game, myName());
  keepSeat(seat.code, seat.token);
  keepName(myName());
  noteLastPlayed(game);
  keepProgress(game, { stage: "game", code: seat.code, seen: [] });
  router.go(`/t/${seat.code}`);
}
