/** A chart that is also a place: towers as bars, strata as lines. */
import { L, mix, n } from './plate.js';
import { axon, box, shadowOf, wins } from './space.js';

export function chartTowers(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.05));
  const P = axon({ th: 0.5, el: 0.5, s: 1.42, cx: W * 0.2, cy: H * 0.4 }),
    sun = [0.75, 0.25];
  let gl = '';
  for (let i = -14; i < 24; i++) {
    gl += L([P([i * 60, -900]), P([i * 60, 1200])]) + L([P([-900, i * 60]), P([1500, i * 60])]);
  }
  g.line(gl, R(0.22), 1.2);
  const B = [];
  const cols = 9,
    rows = 3;
  for (let r = 0; r < rows; r++) {
    let v = k.r(70, 130);
    for (let i = 0; i < cols; i++) {
      v = Math.max(34, v + k.r(-42, 58) + (r === 1 ? 14 : 0));
      B.push({ x: i * 84 - 60, y: r * 128 - 60, w: 54, d: 54, h: Math.min(380, v), r, i });
    }
  }
  g.raw('<g opacity=".42">');
  g.path(B.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], sun)).join(''), c.deep);
  g.raw('</g>');
  for (const b of B.toSorted((p, q) => P.depth([p.x, p.y]) - P.depth([q.x, q.y]))) {
    const hot = b.r === 1 && b.i >= cols - 2;
    const f = box(
      g,
      P,
      [b.x, b.y, 0],
      [b.w, b.d, b.h],
      hot ? { top: mix(c.accent, c.paper, 0.3), lit: c.accent, dark: mix(c.accent, c.deep, 0.6) } : {},
    );
    const rw = Math.max(2, Math.round(b.h / 12));
    g.path(wins(f.F, 1, rw, { mu: 0, mv: 0.55, u0: 0, u1: 1 }), hot ? mix(c.accent, c.deep, 0.35) : R(0.42));
    g.path(wins(f.S, 1, rw, { mu: 0, mv: 0.55, u0: 0, u1: 1 }), R(0.92));
  }
}

export function chartStrata(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.03));
  let grid = '';
  for (let y = H * 0.1; y < H; y += H * 0.13)
    grid += L([
      [0, y],
      [W, y],
    ]);
  for (let x = W * 0.06; x < W; x += W * 0.11)
    grid += L([
      [x, 0],
      [x, H],
    ]);
  g.line(grid, R(0.2), 1.2);
  const N = 13;
  const lay = [0.2, 0.42, 0.62, 0.82];
  let acc = Array.from({ length: N + 1 }, () => 0);
  const path = (pts) => {
    let d = `M${n(pts[0][0])} ${n(pts[0][1])}`;
    for (let i = 1; i < pts.length; i++) {
      const a = pts[i - 1],
        b = pts[i],
        m = (a[0] + b[0]) / 2;
      d += `C${n(m)} ${n(a[1])} ${n(m)} ${n(b[1])} ${n(b[0])} ${n(b[1])}`;
    }
    return d;
  };
  const lines = lay.map((t, li) => {
    let v = H * (0.1 + li * 0.03);
    acc = acc.map((a, i) => {
      v = Math.max(H * 0.05, v + k.r(-0.05, 0.055) * H + (li === 2 ? i * 0.0016 * H : 0));
      return a + v;
    });
    return acc.map((a, i) => [(i * W) / N, H - a * 0.92]);
  });
  for (let li = lay.length - 1; li >= 0; li--) {
    const d = path(lines[li]) + `L${n(W)} ${n(H)}L0 ${n(H)}Z`;
    g.path(d, R(1 - lay[li]));
    g.stip(d, [0, H * 0.2], [W, H], 0, 0.55);
    let h = '';
    if (li === 1 || li === 3) {
      for (let x = -H; x < W; x += 11)
        h += L([
          [x, H],
          [x + H, 0],
        ]);
      g.clip(d, () => g.line(h, R(Math.min(1, 1 - lay[li] + 0.22)), 1.6));
    }
  }
  const pts = lines[2];
  g.line(path(pts), c.deep, 9);
  g.line(path(pts), c.accent, 6);
  pts.forEach((p, i) => {
    if (i % 2) {
      g.circle(p[0], p[1], 9, c.deep);
      g.circle(p[0], p[1], 6, c.paper);
    }
  });
  const q = pts[9];
  g.line(
    L([
      [q[0], q[1]],
      [q[0], H],
    ]),
    c.deep,
    2,
    'stroke-dasharray="3 6"',
  );
  g.circle(q[0], q[1], 20, 'none', `stroke="${c.accent}" stroke-width="4"`);
}
