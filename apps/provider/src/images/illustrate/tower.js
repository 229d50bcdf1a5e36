/** Office: a facade, towers from the pavement, blocks from above. */
import { D, R4, lerp, mix, n } from './plate.js';
import { farBlocks, sky, tree } from './scenery.js';
import { axon, box, cell, persp, plane, shadowOf, wins } from './space.js';

export function facade(g, o = {}) {
  const { W, H, k, c, R } = g;
  const edge = o.edge ?? W * k.r(0.68, 0.76),
    bays = o.bays ?? k.i(8, 10),
    bw = edge / (bays - 0.35),
    fh = o.fh ?? H / k.r(7.2, 8.4);
  sky(g, H, 0.55);
  farBlocks(g, edge - 30, W + 20, H * 0.98, R(0.22), 5, H * 0.18, H * 0.42);
  const fx = lerp(edge, W, 0.42),
    fw = (W - edge) * 0.4;
  g.rect(fx, H * 0.3, fw, H, R(0.34));
  g.path(Array.from({ length: 22 }, (_, i) => R4(fx + 5, H * 0.33 + i * 22, fw - 10, 10)).join(''), R(0.46));
  g.rect(fx + fw, H * 0.3, fw * 0.3, H, R(0.56));
  g.stip(R4(edge, H * 0.4, W - edge, H * 0.6), [0, H * 0.4], [0, H], 0, 0.6, 'deep', 0.75);
  const wall = R(o.wall ?? 0.1);
  g.rect(0, 0, edge, H, wall);
  const ret = bw * 0.55;
  g.rect(edge, 0, ret, H, R(0.74));
  g.path(
    Array.from({ length: 12 }, (_, j) => R4(edge + ret * 0.22, (j - 0.3) * fh + fh * 0.24, ret * 0.5, fh * 0.5)).join(
      '',
    ),
    R(0.92),
  );
  g.stip(R4(edge, 0, ret, H), [0, 0], [0, H], 0.1, 0.8);
  let glass = '',
    deep = '',
    sill = '',
    blind = '',
    refl = '',
    lit = '',
    mull = '',
    lintel = '',
    litIn = '';
  const fig = [];
  for (let j = -1; j * fh < H + fh; j++)
    for (let i = -1; i < bays; i++) {
      const x = i * bw + bw * 0.3,
        y = (j - 0.3) * fh,
        wx = x + bw * 0.12,
        wy = y + fh * 0.2,
        ww = bw * 0.76,
        wh = fh * 0.6;
      if (wx > edge - bw * 0.4 || wx + ww > edge - 6) continue;
      glass += R4(wx, wy, ww, wh);
      const q = k.f();
      if (q < 0.3) {
        const bh = wh * k.pick([0.28, 0.45, 0.62, 0.8]);
        blind += R4(wx + 5, wy + 6, ww - 5, bh);
        for (let s = 8; s < bh; s += 6) litIn += '';
      } else if (q < 0.5) {
        const o2 = k.r(0.1, 0.5) * ww;
        refl += `M${n(wx + o2)} ${n(wy)}h${n(ww * 0.32)}L${n(wx + o2 + ww * 0.32 - wh * 0.5)} ${n(wy + wh)}h${n(-ww * 0.32)}z`;
      } else if (q < (o.lit ?? 0.6)) {
        lit += R4(wx + 4, wy + 6, ww - 4, wh - 6);
        litIn +=
          R4(wx + ww * 0.15, wy + 14, ww * 0.28, 3) +
          R4(wx + ww * 0.58, wy + 14, ww * 0.28, 3) +
          R4(wx + 4, wy + wh * 0.72, ww - 4, wh * 0.28);
        if (k.p(0.45)) fig.push([wx + ww * k.r(0.25, 0.75), wy + wh, wh]);
      }
      deep += R4(wx, wy, ww, 8) + R4(wx, wy, 6, wh);
      sill += R4(wx - 5, wy + wh, ww + 10, 6);
      lintel += R4(wx - 5, wy + wh + 6, ww + 10, 4);
      mull += R4(wx + ww / 2 - 2, wy, 4, wh);
    }
  let joints = '';
  for (let j = -1; j * fh < H + fh; j++) joints += R4(0, (j - 0.3) * fh - 1, edge, 2.5);
  let piers = '';
  for (let i = -1; i < bays; i++) piers += R4(i * bw + bw * 0.3 - 7, 0, 5, H);
  g.path(joints, R(0.26));
  g.path(piers, R(0.2));
  g.path(glass, R(0.8));
  g.path(blind, R(0.3));
  g.path(refl, R(0.52));
  g.path(deep, R(0.97));
  g.path(sill, R(0.02));
  g.path(lintel, R(0.42));
  g.stip(R4(0, 0, edge, H), [0, 0], [edge, H], 0, 0.34);
  /* the neighbor's shadow: one depth edge (diagonal), then its stepped roof */
  const a = H * k.r(0.1, 0.3),
    b = edge * k.r(0.3, 0.46),
    m = (H * k.r(0.5, 0.62) - a) / b,
    y1 = a + m * b,
    st = H * k.r(0.1, 0.16),
    b2 = b + edge * k.r(0.16, 0.26),
    b3 = edge;
  const sh = [
    [0, a],
    [b, y1],
    [b, y1 + st],
    [b2, y1 + st],
    [b3, y1 + st + m * (b3 - b2)],
    [b3, H],
    [0, H],
  ];
  g.clip(R4(0, 0, edge, H), () => {
    g.poly(sh, c.deep, 'opacity=".62"');
    g.stip(D(sh), [0, a], [edge * 0.5, H], 0.05, 0.45);
  });
  g.path(lit, c.glow);
  g.path(litIn, c.tone, 'opacity=".55"');
  for (const [x, y, h] of fig) {
    const s = h * 0.62;
    g.path(
      `M${n(x - s * 0.22)} ${n(y)}c0 ${n(-s * 0.55)} ${n(s * 0.1)} ${n(-s * 0.62)} ${n(s * 0.22)} ${n(-s * 0.62)}s${n(s * 0.22)} ${n(s * 0.07)} ${n(s * 0.22)} ${n(s * 0.62)}z`,
      c.deep,
    );
    g.circle(x, y - s * 0.78, s * 0.14, c.deep);
  }
  g.path(mull, R(0.14));
  if (o.accent !== 0) {
    const cx = Math.floor(bays * 0.58),
      x = cx * bw + bw * 0.3 + bw * 0.12;
    const j = Math.floor((H / fh) * 0.24);
    g.rect(x + 5, (j - 0.3) * fh + fh * 0.2 + 7, bw * 0.76 - 5, fh * 0.44, c.accent);
    g.rect(x + bw * 0.38 - 2, (j - 0.3) * fh + fh * 0.2, 4, fh * 0.6, R(0.14));
  }
}

export function pbox(
  g,
  P,
  eye,
  { x, y, w, d, h, z = 0, lit, mid, dark, style = 'curtain', fl = 3.6, bay = 4, win, accent },
) {
  const faces = [
    { n: [-1, 0], o: [x, y + d], U: [0, -d] },
    { n: [0, -1], o: [x, y], U: [w, 0] },
    { n: [1, 0], o: [x + w, y], U: [0, d] },
  ].filter((f) => f.n[0] * (eye[0] - f.o[0]) + f.n[1] * (eye[1] - f.o[1]) > 0);
  for (const f of faces.toSorted((a, b) => Math.abs(b.n[0]) - Math.abs(a.n[0]))) {
    const F = plane(P, [...f.o, z], [...f.U, 0], [0, 0, h]);
    const wd = Math.abs(f.U[0] || f.U[1]),
      cols = Math.max(2, Math.round(wd / bay)),
      rows = Math.round(h / fl);
    const base = f.n[0] < 0 ? lit : f.n[1] < 0 ? mid : dark,
      isDark = base === dark;
    g.path(cell(F, 0, 0, 1, 1), base);
    if (style === 'ribbon') g.path(wins(F, 1, rows, { u0: 0, u1: 1, v0: 0.01, v1: 0.985, mu: 0, mv: 0.5 }), win(f, 1));
    else if (style === 'grid') g.path(wins(F, cols, rows, { mu: 0.4, mv: 0.42, u0: 0.02, u1: 0.98 }), win(f, 1));
    else g.path(wins(F, cols, rows, { mu: 0.14, mv: 0.16, u0: 0.01, u1: 0.99, v0: 0.01, v1: 0.985 }), win(f, 1));
    if (accent && f.n[1] < 0)
      g.path(wins(F, cols, rows, { mu: 0.4, mv: 0.42, u0: 0.02, u1: 0.98, keep: () => g.k.p(0.06) }), accent);
    g.stip(cell(F, 0, 0, 1, 1), F(0.5, 1), F(0.5, 0), 0.02, isDark ? 0.85 : 0.5);
  }
}

export function towerUp(g) {
  const { W, H, k, c, R } = g;
  sky(g, H, 0.75);
  const eye = [0, 0, 1.6],
    P = persp({ eye, at: [k.r(-3, 3), 20, 27], f: W * 0.62, W, H, cx: W * k.r(0.44, 0.56), cy: H * 0.47 });
  const win = (f) => (f.n[0] < 0 ? R(0.42) : f.n[1] < 0 ? R(0.62) : R(0.88));
  const st = k.sh(['curtain', 'grid', 'ribbon', 'curtain']);
  const m = k.p(0.5) ? 1 : -1;
  const sx = W * (0.5 + m * 0.2);
  g.circle(sx, H * 0.24, H * 0.17, c.accent);
  const B = [
    { x: -3 + m * 4, y: 44, w: 17, d: 16, h: 92, style: st[0] },
    { x: m > 0 ? -34 : 16, y: 25, w: 17, d: 24, h: 72, style: st[1] },
    { x: m > 0 ? 13 : -25, y: 19, w: 13, d: 30, h: 50, style: st[2] },
  ];
  for (const b of B) pbox(g, P, eye, { ...b, lit: R(0.08), mid: R(0.24), dark: R(0.62), win, fl: 3.4, bay: 3.2 });
}

export function towerCluster(g) {
  const { W, H, k, c, R } = g;
  const ground = R(0.14);
  g.rect(0, 0, W, H, ground);
  const P = axon({ th: 0.56, el: 0.52, s: 1, cx: W * 0.42, cy: H * 0.2 });
  const sun = [0.62, 0.22];
  /* streets */
  const bl = [];
  const S = 190,
    G = 46;
  for (let i = -3; i < 6; i++) for (let j = -3; j < 6; j++) bl.push([i * (S + G), j * (S + G)]);
  g.path(bl.map(([x, y]) => D([P([x, y]), P([x + S, y]), P([x + S, y + S]), P([x, y + S])])).join(''), R(0.04));
  const items = [];
  for (const [x, y] of bl) {
    const q = k.f();
    const dist = Math.hypot(x - 330, y - 210);
    if (q < 0.12) {
      items.push({ x, y, park: 1 });
      continue;
    }
    const tall = dist < 240 ? k.r(220, 400) : dist < 430 ? k.r(80, 190) : k.r(28, 80);
    if (q < 0.55) items.push({ x: x + 14, y: y + 14, w: S - 28, d: S - 28, h: tall * 0.8 });
    else {
      items.push({ x: x + 10, y: y + 10, w: 78, d: S - 20, h: tall });
      items.push({ x: x + 104, y: y + 24, w: 74, d: S - 60, h: tall * 0.55 });
    }
  }
  items.sort(
    (a, b) =>
      P.depth([a.x + (a.w || S) / 2, a.y + (a.d || S) / 2]) - P.depth([b.x + (b.w || S) / 2, b.y + (b.d || S) / 2]),
  );
  g.raw(`<g opacity=".5">`);
  g.path(
    items
      .filter((b) => !b.park)
      .map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], sun))
      .join(''),
    c.deep,
    'fill-rule="nonzero"',
  );
  g.raw('</g>');
  const hero = items.find((b) => b.h > 200) || items[10];
  for (const b of items) {
    if (b.park) {
      g.poly([P([b.x, b.y]), P([b.x + S, b.y]), P([b.x + S, b.y + S]), P([b.x, b.y + S])], R(0.3));
      for (let i = 0; i < 7; i++) {
        const p = P([b.x + k.r(25, S - 25), b.y + k.r(25, S - 25)]);
        tree(g, p[0], p[1], k.r(9, 14));
      }
      continue;
    }
    const isH = b === hero,
      f = box(
        g,
        P,
        [b.x, b.y, 0],
        [b.w, b.d, b.h],
        isH
          ? { top: mix(c.accent, c.paper, 0.35), lit: mix(c.accent, c.paper, 0.12), dark: mix(c.accent, c.deep, 0.62) }
          : {},
      );
    const rows = Math.max(2, Math.round(b.h / 13)),
      cw = Math.max(2, Math.round(b.w / 13)),
      cd = Math.max(2, Math.round(b.d / 13)),
      rib = k.p(0.4);
    g.path(
      rib ? wins(f.F, 1, rows, { mv: 0.5, mu: 0 }) : wins(f.F, cw, rows, { mu: 0.4, mv: 0.4 }),
      isH ? mix(c.accent, c.deep, 0.5) : R(0.55),
    );
    g.path(rib ? wins(f.S, 1, rows, { mv: 0.5, mu: 0 }) : wins(f.S, cd, rows, { mu: 0.4, mv: 0.4 }), R(0.92));
    g.path(cell(f.T, 0.3, 0.3, 0.62, 0.6), R(0.3));
  }
  g.stip(R4(0, 0, W, H), [0, H * 0.2], [W, H], 0, 0.3);
}
