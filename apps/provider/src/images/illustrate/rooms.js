/** A boardroom, and an office floor without a tenant. */
import { D, L, R4, mix, n } from './plate.js';
import { farBlocks, person } from './scenery.js';
import { persp } from './space.js';

export function boardroom(g) {
  const { W, H, k, c, R } = g;
  const wall = H * 0.56;
  g.rect(0, 0, W, H, R(0.5));
  /* the city behind glass */
  g.clip(R4(0, H * 0.07, W, wall - H * 0.07), () => {
    g.rect(0, 0, W, wall, c.sky);
    g.stip(R4(0, 0, W, wall), [0, wall], [0, 0], 0, 0.6, 'tone');
    g.circle(W * k.r(0.3, 0.7), H * 0.3, H * 0.14, k.p(0.6) ? c.accent : c.paper);
    farBlocks(g, -20, W + 20, wall, R(0.24), 17, H * 0.08, H * 0.26);
    farBlocks(g, -20, W + 20, wall, R(0.4), 11, H * 0.04, H * 0.17);
    g.stip(R4(0, wall - H * 0.14, W, H * 0.14), [0, wall - H * 0.14], [0, wall], 0, 0.6, 'tone');
  });
  g.rect(0, 0, W, H * 0.07, R(0.72));
  g.rect(0, H * 0.07, W, 8, R(0.94));
  const bays = W > 1000 ? 6 : 4;
  for (let i = 0; i <= bays; i++) g.rect((i * W) / bays - 7, H * 0.07, 14, wall - H * 0.07, R(0.88));
  g.rect(0, H * 0.2, W, 6, R(0.88));
  g.rect(0, wall - H * 0.02, W, H * 0.05, R(0.8));
  g.rect(0, wall - H * 0.02, W, 7, R(0.2));
  g.rect(0, wall + H * 0.03, W, H, R(0.46));
  /* light on the floor */
  for (let i = 0; i < bays; i++)
    g.poly(
      [
        [(i * W) / bays + 20, wall + H * 0.03],
        [((i + 1) * W) / bays - 14, wall + H * 0.03],
        [((i + 1) * W) / bays + W * 0.12, H],
        [(i * W) / bays + W * 0.15, H],
      ],
      R(0.24),
      'opacity=".55"',
    );
  g.stip(R4(0, wall, W, H - wall), [0, wall], [0, H], 0, 0.7);
  const chair = (x, y, s, ink, side) => {
    g.path(
      `M${n(x - s * 0.4)} ${n(y)}v${n(-s * 0.62)}q0 ${n(-s * 0.12)} ${n(s * 0.12)} ${n(-s * 0.14)}h${n(s * 0.56)}q${n(s * 0.12)} ${n(s * 0.02)} ${n(s * 0.12)} ${n(s * 0.14)}v${n(s * 0.62)}z`,
      ink,
    );
    g.path(
      `M${n(x + s * 0.16)} ${n(y)}v${n(-s * 0.74)}h${n(s * 0.12)}q${n(s * 0.12)} ${n(s * 0.02)} ${n(s * 0.12)} ${n(s * 0.14)}v${n(s * 0.6)}z`,
      c.deep,
      'opacity=".4"',
    );
    if (side === 'near') {
      g.rect(x - s * 0.05, y, s * 0.1, s * 0.34, c.deep);
      g.line(
        L([
          [x - s * 0.34, y + s * 0.42],
          [x, y + s * 0.32],
          [x + s * 0.34, y + s * 0.42],
        ]),
        c.deep,
        s * 0.07,
      );
      g.rect(x - s * 0.5, y - s * 0.18, s * 0.08, s * 0.3, c.deep);
      g.rect(x + s * 0.42, y - s * 0.18, s * 0.08, s * 0.3, c.deep);
    }
  };
  const m = W > 1000 ? 7 : 5,
    u = Math.min(W / (m + 1.4), H * 0.22),
    x0 = W / 2 - ((m - 1) * u) / 2;
  const empty = k.i(1, m - 2);
  /* far side: chairs, some with people */
  for (let i = 0; i < m; i++) {
    const x = W / 2 + (i - (m - 1) / 2) * u * 0.82,
      y = wall + H * 0.14;
    if (i % 2 === 0 && i !== empty) {
      const s = u * 0.62,
        coat = i === 2 ? c.accent : R(0.92);
      chair(x, y + s * 0.1, s, R(0.7), 'far');
      g.path(
        `M${n(x - s * 0.46)} ${n(y + s * 0.2)}v${n(-s * 0.36)}q${n(s * 0.04)} ${n(-s * 0.28)} ${n(s * 0.46)} ${n(-s * 0.3)}t${n(s * 0.46)} ${n(s * 0.3)}v${n(s * 0.36)}z`,
        coat,
      );
      g.path(
        D([
          [x - s * 0.1, y - s * 0.44],
          [x + s * 0.1, y - s * 0.44],
          [x, y - s * 0.1],
        ]),
        R(0.04),
      );
      g.raw(`<ellipse cx="${n(x)}" cy="${n(y - s * 0.64)}" rx="${n(s * 0.17)}" ry="${n(s * 0.22)}" fill="${c.deep}"/>`);
    } else chair(x, y, u * 0.66, R(0.74), 'far');
  }
  /* the table */
  const ty = wall + H * 0.13,
    by = H * 0.83;
  const half = (m * u) / 2;
  const table = [
    [W / 2 - half * 0.86, ty],
    [W / 2 + half * 0.86, ty],
    [W / 2 + half * 1.08, by],
    [W / 2 - half * 1.08, by],
  ];
  g.path(
    D([
      [W / 2 - half * 0.7, by + H * 0.05],
      [W / 2 + half * 1.2, by + H * 0.05],
      [W / 2 + half * 1.35, H],
      [W / 2 - half * 0.5, H],
    ]),
    c.deep,
    'opacity=".4"',
  );
  g.poly(table, R(0.16));
  g.poly([table[3], table[2], [table[2][0], by + H * 0.035], [table[3][0], by + H * 0.035]], R(0.84));
  g.stip(D(table), [W / 2 - half, ty], [W / 2 + half, by], 0, 0.6);
  g.poly(
    [
      [W * 0.3, ty],
      [W * 0.42, ty],
      [W * 0.36, by],
      [W * 0.2, by],
    ],
    c.paper,
    'opacity=".5"',
  );
  for (let i = 0; i < m; i++) {
    const x = x0 + i * u;
    g.poly(
      [
        [x - u * 0.2, by - H * 0.07],
        [x + u * 0.16, by - H * 0.075],
        [x + u * 0.2, by - H * 0.02],
        [x - u * 0.2, by - H * 0.015],
      ],
      i === empty ? c.accent : R(0.0),
    );
    if (i % 2) {
      g.raw(
        `<ellipse cx="${n(x + u * 0.32)}" cy="${n(ty + H * 0.06)}" rx="${n(u * 0.07)}" ry="${n(u * 0.035)}" fill="${R(0.86)}"/>`,
      );
      g.rect(x + u * 0.25, ty + H * 0.02, u * 0.14, H * 0.04, R(0.36), 'opacity=".7"');
    }
  }
  /* near side: backs of chairs */
  for (let i = 0; i < m; i++) chair(x0 + i * u, by + H * 0.1, u * 0.82, i === empty ? c.accent : R(0.9), 'near');
  for (const q of [0.3, 0.5, 0.7]) {
    g.rect(W * q - 2, 0, 4, H * 0.12, c.deep);
    g.path(
      `M${n(W * q - H * 0.07)} ${n(H * 0.16)}q${n(H * 0.01)} ${n(-H * 0.05)} ${n(H * 0.07)} ${n(-H * 0.05)}t${n(H * 0.07)} ${n(H * 0.05)}z`,
      R(0.96),
    );
    g.rect(W * q - H * 0.06, H * 0.16, H * 0.12, 6, c.glow);
  }
}

export function vacancy(g) {
  const { W, H, k, c, R } = g;
  const vx = W * 0.56,
    vy = H * 0.46;
  const P = persp({ eye: [0, 0, 1.75], at: [0, 10, 1.75], f: Math.max(H * 0.95, W * 0.58), W, H, cx: vx, cy: vy });
  const a = 8.5,
    far = 40,
    top = 3.3,
    Q = (x, y, z) => P([x, y, z]);
  const flat = (x0, x1, y0, y1, z) => [Q(x0, y0, z), Q(x1, y0, z), Q(x1, y1, z), Q(x0, y1, z)];
  g.rect(0, 0, W, H, R(0.4));
  g.poly(flat(-a, a + 5, 1.6, far, 0), R(0.46));
  g.stip(D(flat(-a, a + 5, 1.6, far, 0)), [vx, vy], [vx, H], 0.1, 0.6);
  g.poly(flat(-a, a + 5, 1.6, far, top), R(0.14));
  /* the ceiling: a grid, some tiles missing, lamps in rows */
  let grid = '';
  for (let y = 2.4; y < far; y += 2.4) grid += L([Q(-a, y, top), Q(a + 5, y, top)]);
  for (let x = -a; x <= a + 5; x += 2.4) grid += L([Q(x, 1.6, top), Q(x, far, top)]);
  g.line(grid, R(0.3), 1.6);
  for (let y = 2.4; y < far; y += 2.4)
    for (let i = 0; i < 5; i++) {
      const x = -a + 2.4 * (i + 0.5) + 0.6;
      if (i % 2 === 1) g.poly(flat(x, x + 1.1, y + 0.3, y + 2, top), k.p(0.6) ? c.glow : R(0.26));
      else if (k.p(0.16)) g.poly(flat(x - 0.6, x + 1.7, y, y + 2.3, top), R(0.9));
    }
  /* far wall with its core doors */
  g.poly([Q(-a, far, 0), Q(a + 5, far, 0), Q(a + 5, far, top), Q(-a, far, top)], R(0.2));
  g.poly([Q(-1.4, far, 0), Q(1.4, far, 0), Q(1.4, far, 2.5), Q(-1.4, far, 2.5)], R(0.86));
  /* the windows on the left, and their light on the carpet */
  g.poly([Q(-a, 1.6, 0), Q(-a, far, 0), Q(-a, far, top), Q(-a, 1.6, top)], R(0.56));
  const bay = 3.2;
  for (let y = 2; y < far; y += bay) {
    const y1 = y + bay * 0.84;
    g.poly([Q(-a, y, 0.5), Q(-a, y1, 0.5), Q(-a, y1, top - 0.3), Q(-a, y, top - 0.3)], c.sky);
    let h = 0.5;
    for (let q = 0; q < 3; q++) {
      h = k.r(0.9, 2.1);
      const u0 = y + (bay * 0.84 * q) / 3;
      g.poly([Q(-a, u0, 0.5), Q(-a, u0 + bay * 0.28, 0.5), Q(-a, u0 + bay * 0.28, h), Q(-a, u0, h)], R(0.34));
    }
    if (k.p(0.3)) g.poly([Q(-a, y, 2.2), Q(-a, y1, 2.2), Q(-a, y1, top - 0.3), Q(-a, y, top - 0.3)], R(0.1));
    g.poly(
      [Q(-a + 0.6, y + 1.2, 0), Q(-a + 0.6, y1 + 1.2, 0), Q(-a + 6.4, y1 + 3.6, 0), Q(-a + 6.4, y + 3.6, 0)],
      c.paper,
      'opacity=".85"',
    );
  }
  /* columns, with what was torn out hanging from them */
  for (let y = 36; y > 5; y -= 7.6)
    for (const x of [-3.4, 5.2]) {
      const w = 0.42;
      g.poly(flat(x + w, x + 3.2, y, y + 1.1, 0), c.deep, 'opacity=".35"');
      g.poly([Q(x - w, y, 0), Q(x + w, y, 0), Q(x + w, y, top), Q(x - w, y, top)], R(0.1));
      const side = [Q(x + w, y, 0), Q(x + w, y + w * 2, 0), Q(x + w, y + w * 2, top), Q(x + w, y, top)];
      if (side[1][0] > side[0][0]) g.poly(side, R(0.7));
      const face = [Q(x, y, 0), Q(x + w, y, 0), Q(x + w, y, top), Q(x, y, top)];
      g.stip(D(face), face[0], face[1], 0, 0.7);
      g.poly([Q(x - w, y, 0), Q(x + w, y, 0), Q(x + w, y, 0.16), Q(x - w, y, 0.16)], R(0.8));
    }
  for (const [x, y, drop] of [
    [3.4, 11, 0.7],
    [4.2, 12.4, 1],
    [1.6, 21, 0.8],
  ]) {
    const [px, py] = Q(x, y, top),
      [, qy] = Q(x, y, top - drop);
    g.line(
      `M${n(px)} ${n(py)}q${n((qy - py) * 0.16)} ${n((qy - py) * 0.5)} ${n(-(qy - py) * 0.05)} ${n(qy - py)}`,
      c.deep,
      Math.max(2, 34 / y),
    );
    g.rect(px - 7, qy - 2, 14, 10, c.accent);
  }
  /* one chair that stayed */
  const [sx, sy] = Q(-0.4, 8.2, 0),
    s = (sy - Q(-0.4, 8.2, 1)[1]) * 0.86;
  g.path(
    D([
      [sx - s * 0.4, sy - 4],
      [sx + s * 0.3, sy - 4],
      [sx + s * 1.7, sy + s * 0.26],
      [sx + s * 0.8, sy + s * 0.3],
    ]),
    c.deep,
    'opacity=".5"',
  );
  g.line(
    L([
      [sx - s * 0.42, sy],
      [sx, sy - s * 0.16],
      [sx + s * 0.42, sy],
    ]) +
      L([
        [sx, sy + s * 0.06],
        [sx, sy - s * 0.42],
      ]),
    c.deep,
    s * 0.06,
  );
  for (const q of [-0.42, 0, 0.42]) g.circle(sx + s * q, sy + (q === 0 ? s * 0.08 : s * 0.02), s * 0.05, c.deep);
  g.path(
    `M${n(sx - s * 0.46)} ${n(sy - s * 0.4)}q0 ${n(-s * 0.1)} ${n(s * 0.1)} ${n(-s * 0.1)}h${n(s * 0.74)}q${n(s * 0.1)} 0 ${n(s * 0.1)} ${n(s * 0.1)}z`,
    mix(c.accent, c.deep, 0.35),
  );
  g.path(
    `M${n(sx - s * 0.4)} ${n(sy - s * 0.52)}q${n(-s * 0.1)} ${n(-s * 0.6)} ${n(s * 0.04)} ${n(-s * 0.72)}q${n(s * 0.36)} ${n(-s * 0.1)} ${n(s * 0.7)} 0q${n(s * 0.14)} ${n(s * 0.14)} ${n(s * 0.02)} ${n(s * 0.72)}z`,
    c.accent,
  );
  g.stip(R4(sx - s * 0.46, sy - s * 1.3, s * 0.94, s * 0.8), [sx - s * 0.4, 0], [sx + s * 0.5, 0], 0, 0.5);
  for (const q of [-0.52, 0.44]) g.rect(sx + s * q, sy - s * 0.74, s * 0.08, s * 0.28, c.deep);
  /* the broker and the visitor, small */
  for (const [x, y, coat] of [
    [-5.6, 22, R(0.9)],
    [-5, 23, c.accent],
  ]) {
    const [px, py] = Q(x, y, 0),
      [, hy] = Q(x, y, 1.75);
    person(g, px, py, py - hy, coat);
  }
}
