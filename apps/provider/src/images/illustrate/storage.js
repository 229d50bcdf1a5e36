/** A row of storage units, one of them open. */
import { D, R4, mix, n } from './plate.js';
import { person, sky } from './scenery.js';

export function storage(g) {
  const { W, H, k, c, R } = g;
  sky(g, H * 0.3, 0.5);
  const gy = H * 0.83,
    top = H * 0.2,
    dt = H * 0.32;
  g.circle(W * k.r(0.7, 0.84), H * 0.17, H * 0.1, c.paper);
  g.rect(0, top, W, gy - top, R(0.1));
  let brick = '';
  for (let j = 0; j < 26; j++)
    for (let i = 0; i < 20; i++) if (k.p(0.24)) brick += R4(i * (W / 20) + (j % 2) * 22, top + 40 + j * 20, 34, 9);
  g.path(brick, R(0.17));
  g.rect(-4, top - 6, W + 8, 16, R(0.01));
  g.rect(0, top + 10, W, 10, R(0.54));
  const count = W > 1000 ? 5 : 4,
    off = -W * k.r(0.02, 0.08),
    cw = (W * 1.1) / count,
    dw = cw * 0.74,
    open = k.i(1, count - 2);
  g.rect(0, gy, W, H - gy, R(0.3));
  g.rect(0, gy, W, 10, R(0.04));
  for (let i = 0; i < count; i++) {
    const x = off + i * cw + (cw - dw) / 2,
      h = gy - dt;
    g.rect(x - 10, dt - 10, dw + 20, h + 10, R(0.03));
    g.poly(
      [
        [x + dw, dt - 10],
        [x + dw + 10, dt - 10],
        [x + dw + 10, gy],
        [x + dw, gy],
      ],
      R(0.4),
    );
    if (i === open) {
      g.rect(x, dt, dw, h, R(0.95));
      g.poly(
        [
          [x, dt],
          [x + dw * 0.2, dt + h * 0.1],
          [x + dw * 0.2, gy - h * 0.08],
          [x, gy],
        ],
        R(0.72),
      );
      g.rect(x + dw * 0.2, dt + h * 0.1, dw * 0.6, h * 0.82, R(0.82));
      g.poly(
        [
          [x, gy],
          [x + dw * 0.2, gy - h * 0.08],
          [x + dw * 0.8, gy - h * 0.08],
          [x + dw, gy],
        ],
        R(0.36),
      );
      /* a household: boxes, an armchair, a floor lamp, a rolled carpet */
      const b = gy - h * 0.05;
      for (const [u, v, w, q, f] of [
        [0.24, 0, 0.22, 0.16, 0.3],
        [0.27, 0.16, 0.17, 0.13, 0.42],
        [0.24, 0.29, 0.2, 0.12, 0.24],
        [0.27, 0.41, 0.13, 0.09, 0.36],
      ]) {
        g.rect(x + dw * u, b - h * (v + q), dw * w, h * q, R(f));
        g.rect(x + dw * (u + w * 0.42), b - h * (v + q), dw * w * 0.14, h * q, R(f + 0.14));
      }
      g.path(
        `M${n(x + dw * 0.5)} ${n(b)}v${n(-h * 0.14)}q0 ${n(-h * 0.03)} ${n(dw * 0.05)} ${n(-h * 0.03)}v${n(-h * 0.13)}q${n(dw * 0.11)} ${n(-h * 0.05)} ${n(dw * 0.22)} 0v${n(h * 0.13)}q${n(dw * 0.05)} 0 ${n(dw * 0.05)} ${n(h * 0.03)}v${n(h * 0.14)}z`,
        c.accent,
      );
      g.rect(x + dw * 0.55, b - h * 0.12, dw * 0.22, h * 0.04, mix(c.accent, c.paper, 0.3));
      g.rect(x + dw * 0.885, b - h * 0.5, 5, h * 0.5, R(0.3));
      g.poly(
        [
          [x + dw * 0.83, b - h * 0.48],
          [x + dw * 0.86, b - h * 0.6],
          [x + dw * 0.93, b - h * 0.6],
          [x + dw * 0.96, b - h * 0.48],
        ],
        c.glow,
      );
      g.rect(x, dt, dw, h * 0.09, mix(c.accent, c.deep, 0.35));
      for (let q = 0; q < 4; q++) g.rect(x, dt + q * h * 0.024, dw, 3, mix(c.accent, c.deep, 0.65));
    } else {
      const spot = k.p(0.65),
        face = spot ? c.accent : R(0.52);
      g.rect(x, dt, dw, h, face);
      const ribs = 17;
      for (let q = 0; q < ribs; q++) {
        g.rect(x, dt + (q * h) / ribs, dw, h / ribs / 3.4, spot ? mix(c.accent, c.paper, 0.24) : R(0.4));
        g.rect(x, dt + ((q + 0.72) * h) / ribs, dw, h / ribs / 5, spot ? mix(c.accent, c.deep, 0.45) : R(0.72));
      }
      g.rect(x + dw * 0.44, gy - h * 0.16, dw * 0.12, 12, c.deep);
      g.stip(R4(x, dt, dw, h), [x, dt], [x + dw, gy], 0, 0.55);
      g.rect(x, dt, dw, h * 0.045, c.deep, 'opacity=".5"');
    }
    const lx = off + i * cw;
    g.rect(lx - 8, dt - H * 0.03, 16, H * 0.02, c.deep);
    g.poly(
      [
        [lx - 16, dt - H * 0.01],
        [lx + 16, dt - H * 0.01],
        [lx + 10, dt - H * 0.03],
        [lx - 10, dt - H * 0.03],
      ],
      c.deep,
    );
  }
  g.stip(R4(0, top, W, gy - top), [0, top], [W, gy], 0, 0.35);
  const sh = [
    [0, top],
    [W * 0.24, top],
    [W * 0.36, gy],
    [W * 0.42, H],
    [0, H],
  ];
  g.poly(sh, c.deep, 'opacity=".45"');
  g.stip(D(sh), [0, top], [W * 0.4, H], 0, 0.5);
  g.stip(R4(0, gy, W, H - gy), [0, gy], [W, H], 0, 0.5);
  const px = off + open * cw + cw * 0.98,
    ph = H * 0.27,
    py = gy + H * 0.08;
  person(g, px, py, ph, R(0.8));
  /* a hand truck with two boxes */
  g.rect(px - ph * 0.55, py - ph * 0.34, ph * 0.3, ph * 0.28, R(0.24));
  g.rect(px - ph * 0.53, py - ph * 0.58, ph * 0.26, ph * 0.23, R(0.36));
  g.rect(px - ph * 0.43, py - ph * 0.34, 8, ph * 0.28, R(0.44));
  g.line(
    `M${n(px - ph * 0.56)} ${n(py - ph * 0.04)}h${n(ph * 0.33)}L${n(px - ph * 0.12)} ${n(py - ph * 0.62)}`,
    c.deep,
    5,
  );
  g.circle(px - ph * 0.24, py - ph * 0.03, ph * 0.045, c.deep);
}
