/** The lobby of a hotel, and a bank of elevators. */
import { D, L, R4, mix, n } from './plate.js';
import { palm, person } from './scenery.js';

export function lobby(g) {
  const { W, H, k, c, R } = g;
  const gy = H * 0.8;
  g.rect(0, 0, W, H, R(0.56));
  g.stip(R4(0, 0, W, gy), [W * 0.5, gy], [W * 0.5, 0], 0, 0.75);
  let panels = '';
  for (let x = -20; x < W; x += W / 9) panels += R4(x, H * 0.1, 6, gy - H * 0.1);
  g.path(panels, R(0.7));
  g.rect(0, H * 0.09, W, 12, R(0.3));
  /* the wall of pigeonholes behind the desk, with keys */
  const px = W * 0.3,
    pw = W * 0.44,
    py = H * 0.2,
    ph = H * 0.36;
  g.rect(px - 16, py - 16, pw + 32, ph + 32, R(0.36));
  g.rect(px, py, pw, ph, R(0.86));
  const cols = W > 1000 ? 13 : 10,
    rows = 5,
    cw = pw / cols,
    ch = ph / rows;
  let shelf = '',
    mail = '',
    key = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const x = px + i * cw,
        y = py + j * ch;
      shelf += R4(x, y, 4, ch) + R4(x, y + ch - 5, cw, 5);
      if (k.p(0.32))
        mail += D([
          [x + cw * 0.28, y + ch - 6],
          [x + cw * 0.42, y + ch * 0.3],
          [x + cw * 0.66, y + ch * 0.34],
          [x + cw * 0.56, y + ch - 6],
        ]);
      if (k.p(0.66))
        key +=
          R4(x + cw * 0.44, y + ch * 0.16, cw * 0.14, ch * 0.34) +
          R4(x + cw * 0.38, y + ch * 0.44, cw * 0.26, ch * 0.2);
    }
  g.path(mail, R(0.06));
  g.path(key, c.glow);
  g.path(shelf, R(0.52));
  g.stip(R4(px, py, pw, ph), [px, py], [px + pw, py + ph], 0, 0.55);
  /* an arch to the street on the left, with daylight */
  const ax = W * 0.05,
    aw = W * 0.17,
    at = H * 0.24;
  const arch = `M${n(ax)} ${n(gy)}V${n(at + aw / 2)}a${n(aw / 2)} ${n(aw / 2)} 0 0 1 ${n(aw)} 0V${n(gy)}z`;
  g.path(
    `M${n(ax - 18)} ${n(gy)}V${n(at + aw / 2)}a${n(aw / 2 + 18)} ${n(aw / 2 + 18)} 0 0 1 ${n(aw + 36)} 0V${n(gy)}z`,
    R(0.26),
  );
  g.path(arch, c.paper);
  g.stip(arch, [ax, at], [ax, gy], 0.5, 0, 'tone');
  g.rect(ax + aw / 2 - 4, at, 8, gy - at, R(0.8));
  g.rect(ax, at + aw * 0.5, aw, 8, R(0.8));
  for (const u of [0.42, 0.54]) g.rect(ax + aw * u, gy - H * 0.2, 6, H * 0.1, c.glow);
  g.rect(0, gy, W, H - gy, R(0.24));
  /* checkered floor */
  const vx = W * 0.5;
  let tiles = '';
  const depth = [0, 0.16, 0.38, 0.66, 1];
  for (let j = 0; j < 4; j++)
    for (let i = -9; i < 9; i++)
      if ((i + j) % 2 === 0) {
        const at2 = (u, t) => [vx + u * (W / 9) * (1 + t * 0.9), gy + (H - gy) * t];
        tiles += D([at2(i, depth[j]), at2(i + 1, depth[j]), at2(i + 1, depth[j + 1]), at2(i, depth[j + 1])]);
      }
  g.path(tiles, R(0.68));
  g.poly(
    [
      [ax, gy],
      [ax + aw, gy],
      [ax + aw * 2.1, H],
      [ax + aw * 0.5, H],
    ],
    c.paper,
    'opacity=".55"',
  );
  g.stip(R4(0, gy, W, H - gy), [0, gy], [W, H], 0, 0.6);
  /* lamps */
  for (const u of [0.38, 0.52, 0.66]) {
    const x = W * u,
      y = H * 0.15;
    g.rect(x - 2, 0, 4, y, c.deep);
    g.poly(
      [
        [x - H * 0.055, y + H * 0.05],
        [x - H * 0.02, y],
        [x + H * 0.02, y],
        [x + H * 0.055, y + H * 0.05],
      ],
      c.accent,
    );
    g.raw(`<ellipse cx="${n(x)}" cy="${n(y + H * 0.052)}" rx="${n(H * 0.05)}" ry="${n(H * 0.012)}" fill="${c.glow}"/>`);
    g.poly(
      [
        [x - H * 0.05, y + H * 0.055],
        [x + H * 0.05, y + H * 0.055],
        [x + H * 0.14, gy - H * 0.16],
        [x - H * 0.14, gy - H * 0.16],
      ],
      c.glow,
      'opacity=".14"',
    );
  }
  /* the clerk, the desk */
  const dy = gy - H * 0.19;
  person(g, W * 0.47, gy, H * 0.35, R(0.94));
  g.rect(px - W * 0.03, dy, pw + W * 0.06, H * 0.2, R(0.42));
  let flutes = '';
  for (let x = px - W * 0.02; x < px + pw + W * 0.02; x += 26) flutes += R4(x, dy + 26, 13, H * 0.2 - 40);
  g.path(flutes, R(0.52));
  g.rect(px - W * 0.045, dy - 12, pw + W * 0.09, 20, R(0.04));
  g.rect(px - W * 0.03, dy + 8, pw + W * 0.06, 10, R(0.8));
  g.rect(px - W * 0.03, dy + H * 0.185, pw + W * 0.06, H * 0.02, R(0.9));
  g.stip(R4(px - W * 0.03, dy, pw + W * 0.06, H * 0.2), [px, 0], [px + pw, 0], 0, 0.7);
  g.path(
    `M${n(W * 0.56)} ${n(dy - 12)}h44v-5h-44zM${n(W * 0.56 + 5)} ${n(dy - 18)}a17 17 0 0 1 34 0zM${n(W * 0.56 + 19)} ${n(dy - 40)}h6v8h-6z`,
    c.glow,
  );
  /* a guest with a suitcase */
  const gx = W * 0.66,
    gh = H * 0.38,
    fy = gy + (H - gy) * 0.42;
  g.rect(gx - gh * 0.42, fy - gh * 0.3, gh * 0.22, gh * 0.28, R(0.94));
  g.rect(gx - gh * 0.4, fy - gh * 0.3, 6, gh * 0.28, R(0.6));
  g.line(`M${n(gx - gh * 0.36)} ${n(fy - gh * 0.3)}v${n(-gh * 0.08)}h${n(gh * 0.1)}v${n(gh * 0.08)}`, c.deep, 5);
  person(g, gx, fy, gh, c.accent);
  /* a palm in a tub, an armchair */
  const tx = W * 0.88;
  palm(g, tx, gy + 6, H * 0.42, R(0.9), 0.02);
  g.poly(
    [
      [tx - H * 0.06, gy - H * 0.08],
      [tx + H * 0.06, gy - H * 0.08],
      [tx + H * 0.045, gy + H * 0.05],
      [tx - H * 0.045, gy + H * 0.05],
    ],
    mix(c.accent, c.deep, 0.2),
  );
  g.stip(R4(tx - H * 0.06, gy - H * 0.08, H * 0.12, H * 0.13), [tx - H * 0.06, 0], [tx + H * 0.06, 0], 0, 0.8);
}

export function elevators(g) {
  const { W, H, k, c, R } = g;
  const gy = H * 0.83,
    top = H * 0.22;
  g.rect(0, 0, W, H, R(0.2));
  /* slabs of stone, matched in pairs */
  const slab = W / 8;
  let veins = '';
  for (let i = 0; i < 8; i++) {
    g.rect(i * slab, 0, slab, gy, R(i % 2 ? 0.16 : 0.22));
    for (let q = 0; q < 5; q++) {
      const y = k.r(0, gy),
        s = i % 2 ? 1 : -1;
      veins += `M${n((i + (s > 0 ? 0 : 1)) * slab)} ${n(y)}q${n(s * slab * 0.4)} ${n(k.r(20, 80))} ${n(s * slab)} ${n(k.r(60, 160))}`;
    }
  }
  g.line(veins, R(0.32), 2.4, 'opacity=".7"');
  g.rect(0, H * 0.05, W, 10, R(0.5));
  g.rect(0, H * 0.05 + 10, W, 5, c.glow);
  g.stip(R4(0, 0, W, gy), [0, 0], [W, gy], 0, 0.5);
  g.rect(0, gy, W, H - gy, R(0.42));
  const count = W / H > 2 ? 4 : 3,
    cw = W / count,
    dw = Math.min(cw * 0.6, H * 0.44),
    open = k.i(1, count - 1);
  for (let i = 0; i < count; i++) {
    const x = i * cw + (cw - dw) / 2,
      h = gy - top;
    g.rect(x - 34, top - 30, dw + 68, h + 30, R(0.8));
    g.rect(x - 26, top - 22, dw + 52, h + 22, R(0.56));
    g.rect(x - 14, top - 14, dw + 28, h + 14, c.glow);
    g.rect(x - 8, top - 8, dw + 16, h + 8, R(0.92));
    if (i === open) {
      g.rect(x, top, dw, h, c.glow);
      g.poly(
        [
          [x, top],
          [x + dw * 0.16, top + h * 0.07],
          [x + dw * 0.16, gy - h * 0.06],
          [x, gy],
        ],
        mix(c.glow, c.tone, 0.55),
      );
      g.poly(
        [
          [x + dw, top],
          [x + dw * 0.84, top + h * 0.07],
          [x + dw * 0.84, gy - h * 0.06],
          [x + dw, gy],
        ],
        mix(c.glow, c.tone, 0.75),
      );
      g.poly(
        [
          [x, gy],
          [x + dw * 0.16, gy - h * 0.06],
          [x + dw * 0.84, gy - h * 0.06],
          [x + dw, gy],
        ],
        R(0.62),
      );
      g.rect(x + dw * 0.16, gy - h * 0.36, dw * 0.68, 7, R(0.8));
      person(g, x + dw * 0.36, gy - h * 0.02, h * 0.62, R(0.88));
      person(g, x + dw * 0.64, gy - h * 0.01, h * 0.66, c.accent);
      g.rect(x - 2, top, dw * 0.07, h, R(0.5));
      g.rect(x + dw * 0.95, top, dw * 0.07, h, R(0.7));
    } else {
      g.rect(x, top, dw, h, R(0.42));
      /* a sunburst across both leaves */
      g.clip(R4(x, top, dw, h), () => {
        const cx = x + dw / 2,
          cy = gy - h * 0.2;
        for (let q = 0; q < 15; q++) {
          const a = -Math.PI * (q + 0.5) * (1 / 15);
          g.poly(
            [
              [cx, cy],
              [cx + Math.cos(a - 0.05) * h, cy + Math.sin(a - 0.05) * h],
              [cx + Math.cos(a + 0.05) * h, cy + Math.sin(a + 0.05) * h],
            ],
            q % 3 === 1 ? R(0.16) : R(0.62),
          );
        }
        g.circle(cx, cy, dw * 0.19, i % 2 ? R(0.16) : c.accent);
        g.circle(cx, cy, dw * 0.11, R(0.7));
        g.rect(x, cy, dw, h, R(0.5));
        for (let q = 0; q < 4; q++) g.rect(x, cy + q * h * 0.05, dw, h * 0.016, R(0.24));
      });
      g.rect(x + dw / 2 - 2.4, top, 5, h, R(0.94));
      g.stip(R4(x, top, dw, h), [x, top], [x + dw, gy], 0, 0.7);
    }
    /* the dial above */
    const cx = x + dw / 2,
      r = Math.min(dw * 0.24, H * 0.085),
      cy = top - 44;
    g.path(`M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`, R(0.9));
    g.path(`M${n(cx - r * 0.84)} ${n(cy)}a${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(1.68 * r)} 0z`, R(0.04));
    for (let q = 1; q < 8; q++) {
      const a = (-Math.PI * q) / 8;
      g.line(
        L([
          [cx + Math.cos(a) * r * 0.62, cy + Math.sin(a) * r * 0.62],
          [cx + Math.cos(a) * r * 0.76, cy + Math.sin(a) * r * 0.76],
        ]),
        R(0.8),
        2.4,
      );
    }
    const a = i === open ? -Math.PI * 0.94 : -Math.PI * k.r(0.15, 0.8);
    g.line(
      L([
        [cx, cy],
        [cx + Math.cos(a) * r * 0.72, cy + Math.sin(a) * r * 0.72],
      ]),
      c.accent,
      5,
    );
    g.circle(cx, cy, r * 0.12, c.deep);
    /* what the floor reflects */
    g.rect(x, gy, dw, (H - gy) * 0.9, i === open ? c.glow : R(0.6), `opacity="${i === open ? '.6' : '.45'}"`);
    if (i < count - 1) {
      g.rect((i + 1) * cw - 12, gy - H * 0.34, 24, H * 0.07, R(0.84));
      g.circle((i + 1) * cw, gy - H * 0.32, 6, c.glow);
      g.circle((i + 1) * cw, gy - H * 0.288, 6, R(0.5));
    }
  }
  g.rect(0, gy, W, 8, R(0.86));
  const slant = [
    [0, H * 0.12],
    [W * 0.16, 0],
    [W * 0.42, 0],
    [W * 0.1, gy],
    [0, gy],
  ];
  g.poly(slant, c.deep, 'opacity=".3"');
  g.stip(R4(0, gy, W, H - gy), [0, gy], [W, H], 0, 0.6);
}
