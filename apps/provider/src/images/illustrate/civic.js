/** The columns of a public building. */
import { D, R4 } from './plate.js';
import { person, sky } from './scenery.js';

export function civic(g) {
  const { W, H, k, c, R } = g;
  sky(g, H, 0.6);
  const cols = k.i(5, 6),
    base = H * 0.86,
    top = H * 0.3,
    cw = W / (cols - 0.3),
    off = -cw * k.r(0.2, 0.4);
  g.rect(0, 0, W, H * 0.05, R(0.2));
  g.rect(0, 0, W, top, R(0.08));
  g.rect(0, H * 0.02, W, 10, R(0.34));
  g.rect(0, H * 0.09, W, 14, R(0.0));
  g.rect(0, H * 0.09 + 14, W, 9, R(0.5));
  let den = '';
  for (let x = 0; x < W; x += 30) den += R4(x, H * 0.09 + 23, 18, 18);
  g.path(den, R(0.02));
  g.rect(0, H * 0.09 + 41, W, 6, R(0.55));
  let tri = '';
  for (let x = off; x < W; x += cw / 2) for (let q = 0; q < 3; q++) tri += R4(x + q * 16, H * 0.175, 9, H * 0.07);
  g.path(tri, R(0.5));
  g.rect(0, H * 0.255, W, 12, R(0.0));
  g.rect(0, H * 0.273, W, top - H * 0.273, R(0.4));
  g.rect(0, top, W, base - top, R(0.78));
  for (let i = 0; i < cols + 1; i++) {
    const dw = cw * 0.4,
      dx = off + i * cw + cw * 0.69 - dw / 2;
    g.rect(dx, H * 0.44, dw, base, R(0.94));
    g.rect(dx + 8, H * 0.46, dw - 16, base, i === 2 ? c.glow : R(0.86));
    if (i === 2) {
      g.rect(dx + 8, H * 0.46, dw - 16, 5, c.deep);
      person(g, dx + dw * 0.5, base, H * 0.24, c.accent);
    }
  }
  g.stip(R4(0, top, W, base - top), [0, base], [0, top], 0, 0.8);
  for (let i = -1; i < cols + 1; i++) {
    const x = off + i * cw,
      w = cw * 0.38;
    g.path(
      D([
        [x + w, base],
        [x + w + cw * 0.26, base + H * 0.03],
        [x + w + cw * 0.26, top],
        [x + w, top],
      ]),
      c.deep,
      'opacity=".35"',
    );
    g.rect(x - w * 0.14, top, w * 1.28, 13, R(0.02));
    g.rect(x - w * 0.06, top + 13, w * 1.12, 15, R(0.22));
    g.rect(x, top + 28, w, base - top - 28, R(0.06));
    const f = 7;
    for (let q = 0; q < f; q++) {
      const u = q / f,
        t = [0.02, 0.06, 0.12, 0.24, 0.42, 0.58, 0.72][q];
      g.rect(x + w * u, top + 28, w / f + 0.5, base - top - 54, R(t));
      g.rect(x + w * (u + (0.1 / f) * 7 * 0.9), top + 34, 3, base - top - 66, R(t + 0.14));
    }
    g.rect(x - w * 0.1, base - 26, w * 1.2, 13, R(0.1));
    g.rect(x - w * 0.18, base - 13, w * 1.36, 15, R(0.02));
    g.stip(R4(x + w * 0.4, top + 28, w * 0.6, base - top - 28), [x + w * 0.4, 0], [x + w, 0], 0, 0.7);
  }
  for (let s = 0; s < 4; s++) {
    const y = base + (s * (H - base)) / 3.6;
    g.rect(0, y, W, ((H - base) / 3.6) * 0.34, R(0.02));
    g.rect(0, y + ((H - base) / 3.6) * 0.34, W, ((H - base) / 3.6) * 0.66, R(0.36));
  }
  const sh = [
    [0, H * 0.02],
    [W * 0.2, 0],
    [W * 0.52, H],
    [0, H],
  ];
  if (k.p(0.6)) {
    g.poly(sh, c.deep, 'opacity=".5"');
    g.stip(D(sh), [0, 0], [W * 0.4, H], 0, 0.4);
  }
  g.stip(R4(0, 0, W, H), [0, 0], [W, H], 0, 0.25);
}
