/** Projections, and the boxes, facades and shadows that stand in them. The sun is always in the left. */
import { D } from './plate.js';

export const hull = (pts) => {
  const P = [...pts].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cr = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const lo = [],
    up = [];
  for (const p of P) {
    while (lo.length > 1 && cr(lo.at(-2), lo.at(-1), p) <= 0) lo.pop();
    lo.push(p);
  }
  for (const p of P.toReversed()) {
    while (up.length > 1 && cr(up.at(-2), up.at(-1), p) <= 0) up.pop();
    up.push(p);
  }
  return lo.slice(0, -1).concat(up.slice(0, -1));
};

/* projections */
export const axon = ({ th = 0.62, el = 0.62, s = 1, cx = 0, cy = 0 }) => {
  const ct = Math.cos(th),
    st = Math.sin(th),
    se = Math.sin(el),
    ce = Math.cos(el);
  const P = ([x, y, z = 0]) => [cx + (x * ct - y * st) * s, cy + (x * st + y * ct) * se * s - z * ce * s];
  P.depth = ([x, y]) => x * st + y * ct;
  P.sx = st;
  return P;
};

export const persp = ({ eye, at, f, W, H, cx = W / 2, cy = H / 2 }) => {
  const sub = (a, b) => a.map((v, i) => v - b[i]),
    dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
    nrm = (a) => {
      const l = Math.hypot(...a);
      return a.map((v) => v / l);
    },
    X = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const w = nrm(sub(at, eye)),
    u = nrm(X(w, [0, 0, 1])),
    v = X(u, w);
  return (p) => {
    const q = sub(p, eye),
      z = Math.max(0.05, dot(q, w));
    return [cx + (f * dot(q, u)) / z, cy - (f * dot(q, v)) / z, z];
  };
};

/* a facade is a 3-D parallelogram o + u·U + v·V; cell() gives any sub-rectangle of it */
export const plane = (P, o, U, V) => (u, v) =>
  P([o[0] + U[0] * u + V[0] * v, o[1] + U[1] * u + V[1] * v, o[2] + U[2] * u + V[2] * v]);

export const cell = (F, u0, v0, u1, v1) => D([F(u0, v0), F(u1, v0), F(u1, v1), F(u0, v1)]);

/* box in an axonometric with sun from the left: top light, +y face lit, +x face in shade; returns faces */
export function box(g, P, [x, y, z], [w, d, h], o = {}) {
  const R = g.R,
    top = o.top ?? R(0.06),
    a = o.lit ?? R(0.2),
    b = o.dark ?? R(0.66);
  const C = (X, Y, Z) => P([x + X * w, y + Y * d, z + Z * h]);
  const front = D([C(0, 1, 0), C(1, 1, 0), C(1, 1, 1), C(0, 1, 1)]),
    side = D([C(1, 0, 0), C(1, 1, 0), C(1, 1, 1), C(1, 0, 1)]);
  g.path(front, a);
  g.path(side, b);
  g.poly([C(0, 0, 1), C(1, 0, 1), C(1, 1, 1), C(0, 1, 1)], top);
  const F = plane(P, [x, y + d, z], [w, 0, 0], [0, 0, h]),
    S = plane(P, [x + w, y + d, z], [0, -d, 0], [0, 0, h]),
    T = plane(P, [x, y, z + h], [w, 0, 0], [0, d, 0]);
  if (o.grain !== 0) {
    g.stip(side, C(1, 1, 1), C(1, 0.5, 0), 0.05, o.grain ?? 0.6);
    g.stip(front, C(0, 1, 1), C(1, 1, 0), 0, (o.grain ?? 0.6) * 0.5);
  }
  return { F, S, T, front, side };
}

export const shadowOf = (P, [x, y], [w, d, h], sun = [0.9, -0.35], z = 0) => {
  const b = [
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ];
  const t = b.map(([X, Y]) => [X + sun[0] * h, Y + sun[1] * h]);
  return D(hull([...b, ...t].map(([X, Y]) => P([X, Y, z]))));
};

export const wins = (
  F,
  cols,
  rows,
  { mu = 0.18, mv = 0.3, u0 = 0.04, u1 = 0.96, v0 = 0.05, v1 = 0.94, keep = () => true } = {},
) => {
  let d = '';
  const cw = (u1 - u0) / cols,
    ch = (v1 - v0) / rows;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++)
      if (keep(i, j))
        d += cell(
          F,
          u0 + (i + mu / 2) * cw,
          v0 + (j + mv / 2) * ch,
          u0 + (i + 1 - mu / 2) * cw,
          v0 + (j + 1 - mv / 2) * ch,
        );
  return d;
};
