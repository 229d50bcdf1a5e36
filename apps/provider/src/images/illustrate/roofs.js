/** What stands on roofs: solar panels, and water towers. */
import { D, L, R4, mix, n } from './plate.js';
import { farBlocks, sky, tree } from './scenery.js';
import { axon, box, cell, shadowOf, wins } from './space.js';

export function solar(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.3));
  g.stip(R4(0, 0, W, H), [0, 0], [W, H], 0, 0.4);
  const P = axon({ th: 0.46, el: 0.6, s: 1, cx: W * 0.3, cy: H * 0.3 });
  const ground = (x, y, w, d, f) => g.poly([P([x, y]), P([x + w, y]), P([x + w, y + d]), P([x, y + d])], f);
  ground(-900, 660, 2800, 120, R(0.42));
  g.line(
    Array.from({ length: 46 }, (_, i) => L([P([-900 + i * 60, 720]), P([-868 + i * 60, 720])])).join(''),
    R(0.06),
    2.5,
  );
  ground(-900, 830, 2800, 900, R(0.36));
  for (const [row, from] of [
    [640, -760],
    [812, -740],
    [900, -720],
    [1010, -700],
  ])
    for (let i = 0; i < 44; i++) {
      const [x, y] = P([from + i * 62 + k.r(-8, 8), row + k.r(-9, 9)]);
      if (x > -30 && x < W + 30 && (row < 900 || k.p(0.6))) tree(g, x, y, k.r(10, 16) * (row < 850 ? 1 : 1.25));
    }
  const shed = { x: -620, y: -790, w: 1640, d: 1310, h: 96 };
  g.path(shadowOf(P, [shed.x, shed.y], [shed.w, shed.d, shed.h], [0.9, 0.35]), c.deep, 'opacity=".5"');
  const { F } = box(g, P, [shed.x, shed.y, 0], [shed.w, shed.d, shed.h], { top: R(0.04), lit: R(0.3), dark: R(0.72) });
  g.path(wins(F, 34, 1, { mu: 0.4, mv: 0, u0: 0.01, u1: 0.99, v0: 0.05, v1: 0.5 }), R(0.8));
  g.path(cell(F, 0, 0.76, 1, 0.86), c.accent);
  const z = shed.h;
  g.line(
    L([
      P([shed.x + 10, shed.y + shed.d - 12, z]),
      P([shed.x + shed.w - 12, shed.y + shed.d - 12, z]),
      P([shed.x + shed.w - 12, shed.y + 12, z]),
    ]),
    R(0.3),
    4,
  );
  /* rows of panels, tilted to the sun; a walkway between two fields */
  const rows = 15,
    step = 82;
  for (let j = 0; j < rows; j++) {
    const y = shed.y + 56 + j * step;
    for (const [x0, count] of [
      [shed.x + 40, 9],
      [shed.x + 860, 9],
    ]) {
      const w = 80,
        d = 44,
        lift = 26,
        x1 = x0 + count * w;
      g.poly(
        [P([x0 + 16, y + d, z]), P([x1 + 22, y + d, z]), P([x1 + 22, y + d + 26, z]), P([x0 + 16, y + d + 26, z])],
        c.deep,
        'opacity=".34"',
      );
      g.poly([P([x1, y, z]), P([x1, y, z + lift]), P([x1, y + d, z])], R(0.6));
      const field = [P([x0, y, z + lift]), P([x1, y, z + lift]), P([x1, y + d, z + 3]), P([x0, y + d, z + 3])];
      g.poly(field, R(0.84));
      g.stip(D(field), field[0], field[1], 0.7, 0, 'tone', 0.8);
      let grid = '';
      for (let i = 0; i <= count * 2; i++)
        grid += L([P([x0 + (i * w) / 2, y, z + lift]), P([x0 + (i * w) / 2, y + d, z + 3])]);
      grid += L([P([x0, y + d / 2, z + lift / 2 + 1]), P([x1, y + d / 2, z + lift / 2 + 1])]);
      g.line(grid, R(0.5), 1.3);
      g.line(L([field[3], field[0], field[1], field[2]]), R(0.05), 2.2);
      /* the sun on a few of them */
      for (let i = 0; i < count; i++)
        if (k.p(0.1))
          g.poly(
            [
              P([x0 + i * w + 6, y, z + lift]),
              P([x0 + i * w + 34, y, z + lift]),
              P([x0 + i * w + 16, y + d, z + 3]),
              P([x0 + i * w, y + d, z + 3]),
            ],
            c.glow,
          );
    }
  }
  for (const [x, y] of [
    [shed.x + 790, shed.y + 560],
    [shed.x + 790, shed.y + 1040],
  ]) {
    g.path(shadowOf(P, [x, y], [46, 60, 40], [0.9, 0.35], z), c.deep, 'opacity=".45"');
    const f = box(g, P, [x, y, z], [46, 60, 40], { top: R(0.12), lit: R(0.34), dark: R(0.7) });
    g.path(cell(f.F, 0.14, 0.2, 0.86, 0.8), R(0.6));
  }
  /* two installers */
  for (const [x, y, coat] of [
    [shed.x + 806, shed.y + 780, c.accent],
    [shed.x + 822, shed.y + 880, R(0.8)],
  ]) {
    const [a, b] = P([x, y, z]),
      h = 50;
    g.path(`M${n(a - 5)} ${n(b)}h10l${n(h * 0.7)} ${n(h * 0.26)}h-9z`, c.deep, 'opacity=".45"');
    g.rect(a - 6, b - h * 0.44, 12, h * 0.44, c.deep);
    g.rect(a - 8, b - h * 0.8, 16, h * 0.42, coat);
    g.circle(a, b - h * 0.9, 7, c.glow);
  }
}

const tank = (g, x, y, w, tone) => {
  const { c, R } = g,
    h = w * 0.98,
    leg = w * 0.82,
    top = y - leg - h;
  const legs = [0.08, 0.36, 0.64, 0.92];
  g.line(
    legs.map((u) => `M${n(x + w * u)} ${n(y)}V${n(y - leg)}`).join('') +
      `M${n(x + w * 0.08)} ${n(y)}L${n(x + w * 0.92)} ${n(y - leg)}M${n(x + w * 0.92)} ${n(y)}L${n(x + w * 0.08)} ${n(y - leg)}M${n(x)} ${n(y - leg * 0.5)}h${n(w)}`,
    R(0.94),
    w * 0.032,
  );
  g.rect(x + w * 0.47, y - leg, w * 0.06, leg, R(0.94));
  g.rect(x - w * 0.05, y - leg - w * 0.02, w * 1.1, w * 0.07, R(0.94));
  const body = D([
    [x + w * 0.02, y - leg],
    [x - w * 0.01, top],
    [x + w * 1.01, top],
    [x + w * 0.98, y - leg],
  ]);
  g.path(body, R(tone));
  let staves = '';
  for (let i = 1; i < 13; i++) staves += R4(x + (w * i) / 13, top, w * 0.009, h);
  g.path(staves, R(tone + 0.2));
  g.stip(body, [x + w * 0.2, 0], [x + w, 0], 0, 0.95);
  for (let i = 0; i < 6; i++)
    g.rect(x - w * 0.015, y - leg - h * (0.06 + Math.pow(i / 6, 1.25) * 0.9), w * 1.03, w * 0.016, R(0.96));
  const roof = D([
    [x - w * 0.07, top],
    [x + w * 0.5, top - w * 0.4],
    [x + w * 1.07, top],
  ]);
  g.path(roof, mix(c.accent, c.deep, 0.1));
  g.path(
    D([
      [x + w * 0.5, top - w * 0.4],
      [x + w * 1.07, top],
      [x + w * 0.62, top],
    ]),
    mix(c.accent, c.deep, 0.55),
  );
  g.rect(x + w * 0.485, top - w * 0.46, w * 0.03, w * 0.08, R(0.96));
  g.line(`M${n(x + w * 0.16)} ${n(y)}V${n(top)}M${n(x + w * 0.22)} ${n(y)}V${n(top)}`, R(0.98), 2);
  let rungs = '';
  for (let yy = top; yy < y; yy += w * 0.05) rungs += R4(x + w * 0.16, yy, w * 0.06, 1.6);
  g.path(rungs, R(0.98));
};

export function watertower(g) {
  const { W, H, k, c, R } = g;
  sky(g, H, 0.75);
  g.circle(W * k.r(0.56, 0.7), H * 0.44, H * 0.27, k.p(0.5) ? c.accent : c.paper);
  farBlocks(g, -20, W + 20, H, R(0.26), 16, H * 0.34, H * 0.5);
  g.stip(R4(0, H * 0.5, W, H * 0.3), [0, H * 0.5], [0, H * 0.8], 0, 0.6, 'tone', 0.8);
  farBlocks(g, -20, W + 20, H, R(0.46), 12, H * 0.26, H * 0.38);
  const roofs = [
    { x: W * 0.48, w: W * 0.6, y: H * 0.72, t: 0.62 },
    { x: -W * 0.04, w: W * 0.46, y: H * 0.78, t: 0.5 },
  ];
  const unit = Math.min(W * 0.17, H * 0.27);
  tank(g, W * 0.74, roofs[0].y, unit * 0.8, 0.42);
  for (const { x, w, y, t } of roofs) {
    g.rect(x, y, w, H, R(t));
    g.rect(x - 10, y - 8, w + 20, 16, R(t - 0.3));
    g.rect(x, y + 8, w, 9, R(t + 0.26));
    let brick = '';
    for (let j = 0; j < 12; j++)
      for (let i = 0; i < 26; i++) if (k.p(0.3)) brick += R4(x + i * 24 + (j % 2) * 12, y + 30 + j * 18, 18, 7);
    g.clip(R4(x, y, w, H), () => g.path(brick, R(t + 0.09)));
    const ww = W * 0.04;
    for (let i = 0; i < 7; i++) {
      const wx = x + W * 0.05 + i * ww * 2;
      if (wx + ww > x + w - 10) break;
      g.rect(wx, y + H * 0.1, ww, H, R(0.92));
      if (k.p(0.4)) g.rect(wx, y + H * 0.1, ww, H, c.glow);
      g.rect(wx + ww / 2 - 2, y + H * 0.1, 4, H, R(t - 0.2));
      g.rect(wx - 6, y + H * 0.1 - 10, ww + 12, 10, R(t - 0.26));
    }
    g.stip(R4(x, y, w, H - y), [x, y], [x + w, H], 0, 0.7);
  }
  /* a stair house, vents, and the large tank in front */
  g.rect(W * 0.55, roofs[0].y - H * 0.13, W * 0.1, H * 0.13, R(0.3));
  g.rect(W * 0.65, roofs[0].y - H * 0.13, W * 0.03, H * 0.13, R(0.8));
  g.rect(W * 0.54, roofs[0].y - H * 0.145, W * 0.15, H * 0.02, R(0.06));
  g.rect(W * 0.58, roofs[0].y - H * 0.09, W * 0.035, H * 0.09, R(0.9));
  for (const u of [0.03, 0.37]) {
    g.rect(W * u, roofs[1].y - H * 0.06, W * 0.02, H * 0.06, R(0.84));
    g.rect(W * u - 6, roofs[1].y - H * 0.075, W * 0.02 + 12, H * 0.02, R(0.7));
  }
  tank(g, W * 0.13, roofs[1].y, unit * 1.28, 0.34);
  g.path(
    `M${n(W * 0.13)} ${n(roofs[1].y + 8)}h${n(unit * 1.3)}l${n(unit * 0.7)} ${n(H * 0.1)}h${n(-unit)}z`,
    c.deep,
    'opacity=".4"',
  );
  let birds = '';
  for (let i = 0; i < 5; i++) {
    const x = W * k.r(0.42, 0.66),
      y = H * k.r(0.1, 0.3);
    birds += `M${n(x - 13)} ${n(y - 5)}q8 -5 13 4q5 -9 13 -4`;
  }
  g.line(birds, R(0.9), 3);
}
