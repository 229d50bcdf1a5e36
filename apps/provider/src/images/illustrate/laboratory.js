/** The bench of a laboratory. */
import { D, R4, mix, n } from './plate.js';
import { farBlocks } from './scenery.js';

export function laboratory(g) {
  const { W, H, k, c, R } = g;
  const by = H * 0.74;
  g.rect(0, 0, W, H, R(0.12));
  g.stip(R4(0, 0, W, by), [0, 0], [W, by], 0, 0.5);
  /* the window */
  const wx = W * 0.06,
    ww = W * 0.42,
    wy = H * 0.08,
    wh = H * 0.5;
  g.rect(wx - 14, wy - 14, ww + 28, wh + 28, R(0.02));
  g.clip(R4(wx, wy, ww, wh), () => {
    g.rect(wx, wy, ww, wh, c.sky);
    g.circle(wx + ww * k.r(0.3, 0.6), wy + wh * 0.5, H * 0.15, k.p(0.5) ? c.accent : c.paper);
    farBlocks(g, wx - 20, wx + ww + 20, wy + wh, R(0.34), 9, wh * 0.14, wh * 0.44);
    g.stip(R4(wx, wy, ww, wh), [wx, wy + wh], [wx, wy], 0, 0.5, 'tone');
  });
  for (const u of [1 / 3, 2 / 3]) g.rect(wx + ww * u - 5, wy, 10, wh, R(0.02));
  g.rect(wx, wy + wh * 0.3, ww, 8, R(0.02));
  g.rect(wx - 26, wy + wh + 14, ww + 52, 14, R(0.0));
  g.rect(wx - 26, wy + wh + 28, ww + 52, 8, R(0.5));
  /* shelves with bottles */
  const sx = W * 0.55,
    sw = W * 0.41;
  for (const y of [H * 0.24, H * 0.46]) {
    let x = sx + 14;
    while (x < sx + sw - 40) {
      const w = H * k.r(0.036, 0.07),
        h = H * k.r(0.08, 0.145),
        t = k.pick([0.3, 0.46, 0.62, 0.78]),
        spot = k.p(0.12);
      g.rect(x, y - h, w, h, spot ? c.accent : R(t));
      g.rect(x + w * 0.28, y - h - H * 0.022, w * 0.44, H * 0.024, R(0.9));
      g.rect(x + w * 0.14, y - h * 0.62, w * 0.72, h * 0.34, R(0.04));
      g.rect(x + w * 0.76, y - h, w * 0.24, h, c.deep, 'opacity=".3"');
      x += w + H * k.r(0.008, 0.03);
    }
    g.rect(sx, y, sw, 12, R(0.0));
    g.rect(sx, y + 12, sw, 8, R(0.6));
    const shade = D([
      [sx + 20, y + 20],
      [sx + sw, y + 20],
      [sx + sw, y + H * 0.07],
      [sx + 50, y + H * 0.07],
    ]);
    g.path(shade, c.deep, 'opacity=".3"');
  }
  /* light from the window on wall and bench */
  g.poly(
    [
      [W * 0.52, H * 0.02],
      [W, H * 0.3],
      [W, H * 0.02],
    ],
    c.paper,
    'opacity=".3"',
  );
  /* the bench */
  g.rect(0, by, W, 18, R(0.02));
  g.rect(0, by + 18, W, 12, R(0.7));
  g.rect(0, by + 30, W, H - by, R(0.5));
  const dw = W / 6;
  for (let i = 0; i < 6; i++) {
    g.rect(i * dw + 10, by + 44, dw - 20, H, R(0.58));
    g.rect(i * dw + dw * 0.36, by + 58, dw * 0.28, 8, R(0.1));
  }
  g.stip(R4(0, by + 30, W, H - by), [0, by], [W, H], 0.1, 0.8);
  const cast = (x, w, h) =>
    g.poly(
      [
        [x, by + 2],
        [x + w, by + 2],
        [x + w + h * 0.8, by + 17],
        [x + h * 0.7, by + 17],
      ],
      c.deep,
      'opacity=".45"',
    );
  /* a flask: glass above, liquid below */
  const flask = (x, w, h, ink) => {
    cast(x, w, h);
    const neck = w * 0.26,
      d = (t) => {
        const half = neck / 2 + (w / 2 - neck / 2) * t,
          y = by - h + h * 0.36 + h * 0.64 * t;
        return [x + w / 2 - half, x + w / 2 + half, y];
      };
    const [l, r, y] = d(0.46);
    g.path(
      `M${n(x + w / 2 - neck / 2)} ${n(by - h)}h${n(neck)}v${n(h * 0.36)}L${n(x + w)} ${n(by)}H${n(x)}L${n(x + w / 2 - neck / 2)} ${n(by - h * 0.64)}z`,
      R(0.04),
      'opacity=".85"',
    );
    const fill = D([
      [l, y],
      [r, y],
      [x + w, by],
      [x, by],
    ]);
    g.path(fill, ink);
    g.stip(fill, [x, by], [x + w, by], 0, 0.7);
    g.rect(x + w / 2 - neck * 0.72, by - h - 6, neck * 1.44, 9, R(0.3));
    g.line(
      `M${n(x + w / 2 - neck / 2)} ${n(by - h)}v${n(h * 0.36)}L${n(x)} ${n(by)}H${n(x + w)}L${n(x + w / 2 + neck / 2)} ${n(by - h * 0.64)}v${n(-h * 0.36)}`,
      R(0.78),
      3.4,
    );
  };
  const beaker = (x, w, h, ink) => {
    cast(x, w, h);
    g.rect(x, by - h, w, h, R(0.03), 'opacity=".85"');
    g.rect(x, by - h * 0.58, w, h * 0.58, ink);
    g.stip(R4(x, by - h * 0.58, w, h * 0.58), [x, by], [x + w, by], 0, 0.7);
    g.line(`M${n(x - 6)} ${n(by - h)}l6 6V${n(by)}h${n(w)}V${n(by - h)}`, R(0.78), 3.4);
    for (let i = 1; i < 5; i++) g.rect(x + w * 0.66, by - h + (h * i) / 6, w * 0.22, 3, R(0.7));
  };
  const u = H * 0.01;
  flask(W * 0.1, u * 20, u * 27, c.accent);
  beaker(W * 0.1 + u * 23, u * 12, u * 15, c.glow);
  /* a microscope */
  const mx = W * 0.5 - u * 4,
    m = u * 1.25;
  cast(mx - m * 9, m * 20, m * 26);
  g.path(
    `M${n(mx - m * 10)} ${n(by)}v${n(-m * 3)}h${n(m * 22)}v${n(m * 3)}zM${n(mx + m * 4)} ${n(by - m * 3)}q${n(m * 10)} ${n(-m * 12)} ${n(-m)} ${n(-m * 22)}l${n(m * 4)} ${n(-m * 3)}q${n(m * 14)} ${n(m * 12)} ${n(m * 4)} ${n(m * 25)}zM${n(mx - m * 9)} ${n(by - m * 9)}h${n(m * 17)}v${n(-m * 2)}h${n(-m * 17)}z`,
    c.deep,
  );
  g.raw(`<g transform="rotate(-18 ${n(mx)} ${n(by - m * 22)})">`);
  g.rect(mx - m * 2.6, by - m * 32, m * 5.2, m * 17, R(0.86));
  g.rect(mx - m * 1.8, by - m * 37, m * 3.6, m * 6, R(0.6));
  g.rect(mx - m * 1.6, by - m * 15, m * 3.2, m * 4.4, R(0.7));
  g.rect(mx - m * 2.6, by - m * 24, m * 5.2, m * 1.6, c.accent);
  g.raw('</g>');
  g.circle(mx + m * 9.6, by - m * 10, m * 2.4, R(0.5));
  /* a rack of tubes */
  const rx = W * 0.66,
    rw = Math.min(W * 0.14, u * 26);
  cast(rx, rw, u * 14);
  for (let i = 0; i < 6; i++) {
    const x = rx + rw * 0.07 + (i * rw * 0.9) / 6,
      w = rw * 0.08;
    g.rect(x, by - u * 20, w, u * 18, R(0.02), 'opacity=".85"');
    const fh = u * k.r(6, 13);
    g.rect(x, by - u * 2 - fh, w, fh, i === 2 || i === 4 ? c.accent : R(0.52));
    g.rect(x - 2, by - u * 20.6, w + 4, u, R(0.5));
  }
  for (const v of [16, 8, 2]) g.rect(rx, by - u * v, rw, u * 1.5, R(0.74));
  for (const v of [0, 1]) g.rect(rx + v * (rw - u * 1.4), by - u * 17, u * 1.4, u * 17, R(0.86));
  flask(W * 0.85, u * 15, u * 20, mix(c.tone, c.deep, 0.3));
}
