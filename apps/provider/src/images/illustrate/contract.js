/** A contract on a desk, and the door of a vault. */
import { D, L, R4, TAU, mix, n } from './plate.js';
import { person } from './scenery.js';

/** A sheet of paper with lines of writing, seen from above. */
const sheet = (g, x, y, w, h, turn, draw) => {
  g.raw(`<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">`);
  g.rect(12, 16, w, h, g.c.deep, 'opacity=".35"');
  g.rect(0, 0, w, h, g.R(0.02));
  draw(w, h);
  g.raw('</g>');
};

export function contract(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.66));
  /* the grain of the wood */
  let grain = '';
  for (let i = 0; i < 26; i++) {
    const y = (H * (i + k.f())) / 26;
    grain += `M0 ${n(y)}q${n(W * 0.25)} ${n(k.r(-16, 16))} ${n(W * 0.5)} 0t${n(W * 0.5)} ${n(k.r(-10, 10))}`;
  }
  g.line(grain, R(0.74), 3);
  g.stip(R4(0, 0, W, H), [0, 0], [W, H], 0, 0.8);
  const s = Math.min(W * 0.0011, H * 0.00155) * 1.02,
    cx = W * 0.5,
    cy = H * 0.5;
  /* a floor plan under the papers */
  sheet(g, cx - 560 * s, cy - 330 * s, 620 * s, 440 * s, -9, (w, h) => {
    const q = (u, v, a, b) => R4(w * u, h * v, w * a, h * b);
    g.rect(0, 0, w, h, R(0.2));
    g.path(
      q(0.08, 0.1, 0.84, 0.03) + q(0.08, 0.87, 0.84, 0.03) + q(0.08, 0.1, 0.02, 0.8) + q(0.9, 0.1, 0.02, 0.8),
      R(0.82),
    );
    g.path(
      q(0.08, 0.48, 0.34, 0.02) +
        q(0.52, 0.48, 0.4, 0.02) +
        q(0.42, 0.1, 0.015, 0.28) +
        q(0.62, 0.48, 0.015, 0.42) +
        q(0.3, 0.5, 0.012, 0.26),
      R(0.82),
    );
    g.path(q(0.1, 0.13, 0.32, 0.35), c.accent, 'opacity=".8"');
  });
  /* the contract: two sheets */
  const text = (w, y0, rows, from) => {
    let d = '';
    for (let i = 0; i < rows; i++) {
      let x = w * 0.12;
      const end = w * (i % 5 === 4 ? k.r(0.4, 0.7) : 0.88);
      while (x < end - 14 * s) {
        const l = Math.min(k.r(16, 62) * s, end - x);
        d += R4(x, y0 + i * 21 * s, l, 6.4 * s);
        x += l + 9 * s;
      }
    }
    g.path(d, R(from));
  };
  sheet(g, cx - 120 * s, cy - 400 * s, 520 * s, 720 * s, 7, (w) => {
    text(w, 90 * s, 24, 0.34);
  });
  sheet(g, cx - 190 * s, cy - 360 * s, 540 * s, 740 * s, 2, (w, h) => {
    g.rect(w * 0.12, 66 * s, w * 0.46, 15 * s, R(0.84));
    g.rect(w * 0.12, 96 * s, w * 0.76, 3, c.accent);
    text(w, 124 * s, 17, 0.42);
    g.rect(w * 0.12, h * 0.84, w * 0.4, 3, R(0.8));
    g.rect(w * 0.62, h * 0.84, w * 0.26, 3, R(0.8));
    g.line(
      `M${n(w * 0.15)} ${n(h * 0.83)}c${n(30 * s)} ${n(-70 * s)} ${n(46 * s)} ${n(-60 * s)} ${n(34 * s)} ${n(-4 * s)}c${n(30 * s)} ${n(-50 * s)} ${n(40 * s)} ${n(-40 * s)} ${n(44 * s)} ${n(-4 * s)}s${n(40 * s)} ${n(-34 * s)} ${n(70 * s)} ${n(-12 * s)}`,
      R(0.94),
      4.4 * s,
    );
    /* the seal */
    const [x, y, r] = [w * 0.76, h * 0.71, 46 * s];
    const points = Array.from({ length: 36 }, (_, i) => {
      const a = (i / 36) * TAU,
        q = i % 2 ? r : r * 0.88;
      return [x + Math.cos(a) * q, y + Math.sin(a) * q];
    });
    g.path(
      D([
        [x - 26 * s, y + 20 * s],
        [x - 8 * s, y + 92 * s],
        [x + 4 * s, y + 76 * s],
        [x + 18 * s, y + 92 * s],
        [x + 24 * s, y + 20 * s],
      ]),
      mix(c.accent, c.deep, 0.4),
    );
    g.poly(points, c.accent);
    g.circle(x, y, r * 0.66, mix(c.accent, c.paper, 0.2));
    g.circle(x, y, r * 0.54, c.accent);
  });
  /* the pen */
  g.raw(`<g transform="translate(${n(cx + 210 * s)} ${n(cy + 215 * s)}) rotate(-34)">`);
  g.path(
    D([
      [-6 * s, 18 * s],
      [60 * s, 34 * s],
      [440 * s, 46 * s],
      [440 * s, 22 * s],
    ]),
    c.deep,
    'opacity=".4"',
  );
  g.path(
    D([
      [-20 * s, 0],
      [44 * s, -15 * s],
      [44 * s, 15 * s],
    ]),
    c.glow,
  );
  g.rect(44 * s, -17 * s, 330 * s, 34 * s, R(0.94));
  g.rect(44 * s, -17 * s, 330 * s, 9 * s, R(0.7));
  g.rect(176 * s, -19 * s, 14 * s, 38 * s, c.glow);
  g.rect(360 * s, -15 * s, 26 * s, 30 * s, R(0.86));
  g.rect(190 * s, -26 * s, 130 * s, 8 * s, c.glow);
  g.raw('</g>');
  /* a cup */
  const [ux, uy, ur] = [cx - 390 * s, cy + 220 * s, 92 * s];
  g.path(
    `M${n(ux - ur * 0.4)} ${n(uy - ur)}L${n(ux + ur * 1.6)} ${n(uy + ur * 0.1)}a${n(ur)} ${n(ur)} 0 0 1 ${n(-ur * 1.1)} ${n(ur * 1.3)}z`,
    c.deep,
    'opacity=".4"',
  );
  g.circle(ux, uy, ur * 1.42, R(0.1));
  g.circle(ux, uy, ur * 1.2, R(0.18));
  g.raw(
    `<rect x="${n(ux - ur * 1.5)}" y="${n(uy - ur * 0.2)}" width="${n(ur * 0.9)}" height="${n(ur * 0.4)}" rx="${n(ur * 0.2)}" fill="${R(0.04)}"/>`,
  );
  g.circle(ux, uy, ur, R(0.03));
  g.circle(ux, uy, ur * 0.84, mix(c.accent, c.deep, 0.82));
  g.path(
    `M${n(ux - ur * 0.66)} ${n(uy - ur * 0.3)}a${n(ur * 0.72)} ${n(ur * 0.72)} 0 0 1 ${n(ur * 0.6)} ${n(-ur * 0.4)}`,
    'none',
    `stroke="${R(0.4)}" stroke-width="${n(ur * 0.09)}"`,
  );
  /* keys */
  g.raw(`<g transform="translate(${n(cx + 420 * s)} ${n(cy - 190 * s)}) rotate(24)">`);
  for (const [turn, ink] of [
    [62, R(0.2)],
    [108, c.glow],
  ]) {
    g.raw(`<g transform="rotate(${turn})">`);
    g.path(R4(46 * s, 4 * s, 150 * s, 20 * s), c.deep, 'opacity=".35"');
    g.rect(40 * s, -8 * s, 150 * s, 16 * s, ink);
    g.path(R4(150 * s, 8 * s, 12 * s, 18 * s) + R4(172 * s, 8 * s, 12 * s, 26 * s), ink);
    g.circle(20 * s, 0, 42 * s, ink);
    g.circle(8 * s, 0, 13 * s, R(0.72));
    g.raw('</g>');
  }
  g.raw(`<circle cx="0" cy="0" r="${n(38 * s)}" fill="none" stroke="${R(0.94)}" stroke-width="${n(8 * s)}"/>`);
  g.raw('</g>');
  const beam = D([
    [W * 0.66, 0],
    [W * 0.86, 0],
    [W * 0.3, H],
    [W * 0.1, H],
  ]);
  g.path(beam, c.glow, 'opacity=".12"');
}

export function vault(g) {
  const { W, H, k, c, R } = g;
  const gy = H * 0.86,
    r = Math.min(H * 0.385, W * 0.228),
    cx = W * 0.5 - r * k.r(0.72, 0.86),
    cy = gy - r * 1.04;
  g.rect(0, 0, W, H, R(0.36));
  /* dressed stone */
  const rows = 6,
    sh = gy / rows;
  for (let j = 0; j < rows; j++)
    for (let i = -1; i < 9; i++) {
      const x = (i + (j % 2) * 0.5) * (W / 7);
      g.rect(x + 3, j * sh + 3, W / 7 - 6, sh - 6, R(k.r(0.3, 0.42)));
      g.rect(x + 3, j * sh + 3, W / 7 - 6, 5, R(0.16));
    }
  g.stip(R4(0, 0, W, gy), [0, 0], [W, gy], 0, 0.75);
  g.rect(0, gy, W, H - gy, R(0.2));
  g.rect(0, gy, W, 6, R(0.86));
  const ring = (x, y, q, fill, extra = '') => g.circle(x, y, q, fill, extra);
  ring(cx, cy, r * 1.2, R(0.78));
  ring(cx, cy, r * 1.15, R(0.14));
  ring(cx, cy, r * 1.06, R(0.58));
  let bolts = '';
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU,
      [x, y, q] = [cx + Math.cos(a) * r * 1.105, cy + Math.sin(a) * r * 1.105, r * 0.022];
    bolts += `M${n(x - q)} ${n(y)}a${n(q)} ${n(q)} 0 1 0 ${n(2 * q)} 0a${n(q)} ${n(q)} 0 1 0 ${n(-2 * q)} 0z`;
  }
  g.path(bolts, R(0.8));
  ring(cx, cy, r, R(0.96));
  /* inside: boxes in rows, and one that is pulled out */
  const hole = `M${n(cx - r * 0.94)} ${n(cy)}a${n(r * 0.94)} ${n(r * 0.94)} 0 1 0 ${n(r * 1.88)} 0a${n(r * 0.94)} ${n(r * 0.94)} 0 1 0 ${n(-r * 1.88)} 0z`;
  g.clip(hole, () => {
    g.rect(cx - r, cy - r, r * 2, r * 2, mix(c.glow, c.tone, 0.28));
    const bw = r * 0.235,
      bh = r * 0.165;
    let lines = '',
      locks = '';
    for (let j = -7; j < 5; j++)
      for (let i = -5; i < 5; i++) {
        const x = cx + i * bw,
          y = cy + j * bh;
        lines += R4(x, y, bw - 4, bh - 4);
        locks += R4(x + bw * 0.42, y + bh * 0.36, bw * 0.14, bh * 0.22);
      }
    g.path(lines, c.glow);
    g.path(locks, R(0.72));
    g.rect(cx + bw, cy - bh * 2, bw - 4, bh - 4, R(0.95));
    g.rect(cx - 3 * bw, cy - bh * 4, bw - 4, bh - 4, c.accent);
    g.rect(cx - bw, cy + bh, bw - 4, bh - 4, mix(c.glow, c.tone, 0.6));
    g.stip(hole, [cx - r, cy - r], [cx + r, cy + r], 0.15, 0.8, 'tone');
    g.rect(cx - r, cy + r * 0.68, r * 2, r, R(0.5));
    g.poly(
      [
        [cx - r, cy - r],
        [cx - r * 0.35, cy - r],
        [cx - r * 0.72, cy + r],
        [cx - r, cy + r],
      ],
      c.deep,
      'opacity=".5"',
    );
    person(g, cx + r * 0.12, cy + r * 0.74, r * 0.95, c.accent);
  });
  /* the door, swung to the right: its edge, then its face as an ellipse */
  const dx = cx + r * 2.02,
    rx = r * 0.72,
    t = r * 0.3;
  const oval = (x, y, a, b, fill, extra = '') =>
    g.raw(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${fill}"${extra && ' ' + extra}/>`);
  oval(dx + r * 0.5, gy + (H - gy) * 0.3, r * 1.05, H * 0.03, c.deep, 'opacity=".5"');
  for (const y of [-0.5, 0.5]) {
    g.rect(cx + r * 0.98, cy + r * y - r * 0.09, dx - cx - r * 0.9, r * 0.18, R(0.84));
    g.rect(cx + r * 0.98, cy + r * y - r * 0.09, dx - cx - r * 0.9, r * 0.05, R(0.5));
  }
  for (let i = 0; i < 10; i++) oval(dx + t - (i * t) / 9, cy, rx, r, R(i % 3 === 0 ? 0.9 : 0.7));
  oval(dx, cy, rx, r, R(0.12));
  oval(dx, cy, rx * 0.9, r * 0.9, R(0.34));
  oval(dx, cy, rx * 0.86, r * 0.86, R(0.2));
  g.stip(
    `M${n(dx - rx)} ${n(cy)}a${n(rx)} ${n(r)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(r)} 0 1 0 ${n(-2 * rx)} 0z`,
    [dx - rx, cy - r],
    [dx + rx, cy + r],
    0,
    0.75,
  );
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU;
    oval(dx + Math.cos(a) * rx * 0.95, cy + Math.sin(a) * r * 0.95, r * 0.02, r * 0.028, R(0.86));
  }
  /* bars to the rim, and the wheel */
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) / 8) * TAU;
    g.line(
      L([
        [dx + Math.cos(a) * rx * 0.4, cy + Math.sin(a) * r * 0.4],
        [dx + Math.cos(a) * rx * 0.84, cy + Math.sin(a) * r * 0.84],
      ]),
      R(0.66),
      r * 0.07,
    );
    g.line(
      L([
        [dx + Math.cos(a) * rx * 0.4, cy + Math.sin(a) * r * 0.4],
        [dx + Math.cos(a) * rx * 0.84, cy + Math.sin(a) * r * 0.84],
      ]),
      R(0.06),
      r * 0.02,
    );
  }
  oval(dx, cy, rx * 0.42, r * 0.42, R(0.8));
  g.raw(
    `<ellipse cx="${n(dx - r * 0.05)}" cy="${n(cy)}" rx="${n(rx * 0.3)}" ry="${n(r * 0.3)}" fill="none" stroke="${c.accent}" stroke-width="${n(r * 0.06)}"/>`,
  );
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU - 0.5;
    g.line(
      L([
        [dx - r * 0.05, cy],
        [dx - r * 0.05 + Math.cos(a) * rx * 0.38, cy + Math.sin(a) * r * 0.38],
      ]),
      c.accent,
      r * 0.045,
    );
  }
  oval(dx - r * 0.05, cy, rx * 0.09, r * 0.09, c.glow);
  g.stip(R4(0, gy, W, H - gy), [0, gy], [W, H], 0, 0.5);
}
