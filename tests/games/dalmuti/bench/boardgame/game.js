// The Grand Dalmuti for boardgame.io, as much of it as the bench's crowd plays: deal, sets, passes, tricks,
// going out, rounds, scores. The call and the taxes are left out, which spares the peer their moves.
// A hand is a row of counts: [cards held, ones, twos, …, twelves, jokers].

const { INVALID_MOVE } = require("boardgame.io/core");

const JOKER = 13;
const DECK = Array.from({ length: JOKER }, (_, n) => Array(n + 1 === JOKER ? 2 : n + 1).fill(n + 1)).flat();

function deal(random, order) {
  const hands = order.map(() => Array(JOKER + 1).fill(0));
  random.Shuffle(DECK).forEach((card, n) => {
    const hand = hands[order[n % order.length]];
    hand[card] += 1;
    hand[0] += 1;
  });
  return hands;
}

function setup({ ctx, random }, { rounds = 5 } = {}) {
  const order = random.Shuffle(ctx.playOrder.map(Number));
  return {
    rounds,
    round: 1,
    order,
    scores: order.map(() => 0),
    hands: deal(random, order),
    out: [],
    trick: null,
    passed: [],
    turn: order[0],
  };
}

/** Clockwise from a seat, the first that holds cards and is not skipped. */
function nextHolder(G, after, skipped) {
  const { order } = G;
  const place = order.indexOf(after);
  for (let step = 1; step <= order.length; step += 1) {
    const seat = order[(place + step) % order.length];
    if (G.hands[seat][0] && !skipped.includes(seat)) return seat;
  }
  return undefined;
}

/** The next one asked, or a new lead when everybody else has passed. */
function goOn(G, seat) {
  const { trick } = G;
  const asked = nextHolder(G, seat, [...G.passed, trick.seat]);
  if (asked !== undefined) {
    G.turn = asked;
    return;
  }
  G.turn = G.hands[trick.seat][0] ? trick.seat : nextHolder(G, trick.seat, []);
  G.trick = null;
  G.passed = [];
}

/** Seats follow the order of going out; everything is dealt again. */
function endRound(G, random) {
  G.order = [...G.out, G.order.find((seat) => !G.out.includes(seat))];
  G.round += 1;
  G.hands = deal(random, G.order);
  G.out = [];
  G.trick = null;
  G.passed = [];
  G.turn = G.order[0];
}

function isLegal(cards, hand, trick) {
  if (!Array.isArray(cards) || cards.length === 0) return false;
  const rank = Math.min(...cards);
  const jokers = rank === JOKER ? 0 : cards.filter((card) => card === JOKER).length;
  const numbered = cards.filter((card) => card === rank).length;
  if (numbered + jokers !== cards.length || !(hand[rank] >= numbered) || hand[JOKER] < jokers) return false;
  return trick === null || (cards.length === trick.size && rank < trick.rank);
}

function play({ G, random, playerID }, cards) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  if (!isLegal(cards, hand, G.trick)) return INVALID_MOVE;
  for (const card of cards) hand[card] -= 1;
  hand[0] -= cards.length;
  G.trick = { seat, rank: Math.min(...cards), size: cards.length };
  G.passed = [];
  if (hand[0] === 0) {
    G.scores[seat] += G.order.length - 1 - G.out.length;
    G.out.push(seat);
    if (G.out.length === G.order.length - 1) {
      endRound(G, random);
      return undefined;
    }
  }
  goOn(G, seat);
  return undefined;
}

function pass({ G, playerID }) {
  if (G.trick === null) return INVALID_MOVE;
  G.passed.push(Number(playerID));
  goOn(G, Number(playerID));
  return undefined;
}

/** The sets a seat may play; passing is the caller's to add. */
function legalSets(hand, trick) {
  const sets = [];
  for (let rank = 1; rank <= JOKER && (trick === null || rank < trick.rank); rank += 1) {
    for (let numbered = 1; numbered <= hand[rank]; numbered += 1) {
      for (let jokers = 0; jokers <= (rank === JOKER ? 0 : hand[JOKER]); jokers += 1) {
        if (trick === null || numbered + jokers === trick.size) {
          sets.push([...Array(numbered).fill(rank), ...Array(jokers).fill(JOKER)]);
        }
      }
    }
  }
  return sets;
}

const Dalmuti = {
  name: "dalmuti",
  minPlayers: 4,
  maxPlayers: 10,
  disableUndo: true, // the undo stack would keep every state and grow without end
  setup,
  moves: { play, pass },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  endIf: ({ G }) => (G.round > G.rounds ? { scores: G.scores } : undefined),
  /** One's own hand, and how many cards the others hold. */
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : [hand[0]])),
  }),
};

module.exports = { Dalmuti, legalSets };
