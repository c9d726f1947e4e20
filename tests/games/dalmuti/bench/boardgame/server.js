// boardgame.io's own server, its store in memory: node --expose-gc server.js PORT
// SIGUSR2 collects what is no longer used, so that memory compares what tables hold, not when V8 tidies up.
// koa-compose stays at 4.1.0: from 4.2 on, it drops the lobby's routes, added after the sockets are attached.

const { Server } = require("boardgame.io/server");
const { Dalmuti } = require("./game");

process.on("SIGUSR2", () => global.gc());
Server({ games: [Dalmuti], origins: [] }).run(Number(process.argv[2]));
