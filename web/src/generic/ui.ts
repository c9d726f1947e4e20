// A whole client made of what a box says of itself: its roles, its sentences and, if it brings one, its own module.
import type { Component } from "svelte";
import type { GameUi, Sight, Who } from "../games/index";
import { teller, type Roles } from "../lib/arguments";
import { linkTo } from "../lib/base";
import type { BoxParts, Question } from "../protocol";
import { fieldOf, standingsOf, type Move, type View } from "./fields";
import End from "./End.svelte";
import Mounted from "./Mounted.svelte";
import { clientAt } from "./ownClient";
import Side from "./Side.svelte";
import Table from "./Table.svelte";

/** How this game's things are said. */
export interface Told {
  roles: Roles;
  /** null where the box has no sentence for it. */
  sentence(event: unknown, who: Who): string | null;
  label(move: Move, who: Who): string;
  question(question: Question, who: Who): string;
  refusal: GameUi["refusal"];
  line: GameUi["line"];
}

interface Shows {
  sight: Sight;
  who: Who;
}

/** The component with this more among its properties. */
const withMore =
  <More extends object>(component: Component<Shows & More>, more: More): Component<Shows> =>
  (anchor, props) =>
    component(anchor, {
      ...more,
      get sight() {
        return props.sight;
      },
      get who() {
        return props.who;
      },
    });

export function toldBy(roles: Roles): Told {
  const told = teller(roles);
  const known = (line: string, id: string): string | null => (line === id ? null : line);
  return {
    roles,
    sentence: (event, who) => known(told.event(event as Move, who), `event-${(event as Move).type}`),
    label: (move, who) => known(told.move(move, who), `move-${move.type}`) ?? move.type.replaceAll("-", " "),
    question: (question, who) => known(told.question(question, who), `question-${question.key}`) ?? who.say("generic-yours"),
    refusal: told.refusal,
    line: told.line,
  };
}

function headline(view: View, roles: Roles, say: Who["say"]): string {
  const phase = fieldOf<string>(view, roles, "phase") ?? "";
  const ids = ["headline", `phase-${phase}`];
  return ids.map((id) => [id, say(id, view as never)]).find(([id, told]) => told !== id)?.[1] ?? "";
}

/** The client of a box: the module it brings, as long as that works, else the plain one. */
export async function openUi({ roles, client, moments }: BoxParts): Promise<GameUi> {
  const told = toldBy(roles);
  const plain = withMore(Table, { told });
  const found = client ? await clientAt(linkTo(client)) : null;
  const ended = (events: readonly unknown[]) => events.some((event) => fieldOf(event as View, roles, "standings"));
  return {
    Table: found ? withMore(Mounted, { told, found, Plain: plain }) : plain,
    Side: withMore(Side, { told }),
    End: withMore(End, { told }),
    moments: moments ?? {},
    headline: (view, say) => headline(view as View, roles, say),
    winners: (view) => standingsOf(view as View, roles, [])[0] ?? [],
    line: told.line,
    awaited: (view) => fieldOf<number[]>(view as View, roles, "asked") ?? [],
    sentence: told.sentence,
    refusal: told.refusal,
    pace: (events) => (events.length ? 300 : 0),
    sound: (events) => (ended(events) ? "fanfare" : events.length ? "card" : null),
    keys: [["1 … 9", "keys-number"]],
  };
}
