/** Farmland that a city has reached. */
import { D, L, R4, lerp, mix, n } from './plate.js';
import { farBlocks, sky, tree } from './scenery.js';

export function farmland(g) {
  const { W, H, k, c, R } = g;
  const hz = H * 0.4;
  sky(g, hz, 0.75);
  g.circle(W * k.r(0.24, 0.36), hz - H * 0.02, H * 0.19, k.p(0.5) ? c.accent : c.paper);
  farBlocks(g, W * 0.5, W + 30, hz, R(0.26), 11, H * 0.06, H * 0.26);
  g.stip(R4(W * 0.5, hz - H * 0.1, W, H * 0.1), [0, hz - H * 0.1], [0, hz], 0, 0.6, 'tone');
  g.rect(0, hz, W, H - hz, R(0.3));
  /* furrows run to a point on the horizon */
  const vx = W * 0.36;
  const count = 34;
  for (let i = 0; i < count; i++) {
    const at = (t) => lerp(-W * 0.9, W * 1.5, t),
      d = D([
        [vx + (at(i / count) - vx) * 0.02, hz],
        [vx + (at((i + 0.52) / count) - vx) * 0.02, hz],
        [at((i + 0.52) / count), H],
        [at(i / count), H],
      ]);
    g.path(d, R(i % 6 === 2 ? 0.7 : 0.56));
  }
  g.stip(R4(0, hz, W, H - hz), [0, hz], [0, H], 0.1, 0.75);
  /* the new street: houses of one kind, and a graded lot */
  const edge = [
    [W * 0.56, hz],
    [W, hz],
    [W, H * 0.78],
  ];
  g.poly(edge, R(0.14));
  g.stip(D(edge), [W * 0.6, hz], [W, H * 0.78], 0, 0.5);
  g.poly(
    [
      [W * 0.585, hz],
      [W * 0.6, hz],
      [W, H * 0.66],
      [W, H * 0.72],
    ],
    R(0.04),
  );
  for (let i = 0; i < 8; i++) {
    const t = Math.pow(i / 8, 1.7),
      x = lerp(W * 0.64, W * 1.04, t),
      y = lerp(hz + H * 0.015, H * 0.66, t),
      s = lerp(H * 0.035, H * 0.26, t),
      roof = i % 3 === 1 ? c.accent : R(0.66);
    g.path(
      D([
        [x + s * 0.9, y],
        [x + s * 1.5, y + s * 0.1],
        [x + s * 0.6, y + s * 0.1],
        [x - s * 0.1, y],
      ]),
      c.deep,
      'opacity=".4"',
    );
    g.rect(x, y - s * 0.5, s * 0.9, s * 0.5, R(0.05));
    g.stip(R4(x, y - s * 0.5, s * 0.9, s * 0.5), [x, y], [x + s, y], 0, 0.5);
    g.path(
      D([
        [x - s * 0.08, y - s * 0.48],
        [x + s * 0.16, y - s * 0.86],
        [x + s * 0.8, y - s * 0.86],
        [x + s, y - s * 0.48],
      ]),
      roof,
    );
    g.rect(x + s * 0.14, y - s * 0.34, s * 0.16, s * 0.16, R(0.8));
    g.rect(x + s * 0.4, y - s * 0.34, s * 0.16, s * 0.34, R(0.8));
    g.rect(x + s * 0.66, y - s * 0.34, s * 0.14, s * 0.16, c.glow);
  }
  /* barn and silos */
  const bx = W * 0.1,
    by = hz + H * 0.12,
    b = Math.min(H * 0.3, W * 0.2);
  g.path(
    D([
      [bx, by],
      [bx + b * 1.7, by],
      [bx + b * 2.9, by + H * 0.07],
      [bx + b * 1.1, by + H * 0.07],
    ]),
    c.deep,
    'opacity=".5"',
  );
  for (const [u, s] of [
    [1.1, 0.95],
    [1.42, 0.78],
  ]) {
    g.rect(bx + b * u, by - b * s, b * 0.26, b * s, R(0.1));
    g.stip(R4(bx + b * u, by - b * s, b * 0.26, b * s), [bx + b * u, 0], [bx + b * (u + 0.26), 0], 0, 1);
    for (let q = 1; q < 6; q++) g.rect(bx + b * u, by - (b * s * q) / 6, b * 0.26, 2.4, R(0.5));
    g.path(`M${n(bx + b * u)} ${n(by - b * s)}a${n(b * 0.13)} ${n(b * 0.13)} 0 0 1 ${n(b * 0.26)} 0z`, R(0.5));
  }
  const barn = D([
    [bx, by],
    [bx, by - b * 0.46],
    [bx + b * 0.12, by - b * 0.66],
    [bx + b * 0.4, by - b * 0.82],
    [bx + b * 0.68, by - b * 0.66],
    [bx + b * 0.8, by - b * 0.46],
    [bx + b * 0.8, by],
  ]);
  g.path(
    D([
      [bx + b * 0.4, by - b * 0.84],
      [bx + b * 0.98, by - b * 0.84],
      [bx + b * 1.26, by - b * 0.46],
      [bx + b * 0.8, by - b * 0.44],
    ]),
    R(0.72),
  );
  g.rect(bx + b * 0.8, by - b * 0.46, b * 0.44, b * 0.46, mix(c.accent, c.deep, 0.6));
  g.path(barn, mix(c.accent, c.tone, 0.08));
  g.stip(barn, [bx, by], [bx + b * 0.8, by], 0, 0.6);
  g.line(
    L([
      [bx - b * 0.04, by - b * 0.45],
      [bx + b * 0.12, by - b * 0.68],
      [bx + b * 0.4, by - b * 0.85],
      [bx + b * 0.68, by - b * 0.68],
      [bx + b * 0.84, by - b * 0.45],
    ]),
    R(0.04),
    6,
  );
  g.rect(bx + b * 0.25, by - b * 0.36, b * 0.3, b * 0.36, R(0.94));
  g.line(
    `M${n(bx + b * 0.25)} ${n(by)}v${n(-b * 0.36)}h${n(b * 0.3)}v${n(b * 0.36)}M${n(bx + b * 0.25)} ${n(by - b * 0.36)}l${n(b * 0.3)} ${n(b * 0.36)}M${n(bx + b * 0.55)} ${n(by - b * 0.36)}l${n(-b * 0.3)} ${n(b * 0.36)}`,
    R(0.06),
    3.4,
  );
  g.rect(bx + b * 0.33, by - b * 0.64, b * 0.14, b * 0.12, R(0.94));
  for (const [u, r] of [
    [-0.3, 0.13],
    [1.86, 0.1],
    [2.06, 0.12],
  ])
    tree(g, bx + b * u, by + 4, b * r);
  /* surveyors' stakes: the lot line across the furrows */
  for (let i = 0; i < 6; i++) {
    const t = Math.pow((i + 1) / 6, 1.5),
      x = lerp(W * 0.56, W * 0.72, t),
      y = lerp(hz + H * 0.03, H * 0.96, t),
      s = lerp(H * 0.03, H * 0.26, t);
    g.path(`M${n(x)} ${n(y)}h${n(s * 0.05)}l${n(s * 0.7)} ${n(s * 0.26)}h${n(-s * 0.08)}z`, c.deep, 'opacity=".5"');
    g.rect(x, y - s, s * 0.05, s, R(0.0));
    g.path(
      `M${n(x + s * 0.05)} ${n(y - s)}q${n(s * 0.2)} ${n(s * 0.06)} ${n(s * 0.4)} 0l${n(-s * 0.06)} ${n(s * 0.14)}l${n(s * 0.06)} ${n(s * 0.13)}q${n(-s * 0.2)} ${n(s * 0.06)} ${n(-s * 0.4)} 0z`,
      c.accent,
    );
  }
}
