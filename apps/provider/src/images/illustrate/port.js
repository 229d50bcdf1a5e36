/** A container port, and a rail yard. */
import { D, L, R4, mix, n } from './plate.js';
import { sky } from './scenery.js';
import { axon, box, shadowOf } from './space.js';

/** A gantry crane from its side: `reach` is the boom above the water. */
const gantry = (g, x, base, h, reach, col, lw) => {
  const w = h * 0.3,
    top = base - h,
    deck = base - h * 0.66;
  g.line(
    [
      [x, base],
      [x + w * 0.08, deck],
      [x + w * 0.16, top],
    ]
      .map((p, i) => (i ? 'L' : 'M') + n(p[0]) + ' ' + n(p[1]))
      .join('') +
      L([
        [x + w, base],
        [x + w * 0.92, deck],
        [x + w * 0.16, top],
      ]) +
      L([
        [x + w * 0.04, base - h * 0.3],
        [x + w * 0.96, base - h * 0.3],
      ]) +
      L([
        [x + w * 0.04, base - h * 0.3],
        [x + w * 0.92, deck],
      ]),
    col,
    lw * 1.6,
  );
  g.rect(x - reach, deck - h * 0.035, reach + w * 2, h * 0.05, col);
  g.line(
    L([
      [x - reach * 0.94, deck],
      [x + w * 0.16, top],
      [x + w * 1.9, deck],
    ]) +
      L([
        [x - reach * 0.45, deck],
        [x + w * 0.16, top],
      ]),
    col,
    lw * 0.8,
  );
  g.rect(x + w * 0.9, deck - h * 0.12, w * 0.6, h * 0.1, col);
  for (const u of [0, 1]) g.rect(x + w * u - h * 0.04, base - h * 0.03, h * 0.08, h * 0.03, col);
  const tx = x - reach * 0.55;
  g.rect(tx - h * 0.04, deck + h * 0.015, h * 0.08, h * 0.03, col);
  g.line(
    L([
      [tx - h * 0.03, deck],
      [tx - h * 0.03, deck + h * 0.2],
    ]) +
      L([
        [tx + h * 0.03, deck],
        [tx + h * 0.03, deck + h * 0.2],
      ]),
    col,
    lw * 0.5,
  );
  g.rect(tx - h * 0.1, deck + h * 0.2, h * 0.2, h * 0.085, g.c.accent);
  g.rect(tx - h * 0.1, deck + h * 0.27, h * 0.2, h * 0.015, mix(g.c.accent, g.c.deep, 0.5));
};

const crate = (g, x, y, w, h, fill, dark) => {
  g.rect(x, y, w, h, fill);
  let ribs = '';
  for (let i = 1; i < 8; i++) ribs += R4(x + (w * i) / 8, y + h * 0.14, w * 0.022, h * 0.72);
  g.path(ribs, dark, 'opacity=".5"');
  g.rect(x, y, w, h * 0.07, dark, 'opacity=".4"');
  g.rect(x + w - 2.4, y, 2.4, h, dark);
};

export function port(g) {
  const { W, H, k, c, R } = g;
  const hz = H * 0.62;
  sky(g, hz, 0.7);
  const spot = k.p(0.6);
  g.circle(W * k.r(0.2, 0.34), H * 0.4, H * 0.17, spot ? c.accent : c.paper);
  g.rect(0, hz, W, H - hz, R(0.44));
  g.stip(R4(0, hz, W, H * 0.3), [0, hz], [0, H * 0.86], 0, 0.7);
  let far = `M0 ${n(hz)}`;
  for (let x = 0; x <= W; x += 40) far += `L${x} ${n(hz - H * 0.03 - Math.abs(Math.sin(x / 190)) * H * 0.035)}`;
  g.path(`${far}L${W} ${n(hz)}z`, R(0.3));
  gantry(g, W * 0.73, hz + H * 0.05, H * 0.42, W * 0.13, R(0.44), 3);
  gantry(g, W * 0.87, hz + H * 0.05, H * 0.42, W * 0.11, R(0.44), 3);
  /* the ship with its boxes */
  const sx = W * 0.05,
    sl = W * 0.56,
    deck = hz - H * 0.015,
    keel = hz + H * 0.13;
  const cw = sl * 0.082,
    ch = H * 0.043;
  for (let i = 0; i < 9; i++) {
    const rows = k.i(2, 5);
    for (let j = 0; j < rows; j++) {
      const a = k.p(0.2),
        t = k.pick([0.14, 0.26, 0.4, 0.56, 0.7]);
      crate(g, sx + sl * 0.14 + i * (cw + 2), deck - (j + 1) * ch, cw, ch - 2, a ? c.accent : R(t), R(0.9));
    }
  }
  g.rect(sx + sl * 0.9, deck - H * 0.27, sl * 0.07, H * 0.27, R(0.04));
  g.rect(sx + sl * 0.88, deck - H * 0.27, sl * 0.12, H * 0.022, R(0.1));
  for (let j = 0; j < 4; j++) g.rect(sx + sl * 0.91, deck - H * (0.22 - j * 0.05), sl * 0.05, H * 0.016, R(0.8));
  g.rect(sx + sl * 0.975, deck - H * 0.2, sl * 0.03, H * 0.2, c.accent);
  const hull = D([
    [sx - sl * 0.02, deck - H * 0.03],
    [sx + sl * 0.1, deck],
    [sx + sl * 1.03, deck],
    [sx + sl, keel],
    [sx + sl * 0.07, keel],
  ]);
  g.path(hull, R(0.86));
  g.stip(hull, [sx, deck], [sx + sl, keel], 0, 0.6);
  g.clip(hull, () => g.rect(sx - 40, keel - H * 0.035, sl * 1.2, H * 0.04, mix(c.accent, c.deep, 0.3)));
  g.path(
    D([
      [sx + sl * 0.06, keel],
      [sx + sl * 1.01, keel],
      [sx + sl * 0.96, keel + H * 0.05],
      [sx + sl * 0.12, keel + H * 0.05],
    ]),
    c.deep,
    'opacity=".4"',
  );
  let glint = '';
  for (let i = 0; i < 46; i++) {
    const y = hz + (H * 0.34 * (i + 1)) / 46,
      x = k.r(0, W * 0.72),
      w = k.r(24, 90);
    glint += `M${n(x)} ${n(y)}h${n(w)}`;
  }
  g.line(glint, R(0.14), 2.4, 'opacity=".7"');
  gantry(g, W * 0.66, H * 0.86, H * 0.8, W * 0.36, c.deep, 5);
  /* the quay */
  const qy = H * 0.84;
  g.poly(
    [
      [W * 0.5, qy],
      [W, qy - H * 0.02],
      [W, H],
      [W * 0.3, H],
    ],
    R(0.12),
  );
  g.poly(
    [
      [W * 0.5, qy],
      [W * 0.3, H],
      [W * 0.22, H],
      [W * 0.48, qy + 4],
    ],
    R(0.8),
  );
  const bw = W * 0.135,
    bh = H * 0.072;
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 4 - i; j++) {
      const a = (i + j) % 4 === 1;
      crate(
        g,
        W - (i + 1) * (bw + 5) + bw * 0.2,
        H * 0.985 - (j + 1) * (bh + 2),
        bw,
        bh,
        a ? c.accent : R([0.3, 0.52, 0.2, 0.64][j]),
        c.deep,
      );
    }
  g.stip(R4(W * 0.5, H * 0.66, W * 0.5, H * 0.34), [W * 0.5, H * 0.7], [W, H], 0, 0.5);
}

export function railyard(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.24));
  g.stip(R4(0, 0, W, H), [0, 0], [W, H], 0, 0.45);
  const P = axon({ th: 0.5, el: 0.62, s: 1, cx: W * 0.24, cy: H * 0.14 });
  const lanes = 19,
    gap = 92,
    first = -620,
    from = -800,
    to = 1500;
  for (let i = 0; i < lanes; i++) {
    const y = first + i * gap;
    g.poly([P([from, y - 30]), P([to, y - 30]), P([to, y + 30]), P([from, y + 30])], R(0.14));
    let ties = '';
    for (let x = from; x < to; x += 20)
      ties += D([P([x, y - 22]), P([x + 8, y - 22]), P([x + 8, y + 22]), P([x, y + 22])]);
    g.path(ties, R(0.5));
    for (const s of [-13, 13]) g.line(L([P([from, y + s]), P([to, y + s])]), R(0.86), 3);
  }
  /* a switch that leads from one track to the next */
  for (const s of [-13, 13]) g.line(L([P([-120, first + 8 * gap + s]), P([160, first + 9 * gap + s])]), R(0.86), 3);
  const cars = [];
  for (let i = 0; i < lanes; i++) {
    if (i === 8 || i === 9) continue;
    const y = first + i * gap;
    let x = from + k.r(0, 260);
    while (x < to) {
      const run = k.i(2, 7);
      const kind = k.i(0, 2);
      for (let q = 0; q < run; q++) {
        cars.push({ x, y: y - 23, w: 148, d: 46, h: kind === 1 ? 34 : 58, kind, spot: k.p(0.2), t: k.pick([0, 1, 2]) });
        x += 160;
      }
      x += k.r(140, 420);
    }
  }
  g.raw('<g opacity=".5">');
  g.path(cars.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h + 8], [0.8, 0.4])).join(''), c.deep);
  g.raw('</g>');
  for (const b of cars.toSorted((p, q) => P.depth([p.x + p.w / 2, p.y + p.d]) - P.depth([q.x + q.w / 2, q.y + q.d]))) {
    const tone = [0.16, 0.34, 0.5][b.t];
    const ink = b.spot
      ? { top: mix(c.accent, c.paper, 0.3), lit: c.accent, dark: mix(c.accent, c.deep, 0.6) }
      : { top: R(Math.max(0, tone - 0.14)), lit: R(tone), dark: R(0.78) };
    const { F } = box(g, P, [b.x, b.y, 8], [b.w, b.d, b.h], { ...ink, grain: 0.3 });
    const C = (u0, v0, u1, v1) => D([F(u0, v0), F(u1, v0), F(u1, v1), F(u0, v1)]);
    if (b.kind === 1) {
      /* coal, seen from above */
      g.poly(
        [
          [b.x + 8, b.y + 6],
          [b.x + b.w - 8, b.y + 6],
          [b.x + b.w - 8, b.y + b.d - 6],
          [b.x + 8, b.y + b.d - 6],
        ].map(([x, y]) => P([x, y, 8 + b.h])),
        c.deep,
      );
      g.path([0.12, 0.3, 0.48, 0.66, 0.84].map((u) => C(u, 0, u + 0.03, 1)).join(''), R(0.7));
    } else {
      g.path(C(0.4, 0.06, 0.6, 0.9), b.spot ? mix(c.accent, c.deep, 0.35) : R(tone + 0.18));
      g.path([0.08, 0.2, 0.3, 0.68, 0.8, 0.92].map((u) => C(u, 0.04, u + 0.015, 0.94)).join(''), R(0.66));
      g.line(L([P([b.x, b.y + b.d / 2, 8 + b.h]), P([b.x + b.w, b.y + b.d / 2, 8 + b.h])]), R(0.4), 2);
    }
  }
  /* two masts with lamps */
  for (const [x, y] of [
    [60, first + 8.5 * gap],
    [620, first + 8.5 * gap],
  ]) {
    const [a, b] = [P([x, y]), P([x, y, 190])];
    g.poly([P([x - 4, y]), P([x + 4, y]), P([x + 150, y + 72]), P([x + 142, y + 74])], c.deep, 'opacity=".45"');
    g.line(L([a, b]), c.deep, 5);
    g.rect(b[0] - 26, b[1] - 8, 52, 12, c.deep);
    for (const s of [-20, -4, 12]) g.rect(b[0] + s, b[1] + 3, 9, 6, c.glow);
  }
}
