// Random moves a second through boardgame.io's client without a network, legal moves listed:
// node rules.js SECONDS RUNS
// The state is read from the store: `getState` would copy it through `playerView` first.

const { Client } = require("boardgame.io/client");
const { Dalmuti, legalSets } = require("./game");

function randomGame(deadline) {
  const client = Client({ game: Dalmuti, numPlayers: 5, debug: false });
  let moves = 0;
  let state = client.store.getState();
  while (state.ctx.gameover === undefined && performance.now() < deadline) {
    const { hands, trick, turn } = state.G;
    const sets = legalSets(hands[turn], trick);
    const choice = Math.floor(Math.random() * (sets.length + (trick === null ? 0 : 1)));
    if (choice < sets.length) client.moves.play(sets[choice]);
    else client.moves.pass();
    state = client.store.getState();
    moves += 1;
    if (state._stateID !== moves) throw new Error("a listed move was refused");
  }
  return moves;
}

function rate(seconds) {
  const began = performance.now();
  let moves = 0;
  while (performance.now() - began < seconds * 1000) moves += randomGame(began + seconds * 1000);
  return (moves / (performance.now() - began)) * 1000;
}

const [seconds, runs] = process.argv.slice(2).map(Number);
rate(seconds / 4);
console.log(JSON.stringify(Array.from({ length: runs }, () => rate(seconds))));
