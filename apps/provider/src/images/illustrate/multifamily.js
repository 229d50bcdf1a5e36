/** Apartments: balconies, and buildings around courts. */
import { D, L, R4, lerp, mix, n } from './plate.js';
import { tree } from './scenery.js';
import { axon, box, cell, shadowOf, wins } from './space.js';

export function balconies(g) {
  const { W, H, k, c, R } = g;
  const wall = R(0.09);
  g.rect(0, 0, W, H, wall);
  const cols = k.i(5, 6),
    bw = W / (cols - 0.25),
    fh = H / k.r(3.7, 4.3),
    off = -bw * k.r(0.1, 0.35);
  const sx = bw * 0.34,
    sy = fh * 0.3;
  let seam = '',
    deep = '',
    door = '',
    glass = '',
    cur = '',
    slab = '',
    par = '',
    parS = '',
    rail = '',
    cast = '',
    frame = '';
  const plant = [];
  for (let j = -1; j < 6; j++)
    for (let i = -1; i <= cols + 1; i++) {
      const x = off + i * bw,
        y = (j - 0.45) * fh,
        wx = x + bw * 0.14,
        ww = bw * 0.64,
        wy = y + fh * 0.1,
        wh = fh * 0.68,
        base = wy + wh;
      glass += R4(wx, wy, ww, wh);
      deep += R4(wx, wy, ww, 12) + R4(wx, wy, 9, wh);
      frame += R4(wx + ww * 0.48, wy, 6, wh) + R4(wx + ww * 0.02, wy, ww, 0);
      const q = k.f();
      if (q < 0.34) cur += R4(wx + 9, wy + 12, ww * 0.28, wh - 12) + R4(wx + ww * 0.32, wy + 12, ww * 0.1, wh - 12);
      else if (q < 0.5) cur += R4(wx + 9, wy + 12, ww - 9, wh * 0.4);
      else if (q < 0.62) door += R4(wx + 9, wy + 12, ww - 9, wh - 12);
      const bx = x + bw * 0.04,
        bW = bw * 0.84,
        bh = fh * 0.3,
        by = base - bh + fh * 0.05;
      cast +=
        D([
          [bx, by + bh],
          [bx + bW, by + bh],
          [bx + bW + sx, by + bh + sy],
          [bx + sx, by + bh + sy],
        ]) +
        D([
          [bx + bW, by],
          [bx + bW + sx, by + sy],
          [bx + bW + sx, by + bh + sy],
          [bx + bW, by + bh],
        ]);
      const solid = (i + j * 2 + 8) % 3 === 0;
      if (solid) {
        par += R4(bx, by, bW, bh);
        parS += R4(bx, by + bh - 9, bW, 9);
      } else {
        for (let s = 4; s < bW; s += 13) rail += R4(bx + s, by, 3, bh - 6);
        rail += R4(bx, by, bW, 5);
        slab += R4(bx, by + bh - 12, bW, 14);
        parS += R4(bx, by + bh + 2, bW, 5);
      }
      if (k.p(0.42)) plant.push([bx + bW * k.r(0.12, 0.85), by + (solid ? 2 : bh - 12), k.r(0.7, 1.2)]);
    }
  for (let j = -1; j < 7; j++) seam += R4(0, (j - 0.45) * fh + fh * 0.9, W, 2);
  g.path(seam, R(0.24));
  g.path(cast, c.deep, 'opacity=".3"');
  g.path(glass, R(0.76));
  g.path(door, c.glow);
  g.path(cur, R(0.2));
  g.path(deep, R(0.97));
  g.path(frame, R(0.12));
  g.clip(glass, () => g.path(cast, c.deep, 'opacity=".35"'));
  g.path(par, R(0.16));
  g.path(rail, R(0.6));
  g.path(slab, R(0.04));
  g.path(parS, R(0.44));
  for (const [x, y, s] of plant) {
    for (let q = 0; q < 13; q++) {
      const a = -Math.PI * k.r(0.08, 0.92),
        l = 30 * s * k.r(0.5, 1.1),
        ex = x + Math.cos(a) * l,
        ey = y + Math.sin(a) * l;
      g.path(
        `M${n(x)} ${n(y)}Q${n(lerp(x, ex, 0.5) - 6)} ${n(lerp(y, ey, 0.6) - 5)} ${n(ex)} ${n(ey)}Q${n(lerp(x, ex, 0.5) + 6)} ${n(lerp(y, ey, 0.4) + 2)} ${n(x)} ${n(y)}z`,
        R(0.7),
      );
    }
    g.rect(x - 10 * s, y - 3, 20 * s, 14, c.accent);
  }
  const a = W * k.r(0.38, 0.55),
    tp = W * k.r(0.2, 0.3);
  const sh = [
    [a + tp, 0],
    [W, 0],
    [W, H],
    [a - tp * 0.4, H],
    [a - tp * 0.4, H * 0.62],
    [a + tp * 0.32, H * 0.44],
  ];
  g.poly(sh, c.deep, 'opacity=".56"');
  g.clip(D(sh), () => {
    g.path(door, c.glow, 'opacity=".9"');
    g.path(frame, R(0.5));
    g.path(rail, R(0.85), 'opacity=".6"');
  });
  g.stip(D(sh), [a, 0], [W, H], 0.02, 0.5);
  g.stip(R4(0, 0, W, H), [0, 0], [0, H], 0, 0.22);
}

export function court(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.28));
  g.stip(R4(0, 0, W, H), [0, 0], [0, H], 0.1, 0.35);
  const P = axon({ th: 0.7, el: 0.66, s: 1.12, cx: W * 0.44, cy: H * 0.02 });
  const sun = [0.95, 0.1],
    items = [];
  const pl = (x, y, w, d, f) => g.poly([P([x, y]), P([x + w, y]), P([x + w, y + d]), P([x, y + d])], f);
  pl(-900, 210, 2600, 62, R(0.08));
  pl(275, -900, 62, 2600, R(0.08));
  g.line(
    [-800, -700].map(() => '').join('') +
      Array.from({ length: 40 }, (_, i) => L([P([-900 + i * 60, 241]), P([-872 + i * 60, 241])])).join(''),
    R(0.4),
    2,
  );
  const wing = (x, y, w, d, h) => items.push({ x, y, w, d, h });
  const lots = [
    [-340, -130],
    [360, -130],
    [-340, 300],
    [360, 300],
    [-1010, 300],
    [360, -560],
    [-340, -560],
  ];
  for (const [x, y] of lots) {
    const a = 590,
      b = 310,
      t = 92,
      h = k.r(74, 112);
    pl(x, y, a, b, R(0.16));
    pl(x + t + 20, y + t + 16, a - 2 * t - 40, b - t - 40, R(0.34));
    if (k.p(0.5)) {
      pl(x + a * 0.4, y + b * 0.5, 130, 62, R(0.02));
      pl(x + a * 0.4 + 8, y + b * 0.5 + 8, 114, 46, c.glow);
    }
    wing(x, y, a, t, h);
    wing(x, y + t, t, b - t, h * k.r(0.72, 1));
    wing(x + a - t, y + t, t, b - t, h * k.r(0.72, 1));
  }
  items.sort((p, q) => P.depth([p.x + p.w, p.y + p.d]) - P.depth([q.x + q.w, q.y + q.d]));
  g.raw('<g opacity=".48">');
  g.path(items.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], sun)).join(''), c.deep);
  g.raw('</g>');
  const trees = [];
  for (const [x, y] of lots)
    for (let i = 0; i < 10; i++) {
      const q = [x + k.r(125, 465), y + k.r(115, 300)];
      trees.push({ t: 1, x: q[0], y: q[1], w: 0, d: 0, r: k.r(11, 19) });
    }
  for (let i = 0; i < 44; i++) {
    trees.push({ t: 1, x: -900 + i * 58, y: 200 + k.r(-4, 4), w: 0, d: 0, r: k.r(9, 13) });
  }
  const all = [...items, ...trees].toSorted(
    (p, q) => P.depth([p.x + p.w, p.y + p.d]) - P.depth([q.x + q.w, q.y + q.d]),
  );
  k.i(0, 2);
  for (const b of all) {
    if (b.t) {
      const p = P([b.x, b.y]);
      if (p[0] > -40 && p[0] < W + 40 && p[1] > -30 && p[1] < H + 40) tree(g, p[0], p[1], b.r);
      continue;
    }
    const hero = b === items[items.length - 6];
    const f = box(
      g,
      P,
      [b.x, b.y, 0],
      [b.w, b.d, b.h],
      hero
        ? { lit: mix(c.accent, c.paper, 0.15), dark: mix(c.accent, c.deep, 0.6), top: mix(c.accent, c.paper, 0.5) }
        : {},
    );
    const rows = Math.max(3, Math.round(b.h / 25));
    g.path(wins(f.F, Math.round(b.w / 24), rows, { mu: 0.5, mv: 0.42 }), hero ? mix(c.accent, c.deep, 0.6) : R(0.62));
    g.path(wins(f.S, Math.round(b.d / 24), rows, { mu: 0.5, mv: 0.42 }), R(0.95));
    g.path(wins(f.S, Math.round(b.d / 24), rows, { mu: 0.5, mv: 0.42, keep: () => k.p(0.14) }), c.glow);
    g.path(cell(f.T, 0.04, 0.08, 0.96, 0.14) + cell(f.T, 0.04, 0.86, 0.96, 0.92), R(0.2));
  }
}
