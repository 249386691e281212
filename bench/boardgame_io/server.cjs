// boardgame.io with a game of its own, in memory: `node server.cjs PORT`. The rule is trivial: the
// seats act in turn, 86 times as in Bagalut; the state is about as large as a frame of Bagalut.
const { Server } = require("boardgame.io/server");

const ACTIONS = 86;
const GOODS = ["fish", "coin", "mead", "sheep", "grain"];

const game = {
  name: "bench",
  disableUndo: true, // else each state holds the ones before it
  setup: () => ({
    left: ACTIONS,
    rows: GOODS.map((good) => ({ good, cards: Array.from({ length: 60 }, (_, n) => n % 7) })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    steal: ({ G }, good) => {
      G.left -= 1;
      const { cards } = G.rows[GOODS.indexOf(good)];
      cards[G.left % cards.length] = G.left % 7;
    },
  },
  endIf: ({ G }) => (G.left === 0 ? { draw: true } : undefined),
};

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
// Koa hands this to Node's `listen`, which takes an object too: loopback only.
server.run({ port: { port: Number(process.argv[2]), host: "127.0.0.1" } });
