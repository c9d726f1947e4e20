import type { TableLine } from "../net/socket";
import type { React, Settings } from "../protocol";

/** What somebody may ask of their table besides a move: each is one message, whose answer is told like all else. */
export class TableRequests {
  constructor(private readonly send: TableLine["send"]) {}

  react = (sign: React["sign"]) => this.send({ type: "react", sign });
  say = (text: string) => this.send({ type: "say", text });
  agree = (seats: number, options: unknown, settings: Settings) => this.send({ type: "agree", seats, options, settings });
  seatBot = (seat: number, level: string) => this.send({ type: "seat-bot", seat, level });
  ready = (on: boolean) => this.send({ type: "ready", on });
  begin = (level: string) => this.send({ type: "begin", level });
  /** The box once more, to change what is played before it begins. */
  openAgain = () => this.send({ type: "play-again" });
  pause = (on: boolean) => this.send({ type: "pause", on });
  endTable = () => this.send({ type: "end-table" });
  standUp = () => this.send({ type: "stand-up" });
  takeBack = (seen: number) => this.send({ type: "take-back", seen });
  answerTakeBack = (yes: boolean) => this.send({ type: "answer-take-back", yes });
  giveOrders = (orders: readonly unknown[]) => this.send({ type: "give-orders", orders });
  remove = (seat: number, keepAway: boolean) => this.send({ type: "remove", seat, keep_away: keepAway });
  mute = (seat: number, on: boolean) => this.send({ type: "mute", seat, on });
  nameHost = (seat: number) => this.send({ type: "name-host", seat });
  showHand = (look: string) => this.send({ type: "show-hand", look });
  swap = (seat: number, other: number) => this.send({ type: "swap", seat, other });
  letBotPlay = (on: boolean) => this.send({ type: "let-bot-play", on });
}
