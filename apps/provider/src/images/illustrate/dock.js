/** Loading docks of a warehouse, and the door of a freezer. */
import { D, L, R4, mix, n } from './plate.js';
import { person } from './scenery.js';

/** The rear of a trailer at a dock door, with its shadow on the wall. */
const trailer = (g, x, y, w, h) => {
  const { c, R } = g;
  g.poly(
    [
      [x + w, y],
      [x + w + w * 0.42, y + w * 0.3],
      [x + w + w * 0.42, y + h],
      [x + w, y + h],
    ],
    c.deep,
    'opacity=".5"',
  );
  g.rect(x, y, w, h, R(0.03));
  g.rect(x, y, w, 9, R(0.3));
  g.rect(x, y + h - 14, w, 14, R(0.5));
  g.rect(x + 8, y + 18, w - 16, h - 38, R(0.14));
  g.stip(R4(x + 8, y + 18, w - 16, h - 38), [x, y], [x + w, y + h], 0, 0.55);
  g.rect(x + w / 2 - 2, y + 18, 4, h - 38, R(0.7));
  for (const u of [0.24, 0.4, 0.6, 0.76]) g.rect(x + w * u - 2.5, y + 14, 5, h - 30, R(0.42));
  for (const u of [0.22, 0.58]) g.rect(x + w * u, y + h * 0.58, w * 0.2, 7, R(0.62));
  g.rect(x + 10, y + h - 11, w * 0.12, 8, c.accent);
  g.rect(x + w - 10 - w * 0.12, y + h - 11, w * 0.12, 8, c.accent);
  for (const u of [0.1, 0.66]) g.rect(x + w * u, y + h, w * 0.24, w * 0.26, c.deep);
  g.rect(x + w * 0.4, y + h + 4, w * 0.2, 8, R(0.8));
};

export function dock(g) {
  const { W, H, k, c, R } = g;
  const gy = H * 0.84,
    sill = gy - H * 0.09,
    top = H * 0.12;
  g.rect(0, 0, W, H, c.sky);
  g.rect(0, top, W, gy - top, R(0.16));
  let ribs = '';
  for (let x = 6; x < W; x += 22) ribs += R4(x, top + 26, 5, sill - top - 26);
  g.path(ribs, R(0.26));
  g.rect(0, top, W, 14, R(0.02));
  g.rect(0, top + 14, W, 10, R(0.52));
  g.rect(0, top + H * 0.085, W, H * 0.026, c.accent);
  g.stip(R4(0, top, W, sill - top), [0, top], [W, sill], 0, 0.5);
  g.rect(0, sill, W, gy - sill, R(0.5));
  g.stip(R4(0, sill, W, gy - sill), [0, sill], [0, gy], 0.1, 0.7);
  g.rect(0, gy, W, H - gy, R(0.1));
  const count = W > 1000 ? 5 : 4,
    cw = W / count,
    dw = cw * 0.56,
    dt = top + H * 0.2;
  const open = k.i(1, count - 2),
    busy = new Set(k.sh([...Array(count).keys()].filter((i) => i !== open)).slice(0, 2));
  for (let i = 0; i < count; i++) {
    const x = i * cw + (cw - dw) / 2,
      h = sill - dt;
    g.rect(x - 16, dt - 18, dw + 32, h + 18, R(0.94));
    g.poly(
      [
        [x + dw + 16, dt - 18],
        [x + dw + 44, dt + 4],
        [x + dw + 44, sill],
        [x + dw + 16, sill],
      ],
      c.deep,
      'opacity=".35"',
    );
    if (i === open) {
      g.rect(x, dt, dw, h, c.glow);
      g.rect(x, dt, dw, h * 0.12, R(0.62));
      g.rect(x, dt + h * 0.12, dw, 6, R(0.9));
      for (const [u, v, f] of [
        [0.08, 0.34, R(0.5)],
        [0.08, 0.2, R(0.34)],
        [0.3, 0.28, R(0.62)],
      ])
        g.rect(x + dw * u, sill - h * v, dw * 0.2, h * 0.15, f);
      g.rect(x + dw * 0.05, sill - h * 0.05, dw * 0.5, h * 0.05, R(0.8));
      person(g, x + dw * 0.74, sill, h * 0.62, c.accent);
    } else {
      g.rect(x, dt, dw, h, R(0.24));
      for (let q = 1; q < 6; q++) g.rect(x, dt + (h * q) / 6, dw, 4, R(0.44));
      for (const u of [0.2, 0.62]) g.rect(x + dw * u, dt + h * 0.2, dw * 0.18, h * 0.09, R(0.86));
      g.stip(R4(x, dt, dw, h), [x, dt], [x + dw, sill], 0, 0.55);
    }
    for (const s of [-14, dw - 4]) g.rect(x + s, sill + 6, 18, (gy - sill) * 0.6, c.deep);
    g.circle(x - 36, dt + h * 0.16, 12, i === open ? c.glow : R(0.8));
    g.circle(x - 36, dt + h * 0.16 + 30, 12, i === open ? R(0.8) : c.accent);
  }
  let lanes = '';
  for (let i = 0; i <= count; i++)
    lanes += D([
      [i * cw - 4, gy + 8],
      [i * cw + 4, gy + 8],
      [i * cw + (i * cw - W / 2) * 0.3 + 9, H],
      [i * cw + (i * cw - W / 2) * 0.3 - 9, H],
    ]);
  g.path(lanes, c.glow);
  g.stip(R4(0, gy, W, H - gy), [0, H], [0, gy], 0, 0.6);
  const th = H * 0.5;
  for (const i of busy) {
    const w = cw * 0.66,
      x = i * cw + (cw - w) / 2,
      y = gy - th + H * 0.05;
    g.poly(
      [
        [x, gy + H * 0.1],
        [x + w, gy + H * 0.1],
        [x + w * 1.6, H],
        [x + w * 0.5, H],
      ],
      c.deep,
      'opacity=".5"',
    );
    trailer(g, x, y, w, th);
  }
  const shade = [
    [0, top],
    [W * 0.3, top],
    [W * 0.06, sill],
    [0, sill],
  ];
  g.poly(shade, c.deep, 'opacity=".4"');
  g.stip(D(shade), [0, top], [W * 0.2, sill], 0, 0.4);
}

export function freezer(g) {
  const { W, H, k, c, R } = g;
  const gy = H * 0.8;
  g.rect(0, 0, W, H, R(0.66));
  let seams = '';
  for (let x = k.r(10, 70); x < W; x += W / 13) seams += R4(x, 0, 4, gy);
  g.path(seams, R(0.78));
  g.rect(0, H * 0.07, W, H * 0.02, R(0.5));
  g.rect(0, gy - H * 0.07, W, H * 0.07, R(0.84));
  g.rect(0, gy - H * 0.075, W, 6, R(0.4));
  g.stip(R4(0, 0, W, gy), [W * 0.5, gy], [0, 0], 0, 0.75);
  g.rect(0, gy, W, H - gy, R(0.42));
  const dw = Math.min(W * 0.46, H * 1.05),
    dx = W * 0.5 - dw * 0.36,
    dt = H * 0.13,
    dh = gy - dt;
  /* the sliding door, pushed aside on its rail */
  const sx = dx - dw * 0.62;
  g.rect(sx - dw * 0.3, dt - H * 0.045, dw * 2.2, 12, R(0.96));
  g.rect(sx, dt - 8, dw * 0.6, dh + 8, R(0.2));
  g.rect(sx + 14, dt + 8, dw * 0.6 - 28, dh - 24, R(0.28));
  g.rect(sx + dw * 0.48, dt + dh * 0.42, 12, dh * 0.2, R(0.9));
  g.stip(R4(sx, dt - 8, dw * 0.6, dh + 8), [sx, dt], [sx + dw * 0.6, gy], 0, 0.6);
  for (const u of [0.1, 0.46]) g.rect(sx + dw * u, dt - H * 0.06, 14, H * 0.05, R(0.94));
  g.rect(dx - 22, dt - 22, dw + 44, dh + 22, R(0.94));
  g.rect(dx, dt, dw, dh, R(0.02));
  /* racks in the cold */
  let beams = '',
    goods = '';
  for (let q = 0; q < 4; q++) {
    const y = dt + dh * (0.2 + q * 0.22);
    beams += R4(dx, y, dw, 5);
    for (let i = 0; i < 9; i++)
      if (k.p(0.78)) goods += R4(dx + (i * dw) / 9 + 5, y - dh * k.r(0.1, 0.16), dw / 9 - 10, dh * 0.1);
  }
  g.path(goods, R(0.22));
  g.path(beams, R(0.34));
  g.stip(R4(dx, dt, dw, dh), [dx, dt], [dx, gy], 0.1, 0.5, 'tone', 0.8);
  g.poly(
    [
      [dx, gy],
      [dx + dw, gy],
      [dx + dw * 1.5, H],
      [dx - dw * 0.1, H],
    ],
    R(0.1),
  );
  /* the strips: a few are pushed aside by the truck */
  const m = 13,
    sw = dw / m;
  for (let i = 0; i < m; i++) {
    const x = dx + i * sw,
      lean = i > 4 && i < 10 ? (i - 6.5) * sw * 0.34 : 0,
      end = i > 4 && i < 10 ? gy - dh * 0.3 : gy - 6;
    const d = D([
      [x + 2, dt],
      [x + sw * 0.92, dt],
      [x + sw * 0.92 + lean, end],
      [x + 2 + lean, end],
    ]);
    g.path(d, R(i % 2 ? 0.2 : 0.28), 'opacity=".85"');
    g.stip(d, [x, dt], [x, end], 0.5, 0, 'tone');
    g.line(
      L([
        [x + sw * 0.92, dt],
        [x + sw * 0.92 + lean, end],
      ]),
      R(0.5),
      1.6,
    );
  }
  g.rect(dx, dt, dw, H * 0.02, R(0.7));
  /* the truck with its pallet */
  const u = H * 0.1,
    fx = dx + dw * 0.47,
    fy = H * 0.93;
  g.poly(
    [
      [fx - u * 2, fy],
      [fx + u * 2.2, fy],
      [fx + u * 4.6, fy + u * 0.6],
      [fx + u * 0.4, fy + u * 0.6],
    ],
    c.deep,
    'opacity=".5"',
  );
  g.rect(fx - u * 2.3, fy - u * 0.3, u * 1.6, u * 0.18, R(0.9));
  for (const [i, j] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ]) {
    g.rect(
      fx - u * 2.25 + i * u * 0.76,
      fy - u * (1.05 + j * 0.76),
      u * 0.72,
      u * 0.72,
      i + j === 2 ? c.accent : R(0.3 + 0.12 * j),
    );
    g.rect(fx - u * 2.25 + i * u * 0.76, fy - u * (0.72 + j * 0.76), u * 0.72, 5, R(0.7));
  }
  g.rect(fx - u * 0.62, fy - u * 3.1, u * 0.16, u * 3, c.deep);
  g.rect(fx - u * 0.38, fy - u * 3.1, u * 0.1, u * 3, R(0.8));
  g.path(
    `M${n(fx - u * 0.3)} ${n(fy - u * 0.2)}v${n(-u * 0.75)}h${n(u * 0.95)}l${n(u * 0.2)} ${n(-u * 0.2)}h${n(u * 1.2)}q${n(u * 0.35)} ${n(u * 0.1)} ${n(u * 0.35)} ${n(u * 0.5)}v${n(u * 0.45)}z`,
    c.accent,
  );
  g.rect(fx - u * 0.3, fy - u * 0.36, u * 2.7, u * 0.18, mix(c.accent, c.deep, 0.55));
  g.line(
    L([
      [fx + u * 0.05, fy - u * 0.9],
      [fx + u * 0.3, fy - u * 2.5],
      [fx + u * 1.7, fy - u * 2.5],
      [fx + u * 1.95, fy - u * 1.1],
    ]),
    c.deep,
    u * 0.11,
  );
  g.path(
    `M${n(fx + u * 0.72)} ${n(fy - u * 1.05)}l${n(u * 0.08)} ${n(-u * 0.85)}q${n(u * 0.36)} ${n(-u * 0.2)} ${n(u * 0.62)} ${n(u * 0.05)}l${n(u * 0.12)} ${n(u * 0.8)}z`,
    R(0.9),
  );
  g.circle(fx + u * 1.05, fy - u * 2.13, u * 0.2, R(0.9));
  for (const [x, r] of [
    [0.25, 0.34],
    [1.9, 0.3],
  ]) {
    g.circle(fx + u * x, fy - u * r, u * r, c.deep);
    g.circle(fx + u * x, fy - u * r, u * r * 0.42, R(0.4));
  }
  g.stip(R4(0, gy, W, H - gy), [W * 0.5, gy], [0, H], 0, 0.6);
}
