/** A hotel at night, and a resort. */
import { D, R4, lerp, mix, n } from './plate.js';
import { farBlocks, palm, palmRefl, person } from './scenery.js';

export function hotelNight(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.74));
  g.stip(R4(0, 0, W, H), [0, H], [0, 0], 0, 0.8);
  farBlocks(g, W * 0.66, W + 30, H, R(0.86), 6, H * 0.2, H * 0.5);
  const bx = W * k.r(0.1, 0.16),
    bw = W * 0.56,
    top = H * 0.06;
  g.rect(bx, top, bw, H, R(0.62));
  g.rect(bx + bw, top, W * 0.09, H, R(0.95));
  g.rect(bx - 8, top - 10, bw + 16, 14, R(0.5));
  const cols = 9,
    cw = bw / cols,
    fh = H / 8.2;
  let gl = '',
    lit = '',
    cur = '',
    fr = '',
    sh = '',
    lamp = '';
  const figs = [];
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < cols; i++) {
      const x = bx + i * cw + cw * 0.2,
        y = top + 30 + j * fh,
        w = cw * 0.6,
        h = fh * 0.66;
      const on = k.p(0.42);
      if (on) lit += R4(x, y, w, h);
      else gl += R4(x, y, w, h);
      fr += R4(x - 4, y + h, w + 8, 6);
      sh += R4(x, y, w, 6) + R4(x, y, 4, h);
      if (on || k.p(0.5)) {
        const q = k.r(0.14, 0.32) * w;
        const f =
          `M${n(x)} ${n(y)}h${n(q)}q${n(-q * 0.1)} ${n(h * 0.5)} ${n(-q * 0.35)} ${n(h)}h${n(-q * 0.65)}z` +
          `M${n(x + w)} ${n(y)}h${n(-q)}q${n(q * 0.1)} ${n(h * 0.5)} ${n(q * 0.35)} ${n(h)}h${n(q * 0.65)}z`;
        if (on) cur += f;
        else lamp += f;
      }
      if (on && k.p(0.22)) figs.push([x + w * 0.52, y + h, h]);
    }
  g.stip(R4(bx, top, bw, H), [bx, top], [bx + bw, H], 0, 0.55);
  g.path(gl, R(0.92));
  g.path(lamp, R(0.72));
  g.path(lit, c.glow);
  g.path(cur, mix(c.glow, c.tone, 0.62));
  g.path(sh, R(0.98));
  g.path(fr, R(0.4));
  for (const [x, y, h] of figs) {
    g.path(
      `M${n(x - h * 0.16)} ${n(y)}c0 ${n(-h * 0.42)} ${n(h * 0.04)} ${n(-h * 0.5)} ${n(h * 0.16)} ${n(-h * 0.5)}s${n(h * 0.16)} ${n(h * 0.08)} ${n(h * 0.16)} ${n(h * 0.5)}z`,
      c.deep,
    );
    g.circle(x, y - h * 0.6, h * 0.1, c.deep);
  }
  /* blade sign without lettering */
  const sx = bx + bw + W * 0.03,
    sw = W * 0.075;
  g.rect(sx - W * 0.03, H * 0.2, W * 0.03, 8, R(0.98));
  g.rect(sx - W * 0.03, H * 0.62, W * 0.03, 8, R(0.98));
  g.rect(sx, H * 0.12, sw, H * 0.58, c.accent);
  g.rect(sx + sw, H * 0.12, 12, H * 0.58, mix(c.accent, c.deep, 0.6));
  g.raw(
    `<rect x="${n(sx + 8)}" y="${n(H * 0.12 + 8)}" width="${n(sw - 16)}" height="${n(H * 0.58 - 16)}" fill="none" stroke="${c.glow}" stroke-width="3"/>`,
  );
  for (let i = 0; i < 5; i++) {
    const y = H * 0.17 + i * H * 0.1,
      s = sw * 0.4,
      x = sx + sw * 0.3;
    g.path(
      [
        R4(x, y, 7, s) + R4(x + s - 7, y, 7, s) + R4(x, y + s / 2 - 3, s, 7),
        `M${n(x + s / 2)} ${n(y)}a${n(s / 2)} ${n(s / 2)} 0 1 0 .1 0zM${n(x + s / 2)} ${n(y + 8)}a${n(s / 2 - 8)} ${n(s / 2 - 8)} 0 1 1 -.1 0z`,
        R4(x, y, s, 7) + R4(x + s / 2 - 3, y, 7, s),
        R4(x, y, 7, s) + R4(x, y, s, 7) + R4(x, y + s / 2 - 3, s * 0.8, 7) + R4(x, y + s - 7, s, 7),
        R4(x, y, 7, s) + R4(x, y + s - 7, s, 7),
      ][i],
      c.glow,
      'fill-rule="evenodd"',
    );
  }
  /* canopy and pavement pool of light */
  const cy = H * 0.86;
  g.poly(
    [
      [bx - W * 0.02, cy],
      [bx + bw * 0.62, cy],
      [bx + bw * 0.68, cy + H * 0.04],
      [bx - W * 0.05, cy + H * 0.04],
    ],
    R(0.1),
  );
  g.rect(bx - W * 0.05, cy + H * 0.04, bw * 0.68 + W * 0.05, 10, c.accent);
  g.rect(bx + 10, cy + H * 0.056, bw * 0.6, H, c.glow);
  for (let i = 0; i < 6; i++) g.rect(bx + 10 + i * bw * 0.1, cy + H * 0.056, 6, H, R(0.8));
  person(g, bx + bw * 0.22, H * 0.995, H * 0.1, c.deep);
  person(g, bx + bw * 0.3, H * 0.995, H * 0.094, c.accent);
}

export function resort(g) {
  const { W, H, k, c, R } = g;
  const hz = H * 0.5;
  g.rect(0, 0, W, H, c.sky);
  g.stip(R4(0, 0, W, hz), [0, hz], [0, 0], 0, 0.7, 'tone', 0.8);
  g.circle(W * k.r(0.62, 0.8), H * 0.22, H * 0.1, c.paper);
  for (const [b, a, t] of [
    [0.3, 0.16, 0.26],
    [0.4, 0.1, 0.42],
  ]) {
    const p = [[0, hz + 10]];
    let y = H * b;
    for (let x = 0; x <= W + 30; x += 30) {
      y += k.r(-16, 16) + Math.sin(x / 170 + b * 20) * 4;
      y = Math.max(H * (b - a), Math.min(hz - 6, y));
      p.push([x, y]);
    }
    p.push([W, hz + 10]);
    g.poly(p, R(t));
    g.stip(D(p), [0, H * 0.2], [0, hz], 0, 0.65);
  }
  g.rect(0, hz, W, H, R(0.12));
  const bx = W * 0.07,
    bw = W * 0.8,
    by = H * 0.36,
    fh = H * 0.135;
  g.rect(bx, by, bw, fh * 2, R(0.16));
  const m = 9,
    cw = bw / m;
  let deep = '',
    door = '',
    gl = '',
    post = '',
    rail = '';
  for (let j = 0; j < 2; j++) {
    const y = by + j * fh;
    deep += R4(bx, y, bw, fh * 0.34);
    for (let i = 0; i < m; i++) {
      const x = bx + i * cw;
      gl += R4(x + cw * 0.1, y + fh * 0.26, cw * 0.46, fh * 0.62);
      door += R4(x + cw * 0.66, y + fh * 0.26, cw * 0.22, fh * 0.74);
      post += R4(x - 2, y, 5, fh);
    }
    post += R4(bx + bw - 4, y, 5, fh);
  }
  g.path(gl, R(0.74));
  g.path(door, c.accent);
  g.path(deep, c.deep, 'opacity=".55"');
  g.rect(bx - 26, by - 14, bw + 52, 16, R(0.03));
  g.rect(bx - 26, by + 2, bw + 52, 5, R(0.5));
  g.rect(bx - 12, by + fh - 3, bw + 24, 9, R(0.03));
  for (let x = bx; x < bx + bw; x += 10) rail += R4(x, by + fh - fh * 0.3, 2.4, fh * 0.28);
  rail += R4(bx, by + fh - fh * 0.31, bw, 4);
  g.path(rail, R(0.62));
  g.path(post, R(0.05));
  g.stip(R4(bx, by, bw, fh * 2), [bx, by], [bx + bw, by + fh * 2], 0, 0.4);
  g.poly(
    [
      [bx, by + fh * 2],
      [bx + bw, by + fh * 2],
      [bx + bw + W * 0.09, by + fh * 2 + H * 0.06],
      [bx + W * 0.09, by + fh * 2 + H * 0.06],
    ],
    c.deep,
    'opacity=".42"',
  );
  const py = H * 0.74;
  const pool = [
    [W * 0.2, py],
    [W * 0.78, py],
    [W * 0.95, H * 0.95],
    [W * 0.05, H * 0.95],
  ];
  g.poly(
    pool.map(([x, y]) => [x + (x < W / 2 ? -16 : 16), y + (y < H * 0.8 ? -8 : 12)]),
    R(0.0),
  );
  g.poly(pool, mix(c.tone, c.sky, 0.15));
  g.poly(
    [
      [W * 0.2, py],
      [W * 0.78, py],
      [W * 0.795, py + 16],
      [W * 0.188, py + 16],
    ],
    R(0.7),
  );
  let rp = '';
  for (let i = 0; i < 34; i++) {
    const t = Math.pow(k.f(), 0.7),
      y = lerp(py + 26, H * 0.935, t),
      x = W * k.r(0.16, 0.8),
      w = lerp(20, 90, t) * k.r(0.5, 1.2);
    rp += `M${n(x)} ${n(y)}q${n(w * 0.25)} ${n(-5 - t * 5)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0`;
  }
  g.clip(D(pool), () => {
    g.stip(D(pool), [0, py], [0, H * 0.95], 0.55, 0, 'deep', 0.8);
    g.line(rp, c.paper, 2.6);
    palmRefl(g, W * 0.86, py, H * 0.7);
  });
  palm(g, W * 0.9, H * 0.8, H * 0.66, c.deep, -0.06);
  palm(g, W * 0.965, H * 0.86, H * 0.5, R(0.85), 0.08);
  palm(g, W * 0.03, H * 0.78, H * 0.5, R(0.85), 0.1);
  for (let i = 0; i < 3; i++) {
    const x = W * (0.28 + i * 0.09),
      y = H * 0.69;
    g.poly(
      [
        [x, y],
        [x + 66, y],
        [x + 58, y + 9],
        [x - 8, y + 9],
      ],
      i === 1 ? c.accent : R(0.0),
    );
    g.poly(
      [
        [x, y],
        [x + 14, y - 20],
        [x + 20, y - 20],
        [x + 10, y],
      ],
      i === 1 ? c.accent : R(0.0),
    );
    g.poly(
      [
        [x - 6, y + 9],
        [x + 58, y + 9],
        [x + 82, y + 17],
        [x + 16, y + 17],
      ],
      c.deep,
      'opacity=".4"',
    );
  }
}
