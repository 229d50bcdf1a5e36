/** A parking deck, open to the street. */
import { D, L, R4, n } from './plate.js';
import { farBlocks, person, sky } from './scenery.js';

const car = (g, x, y, w, col, glass) => {
  const h = w * 0.36,
    { c } = g;
  g.path(
    `M${n(x)} ${n(y - h * 0.2)}v${n(-h * 0.26)}q${n(w * 0.08)} ${n(-h * 0.1)} ${n(w * 0.2)} ${n(-h * 0.13)}l${n(w * 0.14)} ${n(-h * 0.36)}q${n(w * 0.18)} ${n(-h * 0.08)} ${n(w * 0.34)} 0l${n(w * 0.13)} ${n(h * 0.36)}l${n(w * 0.16)} ${n(h * 0.1)}q${n(w * 0.03)} ${n(h * 0.05)} ${n(w * 0.03)} ${n(h * 0.29)}z`,
    col,
  );
  g.path(
    `M${n(x + w * 0.25)} ${n(y - h * 0.6)}l${n(w * 0.11)} ${n(-h * 0.27)}h${n(w * 0.13)}v${n(h * 0.27)}zM${n(x + w * 0.52)} ${n(y - h * 0.6)}v${n(-h * 0.27)}h${n(w * 0.13)}l${n(w * 0.1)} ${n(h * 0.27)}z`,
    glass,
  );
  for (const u of [0.21, 0.78]) {
    g.circle(x + w * u, y - h * 0.17, h * 0.2, c.deep);
    g.circle(x + w * u, y - h * 0.17, h * 0.08, g.R(0.4));
  }
};

export function parking(g) {
  const { W, H, k, c, R } = g;
  sky(g, H * 0.4, 0.7);
  g.circle(W * k.r(0.12, 0.22), H * 0.16, H * 0.11, k.p(0.5) ? c.accent : c.paper);
  farBlocks(g, -20, W + 20, H * 0.5, R(0.28), 13, H * 0.2, H * 0.38);
  const bx = W * 0.06,
    gy = H * 0.9,
    levels = H > W * 0.5 ? 4 : 3,
    fh = (gy - H * 0.22) / levels;
  g.rect(bx, gy - levels * fh, W, levels * fh, R(0.92));
  const cw = W / 5.4;
  for (let j = 0; j < levels; j++) {
    const y = gy - j * fh,
      light = R4(bx + 12, y - fh + fh * 0.2, W, 7);
    g.stip(R4(bx, y - fh, W, fh), [bx, y], [bx, y - fh], 0.8, 0.1);
    g.rect(bx, y - fh * 0.78, W, fh * 0.5, R(0.8));
    g.path(light, j % 2 ? R(0.6) : c.glow);
    /* the ramp behind */
    g.poly(
      [
        [W * 0.56, y - fh * 0.08],
        [W * 1.02, y - fh * 0.86],
        [W * 1.02, y - fh * 0.66],
        [W * 0.62, y],
      ],
      R(0.58),
    );
    let x = bx + cw * k.r(0.1, 0.5);
    while (x < W * 1.02) {
      const w = fh * 1.12;
      if (k.p(0.72)) car(g, x, y - fh * 0.12, w, k.p(0.2) ? c.accent : R(k.pick([0.06, 0.36, 0.5, 0.66])), R(0.9));
      x += w * k.r(1.15, 1.5);
    }
    /* the parapet with its light edge */
    g.rect(bx - 14, y - fh * 0.3, W, fh * 0.36, R(0.1));
    g.rect(bx - 14, y - fh * 0.3, W, 8, R(0.0));
    g.rect(bx - 14, y + fh * 0.03, W, fh * 0.05, R(0.6));
    let slots = '';
    for (let q = 0; q < 60; q++) slots += R4(bx + 6 + q * 30, y - fh * 0.2, 15, fh * 0.14);
    g.path(slots, R(0.3));
    g.stip(R4(bx - 14, y - fh * 0.3, W, fh * 0.36), [bx, y], [W, y], 0, 0.5);
  }
  for (let i = 0; i < 7; i++) {
    const x = bx + i * cw;
    g.rect(x, gy - levels * fh, 26, levels * fh, R(0.16));
    g.rect(x + 18, gy - levels * fh, 12, levels * fh, R(0.62));
    g.stip(R4(x, gy - levels * fh, 26, levels * fh), [x, 0], [x + 26, 0], 0, 0.5);
  }
  const ry = gy - levels * fh;
  g.rect(bx - 14, ry - fh * 0.26, W, fh * 0.36, R(0.06));
  g.rect(bx - 14, ry + fh * 0.1, W, 9, R(0.62));
  car(g, W * 0.42, ry - fh * 0.24, fh * 1.12, R(0.7), R(0.3));
  g.rect(bx - 14, ry - fh * 0.26, W, 8, R(0.0));
  g.rect(bx - 14, ry - fh * 0.18, W, fh * 0.28, R(0.08));
  for (const u of [0.3, 0.72]) {
    g.rect(W * u, ry - fh * 1.05, 6, fh * 0.82, c.deep);
    g.rect(W * u - 30, ry - fh * 1.06, 66, 8, c.deep);
  }
  /* the stair, the one solid part of the front */
  const sx = W * 0.8,
    sw = W * 0.12;
  g.rect(sx, ry - fh * 0.66, sw, gy - ry + fh * 0.66, c.accent);
  g.poly(
    [
      [sx + sw, ry - fh * 0.66],
      [sx + sw * 1.8, ry],
      [sx + sw * 1.8, gy],
      [sx + sw, gy],
    ],
    c.deep,
    'opacity=".5"',
  );
  for (let j = 0; j < levels; j++) {
    const y = gy - j * fh;
    g.rect(sx + sw * 0.3, y - fh * 0.76, sw * 0.4, fh * 0.5, j === 1 ? c.glow : R(0.94));
    g.line(
      L([
        [sx + sw * 0.3, y - fh * 0.3],
        [sx + sw * 0.7, y - fh * 0.7],
      ]),
      R(0.4),
      6,
    );
  }
  g.stip(R4(sx, ry - fh * 0.66, sw, gy - ry + fh), [sx, 0], [sx + sw, 0], 0, 0.5);
  g.rect(0, gy, W, H - gy, R(0.34));
  g.rect(0, gy, W, 8, R(0.06));
  const sh = [
    [bx, gy + 8],
    [W, gy + 8],
    [W, H],
    [bx + W * 0.1, H],
  ];
  g.poly(sh, c.deep, 'opacity=".4"');
  g.stip(D(sh), [0, gy], [0, H], 0.5, 0);
  person(g, W * k.r(0.2, 0.5), gy + (H - gy) * 0.6, fh * 0.62, c.accent);
}
