import { socketAddress, TableLine } from "../net/socket";
import type { Problem, Welcome } from "../protocol";

const PATIENCE = 12_000;

/** What a table says to a token; `then` may ask for something more, and is waited for. */
export function visit(code: string, token: string, ask?: Record<string, unknown> & { type: "recognise" }): Promise<Welcome | Problem> {
  return new Promise((resolve) => {
    let met: Welcome | null = null;
    const end = (answer: Welcome | Problem): void => {
      clearTimeout(timer);
      line.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ type: "problem", code: "unreachable" }), PATIENCE);
    const line = new TableLine(socketAddress(code), token, {
      link: () => undefined,
      hear(message) {
        if (message.type === "welcome") {
          met = message;
          if (ask) line.send(ask);
          else end(message);
        } else if (message.type === "problem") end(message);
        else if (met && ask && (message.type === "done" || (message.type === "update" && message.re))) end(met);
      },
    });
  });
}
