/** The hall of a shopping center, with its escalators. */
import { D, L, R4, lerp } from './plate.js';
import { person } from './scenery.js';
import { persp } from './space.js';

export function atrium(g) {
  const { W, H, k, c, R } = g;
  const vx = W * k.r(0.44, 0.56),
    vy = H * 0.56;
  const P = persp({ eye: [0, 0, 4.6], at: [0, 10, 4.6], f: Math.max(H * 0.86, W * 0.56), W, H, cx: vx, cy: vy });
  const a = 7,
    far = 46,
    floors = [0, 4.2, 8.4, 12.6],
    Q = (x, y, z) => P([x, y, z]);
  const span = (x0, x1, y0, y1, z) => [Q(x0, y0, z), Q(x1, y0, z), Q(x1, y1, z), Q(x0, y1, z)];
  g.rect(0, 0, W, H, c.sky);
  g.stip(R4(0, 0, W, vy), [vx, vy], [vx, 0], 0, 0.6, 'tone', 0.8);
  g.poly(span(-a - 4, a + 4, 3, far, 0), R(0.08));
  /* tiles */
  let tiles = '';
  for (let y = 5; y < far; y += 3.2)
    for (let x = -6; x < 6; x += 3)
      if ((Math.round(y / 3.2) + x / 3) % 2 === 0) tiles += D(span(x, x + 3, y, y + 3.2, 0));
  g.path(tiles, R(0.16));
  g.poly([Q(-a - 4, far, 0), Q(a + 4, far, 0), Q(a + 4, far, 13), Q(-a - 4, far, 13)], R(0.2));
  g.poly([Q(-2.4, far, 0), Q(2.4, far, 0), Q(2.4, far, 4), Q(-2.4, far, 4)], c.glow);
  /* the glass roof */
  for (let y = 6; y < far; y += 4)
    g.line(
      L([Q(-a, y, 13.6), Q(-a * 0.5, y, 15.6), Q(a * 0.5, y, 15.6), Q(a, y, 13.6)]),
      R(0.62),
      Math.max(1.6, 46 / y),
    );
  for (const x of [-a * 0.5, 0, a * 0.5]) g.line(L([Q(x, 4, 15.6), Q(x, far, 15.6)]), R(0.62), 2.4);
  for (const s of [-1, 1]) {
    const lit = s < 0;
    for (const z of floors.slice(0, 3)) {
      const x0 = s * (a + 4),
        y0 = 4;
      g.poly([Q(x0, y0, z), Q(x0, far, z), Q(x0, far, z + 4.2), Q(x0, y0, z + 4.2)], R(lit ? 0.42 : 0.74));
      for (let y = y0; y < far; y += 3.4) {
        const on = k.p(0.36);
        g.poly(
          [Q(x0, y + 0.3, z + 0.2), Q(x0, y + 3, z + 0.2), Q(x0, y + 3, z + 2.9), Q(x0, y + 0.3, z + 2.9)],
          on ? c.glow : R(lit ? 0.7 : 0.92),
        );
        if (k.p(0.3))
          g.poly(
            [Q(x0, y + 0.3, z + 2.4), Q(x0, y + 3, z + 2.4), Q(x0, y + 3, z + 2.9), Q(x0, y + 0.3, z + 2.9)],
            k.p(0.5) ? c.accent : R(0.1),
          );
      }
      g.poly(span(x0, s * a, y0, far, z + 4.2), R(lit ? 0.5 : 0.6));
    }
    /* the edges of the galleries, their rails, and the columns */
    for (const z of floors.slice(1)) {
      const x = s * a,
        edge = [Q(x, 3.4, z - 0.5), Q(x, far, z - 0.5), Q(x, far, z), Q(x, 3.4, z)];
      if (z < 12) {
        g.poly(
          [Q(x, 3.4, z), Q(x, far, z), Q(x, far, z + 1.05), Q(x, 3.4, z + 1.05)],
          R(lit ? 0.3 : 0.5),
          'opacity=".6"',
        );
        g.line(L([Q(x, 3.4, z + 1.05), Q(x, far, z + 1.05)]), R(0.9), 3);
        for (let y = 4; y < far; y += 1.6) g.line(L([Q(x, y, z), Q(x, y, z + 1.05)]), R(0.8), Math.max(0.8, 9 / y));
      }
      g.poly(edge, lit ? R(0.02) : R(0.36));
      g.stip(D(edge), Q(x, 3.4, z), Q(x, far, z), 0.5, 0);
    }
    for (let y = 8; y < far; y += 8) {
      const w = 0.34;
      g.poly(
        [Q(s * a - w, y, 0), Q(s * a + w, y, 0), Q(s * a + w, y, 13.6), Q(s * a - w, y, 13.6)],
        R(lit ? 0.1 : 0.5),
      );
      g.poly([Q(s * a, y, 0), Q(s * a + w, y, 0), Q(s * a + w, y, 13.6), Q(s * a, y, 13.6)], R(lit ? 0.4 : 0.78));
    }
  }
  /* two escalators that cross */
  const ride = (x, y0, y1, z0, z1, side) => {
    const w = 1.1,
      face = [
        Q(x + side * w, y0, z0),
        Q(x + side * w, y1, z1),
        Q(x + side * w, y1, z1 - 0.9),
        Q(x + side * w, y0 + 1.4, z0),
      ];
    g.poly([Q(x - w, y0, z0), Q(x + w, y0, z0), Q(x + w, y1, z1), Q(x - w, y1, z1)], R(0.86));
    let steps = '';
    for (let i = 0; i < 22; i++) {
      const t = i / 22,
        y = lerp(y0, y1, t),
        z = lerp(z0, z1, t);
      steps += D([Q(x - w, y, z), Q(x + w, y, z), Q(x + w, y, z + 0.07), Q(x - w, y, z + 0.07)]);
    }
    g.path(steps, R(0.4));
    g.poly(face, c.accent);
    for (const q of [-w, w]) {
      g.poly(
        [Q(x + q, y0, z0), Q(x + q, y1, z1), Q(x + q, y1, z1 + 0.9), Q(x + q, y0, z0 + 0.9)],
        R(0.24),
        'opacity=".6"',
      );
      g.line(L([Q(x + q, y0, z0 + 0.9), Q(x + q, y1, z1 + 0.9)]), c.deep, 5);
    }
    for (const t of [0.22, 0.55, 0.82]) {
      const [px, py] = Q(x, lerp(y0, y1, t), lerp(z0, z1, t)),
        [, hy] = Q(x, lerp(y0, y1, t), lerp(z0, z1, t) + 1.7);
      person(g, px, py, py - hy, t === 0.55 ? c.accent : R(0.9));
    }
  };
  ride(-2.7, 14, 25, 0, 4.2, 1);
  ride(2.7, 12, 22, 0, 4.2, -1);
  g.poly(span(-3.8, 3.8, 22, 28, 4.2), R(0.62));
  const shade = [Q(1.5, 4, 0), Q(a + 4, 4, 0), Q(a + 4, far, 0), Q(3, far, 0)];
  g.poly(shade, c.deep, 'opacity=".34"');
  g.stip(D(shade), Q(a, 6, 0), Q(2, 6, 0), 0.5, 0);
  for (let i = 0; i < 7; i++) {
    const y = k.r(9, 30),
      x = k.r(-6, 6),
      [px, py] = Q(x, y, 0),
      [, hy] = Q(x, y, 1.75);
    person(g, px, py, py - hy, i % 3 ? R(0.86) : c.accent);
  }
}
