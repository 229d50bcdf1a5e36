/** A patient's room, and the porch of a residence for older people. */
import { D, L, R4, mix, n } from './plate.js';
import { farBlocks, person, sky, tree } from './scenery.js';

export function ward(g) {
  const { W, H, k, c, R } = g;
  const gy = H * 0.8;
  g.rect(0, 0, W, H, R(0.16));
  g.rect(0, H * 0.52, W, gy - H * 0.52, R(0.3));
  g.rect(0, H * 0.51, W, 9, R(0.02));
  g.stip(R4(0, 0, W, gy), [0, 0], [W, gy], 0, 0.55);
  g.rect(0, gy, W, H - gy, R(0.4));
  g.rect(0, gy - 10, W, 12, R(0.7));
  /* the window */
  const wx = W * 0.05,
    ww = W * 0.3,
    wy = H * 0.09,
    wh = H * 0.42;
  g.rect(wx - 14, wy - 14, ww + 28, wh + 28, R(0.01));
  g.clip(R4(wx, wy, ww, wh), () => {
    g.rect(wx, wy, ww, wh, c.sky);
    g.circle(wx + ww * k.r(0.3, 0.6), wy + wh * 0.44, H * 0.12, k.p(0.6) ? c.accent : c.paper);
    farBlocks(g, wx - 10, wx + ww + 10, wy + wh, R(0.34), 7, wh * 0.12, wh * 0.4);
    g.stip(R4(wx, wy, ww, wh), [wx, wy + wh], [wx, wy], 0, 0.5, 'tone');
    for (let q = 0; q < 5; q++) g.rect(wx, wy + q * wh * 0.045, ww, wh * 0.024, R(0.06));
  });
  g.rect(wx + ww / 2 - 5, wy, 10, wh, R(0.01));
  g.rect(wx - 24, wy + wh + 14, ww + 48, 14, R(0.0));
  g.rect(wx - 24, wy + wh + 28, ww + 48, 8, R(0.5));
  g.poly(
    [
      [wx + ww * 0.4, gy],
      [wx + ww * 1.3, gy],
      [wx + ww * 2, H],
      [wx + ww * 0.8, H],
    ],
    c.paper,
    'opacity=".5"',
  );
  /* the panel at the head of the bed, with its lamp */
  const bx = W * 0.4,
    bw = Math.min(W * 0.42, H * 0.8);
  g.rect(bx + bw * 0.72, H * 0.18, bw * 0.44, gy - H * 0.18, R(0.08));
  g.rect(bx + bw * 0.72, H * 0.3, bw * 0.44, H * 0.05, R(0.56));
  for (let i = 0; i < 5; i++) g.circle(bx + bw * (0.78 + i * 0.08), H * 0.325, H * 0.011, i === 2 ? c.accent : R(0.06));
  g.stip(R4(bx + bw * 0.72, H * 0.18, bw * 0.44, gy - H * 0.18), [bx + bw * 0.7, 0], [bx + bw * 1.16, 0], 0, 0.6);
  g.rect(bx + bw * 0.76, H * 0.22, bw * 0.3, H * 0.026, c.glow);
  g.poly(
    [
      [bx + bw * 0.74, H * 0.246],
      [bx + bw * 1.08, H * 0.246],
      [bx + bw * 1.16, gy - H * 0.2],
      [bx + bw * 0.56, gy - H * 0.2],
    ],
    c.glow,
    'opacity=".22"',
  );
  /* the bed */
  const by = gy - H * 0.17,
    u = bw / 10;
  g.path(
    D([
      [bx, gy + H * 0.06],
      [bx + bw, gy + H * 0.06],
      [bx + bw * 1.2, gy + H * 0.12],
      [bx + bw * 0.2, gy + H * 0.12],
    ]),
    c.deep,
    'opacity=".4"',
  );
  g.rect(bx + bw * 0.97, by - H * 0.15, u * 0.36, H * 0.3, R(0.84));
  g.rect(bx - u * 0.1, by - H * 0.05, u * 0.3, H * 0.2, R(0.84));
  g.path(
    D([
      [bx, by + H * 0.05],
      [bx + bw * 0.58, by + H * 0.05],
      [bx + bw * 0.96, by - H * 0.1],
      [bx + bw * 0.98, by - H * 0.03],
      [bx + bw * 0.62, by + H * 0.11],
      [bx, by + H * 0.11],
    ]),
    R(0.7),
  );
  const spread = `M${n(bx + u * 0.1)} ${n(by + H * 0.1)}V${n(by)}q${n(u * 0.3)} ${n(-H * 0.05)} ${n(u * 1.4)} ${n(-H * 0.045)}q${n(u * 1.2)} ${n(-H * 0.03)} ${n(u * 2)} ${n(H * 0.01)}t${n(u * 2.6)} ${n(-H * 0.03)}l${n(u * 0.9)} ${n(H * 0.1)}l${n(-u * 1.6)} ${n(H * 0.065)}z`;
  g.path(spread, c.accent);
  g.stip(spread, [bx, by], [bx + bw * 0.7, by + H * 0.1], 0, 0.6);
  g.path(
    D([
      [bx + u * 5.6, by - H * 0.045],
      [bx + u * 6.4, by - H * 0.06],
      [bx + u * 7.2, by + H * 0.03],
      [bx + u * 6.5, by + H * 0.055],
    ]),
    R(0.02),
  );
  g.raw(
    `<ellipse cx="${n(bx + u * 8.5)}" cy="${n(by - H * 0.09)}" rx="${n(u * 1.1)}" ry="${n(H * 0.038)}" fill="${R(0.0)}" transform="rotate(-24 ${n(bx + u * 8.5)} ${n(by - H * 0.09)})"/>`,
  );
  /* who lies there */
  g.path(
    `M${n(bx + u * 6.2)} ${n(by + H * 0.02)}q${n(u * 0.4)} ${n(-H * 0.1)} ${n(u * 1.4)} ${n(-H * 0.12)}l${n(u * 0.6)} ${n(H * 0.07)}l${n(-u * 1.1)} ${n(H * 0.09)}z`,
    mix(c.tone, c.paper, 0.45),
  );
  g.circle(bx + u * 8.2, by - H * 0.125, u * 0.46, R(0.86));
  g.line(
    L([
      [bx + u * 1.5, by + H * 0.02],
      [bx + u * 1.5, by - H * 0.06],
      [bx + u * 4.6, by - H * 0.06],
      [bx + u * 4.6, by + H * 0.02],
    ]) +
      L([
        [bx + u * 2.5, by - H * 0.06],
        [bx + u * 2.5, by + H * 0.02],
      ]) +
      L([
        [bx + u * 3.6, by - H * 0.06],
        [bx + u * 3.6, by + H * 0.02],
      ]),
    R(0.06),
    6,
  );
  g.line(
    L([
      [bx + u * 0.8, by + H * 0.11],
      [bx + u * 2.2, gy + H * 0.05],
    ]) +
      L([
        [bx + u * 8.6, by + H * 0.06],
        [bx + u * 7, gy + H * 0.05],
      ]) +
      L([
        [bx + u * 0.8, gy + H * 0.05],
        [bx + u * 9, gy + H * 0.05],
      ]),
    R(0.84),
    9,
  );
  for (const q of [0.8, 9]) g.circle(bx + u * q, gy + H * 0.068, H * 0.02, c.deep);
  /* the drip */
  const ix = bx + u * 10.5;
  g.rect(ix, H * 0.2, 6, gy - H * 0.15, R(0.88));
  g.rect(ix - u * 0.7, H * 0.2, u * 1.4, 6, R(0.88));
  g.rect(ix - u * 0.68, H * 0.225, u * 0.62, H * 0.12, R(0.02), 'opacity=".9"');
  g.rect(ix - u * 0.68, H * 0.27, u * 0.62, H * 0.075, mix(c.glow, c.paper, 0.2));
  g.line(
    `M${n(ix - u * 0.36)} ${n(H * 0.345)}V${n(H * 0.44)}q0 ${n(H * 0.1)} ${n(-u * 2)} ${n(H * 0.11)}`,
    R(0.84),
    2.6,
  );
  g.line(
    L([
      [ix - u * 0.6, gy + H * 0.07],
      [ix + 3, gy + H * 0.03],
      [ix + u * 0.7, gy + H * 0.07],
    ]),
    R(0.88),
    7,
  );
  /* the monitor on its arm */
  g.rect(bx + bw * 0.5, H * 0.23, u * 2, H * 0.13, R(0.94));
  g.rect(bx + bw * 0.5 + 8, H * 0.23 + 8, u * 2 - 16, H * 0.13 - 16, R(0.8));
  g.line(
    `M${n(bx + bw * 0.5 + 12)} ${n(H * 0.3)}h${n(u * 0.4)}l${n(u * 0.15)} ${n(-H * 0.04)}l${n(u * 0.2)} ${n(H * 0.06)}l${n(u * 0.16)} ${n(-H * 0.02)}h${n(u * 0.6)}`,
    c.glow,
    3,
  );
  g.rect(bx + bw * 0.7, H * 0.29, bw * 0.06, 8, R(0.7));
  /* the curtain on its rail */
  const vx = W * 0.87;
  g.rect(0, H * 0.055, W, 8, R(0.6));
  for (let i = 0; i < 7; i++) {
    const x = vx + (i * (W - vx)) / 6,
      w = (W - vx) / 6 + 1,
      d = `M${n(x)} ${n(H * 0.07)}h${n(w)}l${n(w * 0.1)} ${n(gy - H * 0.1)}h${n(-w)}z`;
    g.path(d, R(i % 2 ? 0.46 : 0.34));
    g.stip(d, [x, 0], [x + w, 0], 0, 0.8);
    g.circle(x + w / 2, H * 0.066, 5, R(0.8));
  }
  /* the visitor at the bed */
  person(g, W * 0.3, gy + H * 0.06, H * 0.42, R(0.9));
  g.stip(R4(0, gy, W, H - gy), [0, gy], [W, H], 0, 0.6);
}

export function porch(g) {
  const { W, H, k, c, R } = g;
  const gy = H * 0.78;
  sky(g, H * 0.6, 0.7);
  g.circle(W * k.r(0.1, 0.2), H * 0.3, H * 0.13, k.p(0.5) ? c.accent : c.paper);
  for (let i = 0; i < 16; i++) tree(g, (i * W) / 14, gy - H * 0.02, H * k.r(0.06, 0.1), false);
  g.rect(0, gy, W, H - gy, R(0.36));
  g.stip(R4(0, gy, W, H - gy), [0, gy], [0, H], 0, 0.7);
  const x0 = W * 0.24,
    deck = H * 0.79;
  /* the wall in the shade of the porch, its doors and windows */
  g.rect(x0, H * 0.2, W, deck - H * 0.2, R(0.4));
  let boards = '';
  for (let y = H * 0.22; y < deck; y += H * 0.026) boards += R4(x0, y, W, 2.6);
  g.path(boards, R(0.5));
  const bays = W > 1000 ? 4 : 3,
    bw = (W * 1.02 - x0) / bays;
  for (let i = 0; i < bays; i++) {
    const x = x0 + i * bw + bw * 0.24,
      w = bw * 0.5,
      door = i === 1;
    const y = H * 0.32,
      h = (door ? deck : H * 0.64) - y;
    g.rect(x - 12, y - 12, w + 24, h + 24, R(0.06));
    g.rect(x, y, w, h, door ? mix(c.accent, c.deep, 0.1) : i % 2 ? R(0.82) : c.glow);
    if (door) {
      g.rect(x + w * 0.14, y + h * 0.08, w * 0.72, h * 0.4, c.glow);
      g.rect(x + w * 0.84, y + h * 0.56, 9, 24, c.glow);
    } else {
      g.path(
        `M${n(x)} ${n(y)}h${n(w * 0.26)}q0 ${n(h * 0.5)} ${n(-w * 0.2)} ${n(h)}h${n(-w * 0.06)}zM${n(x + w)} ${n(y)}h${n(-w * 0.26)}q0 ${n(h * 0.5)} ${n(w * 0.2)} ${n(h)}h${n(w * 0.06)}z`,
        R(0.12),
      );
      g.rect(x + w / 2 - 3, y, 6, h, R(0.06));
      g.rect(x, y + h / 2 - 3, w, 6, R(0.06));
    }
  }
  g.stip(R4(x0, H * 0.2, W, deck - H * 0.2), [x0, H * 0.2], [x0, deck], 0.8, 0.1);
  g.poly(
    [
      [x0, H * 0.2],
      [W, H * 0.2],
      [W, H * 0.34],
      [x0, H * 0.26],
    ],
    c.deep,
    'opacity=".4"',
  );
  /* the floor, its steps to the garden */
  g.rect(x0 - W * 0.03, deck, W, H * 0.05, R(0.1));
  g.rect(x0 - W * 0.03, deck + H * 0.05, W, H * 0.08, R(0.7));
  let lattice = '';
  for (let x = x0 - W * 0.03; x < W; x += 22) lattice += R4(x, deck + H * 0.055, 11, H * 0.07);
  g.path(lattice, R(0.5));
  const sx = x0 + bw * 1.2;
  for (let q = 0; q < 4; q++) {
    g.rect(sx - q * 10, deck + H * 0.03 * (q + 0.6), bw * 0.6 + q * 20, H * 0.014, R(0.02));
    g.rect(sx - q * 10, deck + H * 0.03 * (q + 0.6) + H * 0.014, bw * 0.6 + q * 20, H * 0.018, R(0.44));
  }
  /* rocking chairs */
  const rocker = (x, s, ink, sitter) => {
    const y = deck + H * 0.03;
    g.raw(
      `<ellipse cx="${n(x + s * 0.3)}" cy="${n(y + 3)}" rx="${n(s * 0.6)}" ry="${n(s * 0.07)}" fill="${c.deep}" opacity=".5"/>`,
    );
    if (sitter) {
      g.path(
        `M${n(x - s * 0.2)} ${n(y - s * 0.42)}l${n(-s * 0.08)} ${n(-s * 0.46)}q${n(s * 0.08)} ${n(-s * 0.14)} ${n(s * 0.24)} ${n(-s * 0.06)}l${n(s * 0.12)} ${n(s * 0.36)}l${n(s * 0.34)} ${n(s * 0.04)}l${n(s * 0.06)} ${n(s * 0.5)}h${n(-s * 0.12)}l${n(-s * 0.08)} ${n(-s * 0.36)}z`,
        sitter,
      );
      g.circle(x - s * 0.1, y - s * 1.06, s * 0.12, R(0.92));
      g.path(
        `M${n(x - s * 0.22)} ${n(y - s * 1.07)}a${n(s * 0.125)} ${n(s * 0.125)} 0 0 1 ${n(s * 0.22)} ${n(-s * 0.06)}z`,
        R(0.04),
      );
    }
    g.line(
      `M${n(x - s * 0.5)} ${n(y - s * 0.08)}q${n(s * 0.48)} ${n(s * 0.18)} ${n(s * 0.98)} ${n(-s * 0.02)}M${n(x - s * 0.28)} ${n(y)}L${n(x - s * 0.2)} ${n(y - s * 0.42)}L${n(x - s * 0.4)} ${n(y - s * 1.08)}M${n(x - s * 0.2)} ${n(y - s * 0.42)}h${n(s * 0.52)}V${n(y)}M${n(x - s * 0.28)} ${n(y - s * 0.64)}h${n(s * 0.6)}v${n(s * 0.22)}`,
      ink,
      s * 0.06,
    );
  };
  const s = H * 0.19;
  rocker(x0 + bw * 0.42, s, R(0.02), c.accent);
  rocker(x0 + bw * 2.3, s, R(0.02), R(0.86));
  rocker(x0 + bw * 2.3 + s * 1.5, s, R(0.02), undefined);
  /* roof, columns, baskets, railing */
  const roof = D([
    [x0 - W * 0.06, H * 0.2],
    [x0 + W * 0.06, H * 0.03],
    [W + 10, H * 0.03],
    [W + 10, H * 0.2],
  ]);
  g.path(roof, R(0.66));
  let tiles = '';
  for (let j = 0; j < 7; j++)
    for (let x = x0 - W * 0.05; x < W; x += 26)
      if (k.p(0.5)) tiles += R4(x + j * 18 * (x < x0 + W * 0.06 ? 1 : 0.2), H * (0.18 - j * 0.023), 20, 5);
  g.clip(roof, () => g.path(tiles, R(0.78)));
  g.stip(roof, [x0, H * 0.03], [W, H * 0.2], 0, 0.6);
  g.rect(x0 - W * 0.07, H * 0.2, W, H * 0.035, R(0.0));
  g.rect(x0 - W * 0.055, H * 0.235, W, 8, R(0.5));
  for (let i = 0; i <= bays; i++) {
    const x = x0 - W * 0.02 + i * bw,
      w = W * 0.017;
    g.rect(x, H * 0.24, w, deck - H * 0.24, R(0.03));
    g.rect(x + w * 0.66, H * 0.24, w * 0.4, deck - H * 0.24, R(0.42));
    g.rect(x - 6, H * 0.24, w + 14, 12, R(0.0));
    g.rect(x - 6, deck - 12, w + 14, 14, R(0.0));
    if (i < bays && i !== 1) {
      let pickets = '';
      for (let q = x + w; q < x + bw; q += 20) pickets += R4(q, deck - H * 0.1, 6, H * 0.1);
      g.path(pickets + R4(x, deck - H * 0.11, bw, 9) + R4(x, deck - H * 0.02, bw, 6), R(0.04));
    }
    if (i < bays) {
      const hx = x + bw * 0.5 + w / 2,
        q = H * 0.045;
      g.line(`M${n(hx)} ${n(H * 0.24)}v${n(H * 0.05)}`, c.deep, 2.4);
      g.path(
        `M${n(hx - q)} ${n(H * 0.31)}a${n(q)} ${n(q * 0.8)} 0 0 1 ${n(q * 2)} 0l${n(-q * 0.4)} ${n(q * 0.8)}h${n(-q * 1.2)}z`,
        R(0.72),
      );
      for (let f = 0; f < 7; f++)
        g.circle(hx + k.r(-q, q), H * 0.31 + k.r(-q * 0.6, q * 0.2), q * 0.16, f % 2 ? c.accent : c.glow);
    }
  }
  /* shrubs in front */
  for (let i = 0; i < 7; i++) {
    const x = x0 - W * 0.02 + i * bw * 0.62;
    if (Math.abs(x - sx - bw * 0.3) > bw * 0.5) tree(g, x, deck + H * 0.15, H * k.r(0.045, 0.065));
  }
  g.path(
    D([
      [sx - 40, H],
      [sx, deck + H * 0.13],
      [sx + bw * 0.6, deck + H * 0.13],
      [sx + bw * 0.7, H],
    ]),
    R(0.12),
  );
}
