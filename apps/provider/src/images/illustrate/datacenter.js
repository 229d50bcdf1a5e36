/** A data center campus with its power line. */
import { L, R4, lerp, mix, n } from './plate.js';
import { tree } from './scenery.js';
import { axon, box, cell, shadowOf, wins } from './space.js';

export function campus(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.18));
  g.stip(R4(0, 0, W, H), [0, 0], [W, H], 0.0, 0.36);
  const P = axon({ th: 0.58, el: 0.56, s: 1.34, cx: W * 0.26, cy: H * 0.1 }),
    sun = [0.85, 0.3];
  const pl = (x, y, w, d, f) => g.poly([P([x, y]), P([x + w, y]), P([x + w, y + d]), P([x, y + d])], f);
  pl(-900, 330, 2800, 66, R(0.36));
  g.line(
    Array.from({ length: 44 }, (_, i) => L([P([-900 + i * 60, 363]), P([-868 + i * 60, 363])])).join(''),
    R(0.04),
    2.4,
  );
  const B = [
    { x: -140, y: -170, w: 720, d: 210, h: 104 },
    { x: -140, y: 86, w: 720, d: 200, h: 104 },
    { x: -260, y: 440, w: 560, d: 230, h: 98 },
    { x: -900, y: -140, w: 620, d: 400, h: 96 },
    { x: 820, y: -460, w: 560, d: 260, h: 100 },
  ];
  const sub = [690, -60];
  pl(sub[0], sub[1], 330, 330, R(0.06));
  pl(-190, -210, 830, 530, R(0.1));
  pl(-330, 420, 900, 300, R(0.1));
  g.raw('<g opacity=".5">');
  g.path(B.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], sun)).join(''), c.deep);
  g.raw('</g>');
  const S = [];
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 3; j++)
      S.push({ x: sub[0] + 30 + i * 74, y: sub[1] + 40 + j * 96, w: 40, d: 46, h: 44, s: 1, hot: i === 1 && j === 1 });
  g.raw('<g opacity=".5">');
  g.path(S.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], sun)).join(''), c.deep);
  g.raw('</g>');
  for (const b of [...B, ...S].toSorted(
    (p, q) => P.depth([p.x + p.w / 2, p.y + p.d]) - P.depth([q.x + q.w / 2, q.y + q.d]),
  )) {
    if (b.s) {
      const hot = b.hot;
      box(
        g,
        P,
        [b.x, b.y, 0],
        [b.w, b.d, b.h],
        hot
          ? { top: mix(c.accent, c.paper, 0.3), lit: c.accent, dark: mix(c.accent, c.deep, 0.6) }
          : { top: R(0.14), lit: R(0.34), dark: R(0.78), grain: 0.3 },
      );
      for (let q = 0; q < 3; q++) {
        const p0 = P([b.x + 10 + q * 10, b.y + 20, b.h]),
          p1 = P([b.x + 10 + q * 10, b.y + 20, b.h + 26]);
        g.line(L([p0, p1]), R(0.9), 4);
        g.circle(p1[0], p1[1], 3.4, R(0.04));
      }
      continue;
    }
    const f = box(g, P, [b.x, b.y, 0], [b.w, b.d, b.h], { top: R(0.05), lit: R(0.2), dark: R(0.74) });
    const bn = Math.round(b.w / 30);
    g.path(wins(f.F, bn, 1, { u0: 0, u1: 1, v0: 0, v1: 1, mu: 0.92, mv: 0 }), R(0.36));
    g.path(cell(f.F, 0, 0.56, 1, 0.66), R(0.82));
    g.path(cell(f.F, 0.03, 0.0, 0.06, 0.24) + cell(f.F, 0.5, 0, 0.53, 0.24) + cell(f.F, 0.92, 0, 0.96, 0.24), R(0.86));
    g.path(wins(f.S, Math.round(b.d / 30), 1, { u0: 0, u1: 1, v0: 0, v1: 1, mu: 0.92, mv: 0 }), R(0.9));
    const cols = Math.floor(b.w / 46),
      rows = Math.max(2, Math.floor(b.d / 76));
    const U = [];
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < cols; i++) U.push([b.x + 18 + (i * (b.w - 30)) / cols, b.y + 18 + (j * (b.d - 26)) / rows]);
    g.raw('<g opacity=".45">');
    g.path(U.map(([x, y]) => shadowOf(P, [x, y], [28, 44, 17], sun, b.h)).join(''), c.deep);
    g.raw('</g>');
    U.sort((p, q) => P.depth(p) - P.depth(q));
    for (const [x, y] of U) {
      const q = box(g, P, [x, y, b.h], [28, 44, 17], { grain: 0, top: R(0.1), lit: R(0.36), dark: R(0.8) });
      for (const v of [0.28, 0.72]) {
        const p = q.T(0.5, v);
        g.raw(`<ellipse cx="${n(p[0])}" cy="${n(p[1])}" rx="9" ry="5.4" fill="${R(0.84)}"/>`);
      }
    }
  }
  /* transmission line */
  const T = [
    [1010, -300],
    [880, 200],
    [760, 660],
    [1140, -800],
  ].toSorted((a, b) => P.depth(a) - P.depth(b));
  const hT = 300;
  const arm = (x, y, z, s) => [P([x - s, y, z]), P([x + s, y, z])];
  for (const [x, y] of T) {
    const q = 20,
      b = [
        [-q, -q],
        [q, -q],
        [q, q],
        [-q, q],
      ].map(([a, e]) => P([x + a, y + e, 0])),
      t = P([x, y, hT]);
    g.line(b.map((p) => L([p, t])).join(''), c.deep, 2.6);
    let z = '';
    for (let i = 0; i < 7; i++) {
      const a = lerp(0, 1, i / 7),
        e = lerp(0, 1, (i + 1) / 7);
      z +=
        L([
          [lerp(b[3][0], t[0], a), lerp(b[3][1], t[1], a)],
          [lerp(b[2][0], t[0], e), lerp(b[2][1], t[1], e)],
        ]) +
        L([
          [lerp(b[2][0], t[0], a), lerp(b[2][1], t[1], a)],
          [lerp(b[3][0], t[0], e), lerp(b[3][1], t[1], e)],
        ]);
    }
    g.line(z, c.deep, 1.6);
    for (const [zz, s] of [
      [hT * 0.94, 46],
      [hT * 0.8, 58],
      [hT * 0.66, 46],
    ])
      g.line(L(arm(x, y, zz, s)), c.deep, 3);
  }
  let wires = '';
  for (let i = 0; i < T.length - 1; i++)
    for (const [zz, s] of [
      [hT * 0.94, 46],
      [hT * 0.8, 58],
      [hT * 0.66, 46],
    ])
      for (const q of [-1, 1]) {
        const a = P([T[i][0] + q * s, T[i][1], zz]),
          b = P([T[i + 1][0] + q * s, T[i + 1][1], zz]);
        wires += `M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + 36)} ${n(b[0])} ${n(b[1])}`;
      }
  g.line(wires, c.deep, 1.3);
  for (let i = 0; i < 46; i++) {
    const p = P([-900 + i * 60, 322 + k.r(-4, 3)]);
    if (p[0] > -20 && p[0] < W + 20 && p[1] < H + 20) tree(g, p[0], p[1], k.r(9, 13));
  }
}
