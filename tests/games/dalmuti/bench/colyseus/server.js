// Colyseus' own server, its rooms in memory, with the rules of ../boardgame: node --expose-gc server.js PORT
// Hands are hidden, so each client is sent its own view at once, as a message; rooms have no shared state to patch.
// SIGUSR2 collects what is no longer used, as in ../boardgame/server.js; Colyseus itself would shut down by it.

const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { Dalmuti } = require("../boardgame/game");

const SEATS = 5;
const ROUNDS = 100;

const random = {
  Shuffle(cards) {
    const shuffled = [...cards];
    for (let at = shuffled.length - 1; at > 0; at -= 1) {
      const other = Math.floor(Math.random() * (at + 1));
      [shuffled[at], shuffled[other]] = [shuffled[other], shuffled[at]];
    }
    return shuffled;
  },
};

class Table extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    this.version = 0;
    this.seated = [];
    this.onMessage("move", (client, { type, args }) => this.move(client, type, args));
  }

  onJoin(client) {
    this.seated.push(client);
    if (this.seated.length < SEATS) return;
    this.lock();
    const ctx = { playOrder: this.seated.map((_, seat) => String(seat)) };
    this.G = Dalmuti.setup({ ctx, random }, { rounds: ROUNDS });
    this.tell();
  }

  move(client, type, args) {
    const seat = this.seated.indexOf(client);
    const made = Object.hasOwn(Dalmuti.moves, type) && seat === this.G.turn;
    if (!made || Dalmuti.moves[type]({ G: this.G, random, playerID: String(seat) }, ...args) !== undefined) {
      client.send("refused", { version: this.version });
      return;
    }
    this.version += 1;
    this.tell();
  }

  tell() {
    this.seated.forEach((client, seat) => {
      const G = Dalmuti.playerView({ G: this.G, playerID: String(seat) });
      client.send("update", { seat, version: this.version, G });
    });
  }
}

process.on("SIGUSR2", () => global.gc());
const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define("table", Table);
server.listen(Number(process.argv[2]));
