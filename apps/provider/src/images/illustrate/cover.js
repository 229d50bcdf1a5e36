/** The cover of a magazine and of a report. */
import { L, R4, hash, mix, n } from './plate.js';
import { tree } from './scenery.js';
import { axon, box, shadowOf, wins } from './space.js';

const sun = [0.9, 0.1];

/** A flat quad on the ground. */
const flat = (g, P, x, y, w, d, fill) => g.poly([P([x, y]), P([x + w, y]), P([x + w, y + d]), P([x, y + d])], fill);
const trees = (g, P, places, size = 15) => places.forEach((place) => tree(g, ...P(place), size));

/** Boxes in one light, the far ones first. `lit` and `dark` are how many windows the two faces have. */
const stand = (g, s, boxes, { lit = [6, 7], dark = [6, 7] } = {}) => {
  const { P, k, c } = s;
  g.path(
    boxes.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h + (b.z ?? 0)], sun)).join(''),
    c.deep,
    'opacity=".5" fill-rule="nonzero"',
  );
  for (const b of boxes.toSorted((p, q) => P.depth([p.x, p.y]) - P.depth([q.x, q.y]) || (p.z ?? 0) - (q.z ?? 0))) {
    const hot = b.hot === true;
    const f = box(g, P, [b.x, b.y, b.z ?? 0], [b.w, b.d, b.h], {
      top: hot ? c.glow : c.paper,
      lit: hot ? mix(c.glow, c.tone, 0.3) : mix(c.paper, c.tone, 0.18),
      dark: s.shade,
    });
    const [a, z] = [b.lit ?? lit, b.dark ?? dark];
    g.path(wins(f.F, a[0], a[1], { mu: 0.42, mv: 0.4 }), s.pane);
    g.path(wins(f.S, z[0], z[1], { mu: 0.42, mv: 0.4 }), s.bg);
    g.path(wins(f.S, z[0], z[1], { mu: 0.42, mv: 0.4, keep: () => k.p(0.2) }), c.glow);
  }
};

const block = (g, s) => {
  stand(g, s, [{ x: -96, y: -96, w: 192, d: 192, h: 250 }]);
  trees(
    g,
    s.P,
    [0, 1, 2, 3, 4, 5].map((i) => [-150 + i * 56, 158]),
  );
  trees(
    g,
    s.P,
    [0, 1, 2, 3].map((i) => [166, 120 - i * 70]),
  );
};

const ascending = (g, s) =>
  stand(
    g,
    s,
    [60, 120, 105, 190, 300].map((h, i) => ({
      x: -170 + i * 70,
      y: -40,
      w: 48,
      d: 90,
      h,
      hot: i === 4,
      lit: [2, Math.round(h / 26)],
      dark: [3, Math.round(h / 26)],
    })),
  );

const parcels = (g, s) => {
  const lots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((i) => [
    -170 + (i % 4) * 88,
    -170 + Math.floor(i / 4) * 88,
  ]);
  for (const [x, y] of lots)
    flat(g, s.P, x, y, 76, 76, s.k.p(0.4) ? mix(s.c.paper, s.c.tone, 0.3) : mix(s.bg, s.c.paper, 0.42));
  flat(g, s.P, 6, -82, 76, 76, s.c.glow);
  const [foot, top] = [s.P([44, -44]), s.P([44, -44, 190])];
  g.line(L([foot, top]), s.c.paper, 5);
  g.poly([top, [top[0] + 74, top[1] + 20], [top[0], top[1] + 44]], s.c.paper);
  stand(
    g,
    s,
    [
      { x: -160, y: -160, w: 54, d: 54, h: 62 },
      { x: -160, y: 104, w: 54, d: 54, h: 40 },
      { x: 104, y: 16, w: 54, d: 54, h: 78 },
    ],
    { lit: [2, 2], dark: [2, 2] },
  );
};

const court = (g, s) => {
  stand(g, s, [
    { x: -160, y: -160, w: 320, d: 80, h: 150, lit: [10, 5], dark: [2, 5] },
    { x: -160, y: -80, w: 80, d: 220, h: 150, lit: [2, 5], dark: [7, 5] },
    { x: 96, y: -80, w: 64, d: 220, h: 96, lit: [2, 3], dark: [7, 3] },
  ]);
  trees(
    g,
    s.P,
    [
      [-40, 20],
      [10, 70],
      [50, 0],
      [0, 130],
      [-50, 100],
    ],
    17,
  );
};

const slender = (g, s) => {
  flat(g, s.P, -170, 60, 150, 100, mix(s.c.paper, s.c.tone, 0.5));
  flat(g, s.P, -156, 72, 122, 76, s.c.glow);
  stand(g, s, [
    { x: -30, y: -150, w: 180, d: 190, h: 54, lit: [9, 2], dark: [9, 2] },
    { x: 20, y: -110, w: 84, d: 84, h: 236, z: 54, lit: [3, 11], dark: [3, 11] },
  ]);
  trees(
    g,
    s.P,
    [
      [-150, -60],
      [-150, -110],
      [-100, -140],
    ],
    16,
  );
};

const frame = (g, s) => {
  for (let floor = 0; floor < 6; floor += 1) {
    const z = floor * 44;
    box(g, s.P, [-110, -110, z], [200, 200, 9], { top: s.c.paper, lit: mix(s.c.paper, s.c.tone, 0.25), dark: s.shade });
    if (floor < 5)
      for (const [x, y] of [
        [-104, 84],
        [-40, 84],
        [24, 84],
        [84, 84],
        [84, 24],
        [84, -40],
        [84, -104],
      ])
        g.line(L([s.P([x, y, z + 9]), s.P([x, y, z + 44])]), mix(s.c.paper, s.c.tone, 0.4), 5);
  }
  const at = ([x, y, z]) => s.P([x, y, z]);
  g.line(L([at([150, -150, 0]), at([150, -150, 350])]), s.c.glow, 6);
  g.line(L([at([150, -220, 350]), at([150, 130, 350])]), s.c.glow, 6);
  g.line(L([at([150, -220, 350]), at([150, -150, 384]), at([150, 130, 350])]), s.c.glow, 2.5);
  g.line(L([at([150, 96, 350]), at([150, 96, 262])]), s.c.glow, 2.5);
  box(g, s.P, [132, 80, 232], [34, 34, 30], { top: s.c.paper, lit: s.c.glow, dark: s.shade });
};

const doors = (g, s) => {
  stand(g, s, [{ x: -180, y: -170, w: 270, d: 320, h: 84, lit: [9, 1], dark: [12, 2] }]);
  for (let i = 0; i < 6; i += 1) {
    const y = -140 + i * 52;
    flat(g, s.P, 100, y - 4, 84, 34, mix(s.bg, s.c.deep, 0.35));
    if (i !== 2)
      box(
        g,
        s.P,
        [104, y, 0],
        [66, 26, 32],
        i === 4
          ? { top: s.c.glow, lit: s.c.glow, dark: s.shade }
          : { top: s.c.paper, lit: mix(s.c.paper, s.c.tone, 0.2), dark: s.shade },
      );
  }
};

const cluster = (g, s) =>
  stand(
    g,
    s,
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
      const h = [150, 260, 120, 210, 330, 170, 90, 190, 130][i];
      return {
        x: -170 + (i % 3) * 116,
        y: -170 + Math.floor(i / 3) * 116,
        w: 76,
        d: 76,
        h,
        hot: i === 4,
        lit: [3, Math.round(h / 30)],
        dark: [3, Math.round(h / 30)],
      };
    }),
  );

/** Subjects in an order in which no two that look alike follow each other: issues have consecutive seeds. */
const subjects = [cluster, block, ascending, parcels, court, slender, frame, doors];

/** An issue's cover: one thing on one ground, in the brand's spot ink or darkened, under the magazine's name. */
export function cover(g) {
  const { W, H, k, c } = g;
  const turn = /^\d+$/.test(g.seed) ? Number(g.seed) : hash(g.seed);
  const bg = mix(c.accent, c.deep, [0, 0.35, 0.72][turn % 3]);
  const s = {
    k,
    c,
    bg,
    pane: mix(c.accent, c.deep, 0.5),
    shade: mix(c.deep, c.tone, [0, 0.12, 0.3][turn % 3]),
    P: axon({ th: [0.72, 0.62, 0.82][turn % 3], el: 0.6, s: 1.05, cx: W * 0.5, cy: H * 0.57 }),
  };
  g.rect(0, 0, W, H, bg);
  g.stip(R4(0, 0, W, H), [0, 0], [0, H], 0, 0.5);
  flat(g, s.P, -190, -190, 380, 380, mix(bg, c.paper, 0.22));
  subjects[turn % subjects.length](g, s);
  const A = g.wordmark;
  g.rect(36, 36, W - 72, 3, c.paper);
  g.rect(36, H - 40, W - 72, 2, c.paper);
  if (A)
    g.raw(
      `<g transform="translate(36 52) scale(${n(((W - 72) / A.w) * 100) / 100})"><path d="${A.d}" fill="${c.paper}"/></g>`,
    );
}

export function reportcover(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.9));
  const h = H * 0.56;
  g.clip(R4(0, H - h, W, h), () => {
    g.rect(0, H - h, W, h, R(0.08));
    const P = axon({ th: 0.6, el: 0.55, s: 0.62, cx: W * 0.42, cy: H - h * 0.55 }),
      B = [];
    for (let i = 0; i < 5; i++)
      for (let j = 0; j < 4; j++) B.push({ x: i * 92 - 200, y: j * 92 - 170, w: 58, d: 58, h: k.r(20, 190) });
    g.raw('<g opacity=".45">');
    g.path(B.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], [0.8, 0.2])).join(''), c.deep);
    g.raw('</g>');
    for (const b of B.toSorted((p, q) => P.depth([p.x, p.y]) - P.depth([q.x, q.y]))) {
      const hot = k.p(0.08);
      const f = box(
        g,
        P,
        [b.x, b.y, 0],
        [b.w, b.d, b.h],
        hot ? { top: c.accent, lit: c.accent, dark: mix(c.accent, c.deep, 0.5) } : {},
      );
      g.path(wins(f.S, 1, Math.max(2, Math.round(b.h / 12)), { mu: 0, mv: 0.5, u0: 0, u1: 1 }), R(0.9));
    }
  });
  g.rect(26, 30, 44, 5, c.accent);
  for (let i = 0; i < 3; i++) g.rect(26, 54 + i * 24, W * [0.7, 0.78, 0.46][i], 13, c.paper);
  g.rect(26, 138, W * 0.5, 5, R(0.4));
  g.rect(26, 150, W * 0.42, 5, R(0.4));
}
