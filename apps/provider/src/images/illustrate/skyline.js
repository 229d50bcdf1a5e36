/** A market seen from across its water, park or freeway. */
import { crownPts } from './crowns.js';
import { GEN, MARKETS } from './markets.js';
import { D, L, R4, lerp, mix, n } from './plate.js';
import { farBlocks, palm, sky } from './scenery.js';

export function skyline(g) {
  const { W, H, k, c, R } = g;
  const M =
    MARKETS[
      String(g.seed)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
    ] || GEN(k);
  const hz = H * 0.84;
  sky(g, hz, 0.75);
  const ms = k.pick([0.18, 0.82, 0.72, 0.3]),
    sun = k.i(0, 3);
  if (sun || M.fg === 'palms')
    g.circle(
      W * ms,
      H * (sun === 2 ? 0.5 : 0.32),
      H * (sun === 2 ? 0.24 : 0.16),
      sun === 1 || M.fg === 'mountain' ? c.paper : c.accent,
    );
  if (M.fg === 'mountain' || M.fg === 'desert' || (M.fg === 'palms' && g.seed === 'losangeles')) {
    const p = [[0, hz]];
    for (let i = 0; i <= 40; i++) {
      const u = i / 40;
      p.push([
        u * W,
        hz -
          H *
            (0.12 +
              0.2 * Math.exp(-Math.pow((u - 0.7) / 0.12, 2)) * (M.fg === 'mountain' ? 1.9 : 0.4) +
              0.04 * Math.sin(u * 21) +
              0.02 * k.f()),
      ]);
    }
    p.push([W, hz]);
    g.poly(p, R(0.16));
    g.stip(D(p), [0, H * 0.3], [0, hz], 0, 0.5, 'tone');
  }
  for (const [t, cnt, a, b] of [
    [0.22, 22, 0.1, 0.3],
    [0.36, 16, 0.1, 0.26],
  ]) {
    const d = farBlocks(g, -10, W + 20, hz, R(t), cnt, H * a, H * b);
    g.stip(d, [0, hz - H * 0.3], [0, hz], 0.0, 0.5, 'tone');
  }
  const towers = [...M.t].toSorted((a, b) => a[2] - b[2]).toReversed();
  const body = (type, u, hh, ww, i) => {
    const x = W * (0.5 + (u - 0.5) * 1.28),
      w = Math.max(W * ww, 10) * 1.5,
      t = hz - H * hh * 0.9,
      pts = crownPts(type, x, w, hz + 2, t);
    const d = D(pts);
    const tn = [0.56, 0.7, 0.62, 0.78, 0.66, 0.74][i % 6];
    g.path(d, R(tn));
    g.clip(d, () => {
      g.rect(x - w * 0.8, 0, w * 0.8 + w * 0.08, hz, R(tn - 0.34));
      g.rect(x - w * 0.8, 0, w * 0.44, hz, R(tn - 0.44));
      const fl = k.pick([11, 13, 15]);
      let a = '',
        e = '',
        lit = '';
      if (w > 24 && !['obelisk', 'dome', 'saucer', 'ball'].includes(type)) {
        const st = k.i(0, 2);
        for (let y = t + 8; y < hz; y += fl) {
          if (st === 0) {
            a += R4(x - w, y, w * 1.08, fl * 0.42);
            e += R4(x + w * 0.08, y, w, fl * 0.42);
          } else
            for (let q = -w * 0.7; q < w * 0.7; q += 9) {
              if (q < w * 0.05) a += R4(x + q, y, 4.6, fl * 0.55);
              else e += R4(x + q, y, 4.6, fl * 0.55);
            }
          for (let q = -w * 0.7; q < w * 0.7; q += 9) if (k.p(0.075)) lit += R4(x + q, y, 4.6, fl * 0.5);
        }
      }
      if (type === 'dome') {
        const h = hz + 2 - t,
          X0 = x - w * 0.5;
        for (const v of [0.28, 0.52]) {
          g.rect(X0, hz - h * v - 9, w, 7, R(tn - 0.5));
          g.rect(X0, hz - h * v - 2, w, 4, R(Math.min(1, tn + 0.28)));
        }
        let q = '';
        for (let i = 0; i < 22; i++) q += R4(X0 + w * 0.2 + (i * w * 0.6) / 21, hz - h * 0.5, 4, h * 0.21);
        for (let i = 0; i < 34; i++) q += R4(X0 + (i * w) / 33, hz - h * 0.25, 4, h * 0.25);
        g.path(q, R(Math.min(1, tn + 0.2)));
        let r = '';
        for (let i = -4; i < 5; i++)
          r += `M${n(x + i * w * 0.062)} ${n(hz - h * 0.54)}Q${n(x + i * w * 0.058)} ${n(hz - h * 0.76)} ${n(x + i * w * 0.008)} ${n(hz - h * 0.87)}`;
        g.line(r, R(Math.min(1, tn + 0.2)), 1.8);
      }
      g.path(a, R(tn - 0.1));
      g.path(e, R(Math.min(1, tn + 0.2)));
      g.path(lit, c.glow);
    });
    g.stip(d, [x, t], [x, hz], 0, 0.5);
  };
  towers.forEach((q, i) => body(...q, i));
  let x = -10;
  while (x < W) {
    const w = W * k.r(0.03, 0.065),
      h = H * k.r(0.05, 0.16),
      y = hz - h;
    const tn = k.pick([0.8, 0.88, 0.72]);
    g.rect(x, y, w, h + 2, R(tn));
    g.rect(x, y, w * 0.36, h + 2, R(tn - 0.22));
    if (k.p(0.3)) g.rect(x + w * 0.5, y - 12, w * 0.2, 14, R(tn));
    let l = '';
    for (let yy = y + 7; yy < hz - 8; yy += 12)
      for (let q = 6; q < w - 6; q += 9) if (k.p(0.16)) l += R4(x + q, yy, 4, 5);
    g.path(l, c.glow);
    x += w * k.r(0.98, 1.1);
  }
  const fg = M.fg;
  if (fg === 'water' || fg === 'river' || fg === 'bridge' || fg === 'palms') {
    g.rect(0, hz, W, H - hz, mix(c.tone, c.deep, 0.42));
    g.stip(R4(0, hz, W, H - hz), [0, hz], [0, H], 0.9, 0.1);
    let rp = '',
      rl = '';
    for (let i = 0; i < 120; i++) {
      const t = k.f(),
        y = lerp(hz + 6, H - 4, t),
        w = lerp(14, 90, t) * k.r(0.4, 1),
        xx = k.r(-20, W);
      k.p(0.35);
      if (Math.abs(xx - W * ms) < W * 0.09) rl += R4(xx, y, w * 0.7, 2 + t * 3);
      else rp += R4(xx, y, w, 1.2 + t * 2);
    }
    g.path(rp, R(0.5));
    g.path(rl, fg === 'mountain' ? c.paper : mix(c.accent, c.glow, 0.3));
  }
  if (fg === 'trees' || fg === 'mountain' || fg === 'desert') {
    g.rect(0, hz, W, H - hz, R(0.74));
    for (let r = 0; r < 3; r++) {
      let d = '';
      const y = hz + r * H * 0.07;
      for (let q = -20; q < W + 20; q += 22 - r * -6) {
        const s = k.r(14, 26) * (1 + r * 0.45);
        d += `M${n(q - s)} ${n(y + 10)}a${n(s)} ${n(s)} 0 0 1 ${n(2 * s)} 0v${n(H * 0.2)}h${n(-2 * s)}z`;
      }
      g.path(d, R([0.62, 0.78, 0.92][r]));
    }
    g.stip(R4(0, hz - 20, W, H - hz + 20), [0, hz], [0, H], 0, 0.6);
  }
  if (fg === 'freeway') {
    g.rect(0, hz, W, H - hz, R(0.6));
    g.stip(R4(0, hz, W, H - hz), [0, hz], [0, H], 0, 0.8);
    for (const [y0, y1, w] of [
      [hz + H * 0.03, hz + H * 0.13, 18],
      [hz + H * 0.16, hz + H * 0.05, 24],
    ]) {
      g.line(
        `M-20 ${n(y0)}C${n(W * 0.3)} ${n(y0 - 30)} ${n(W * 0.6)} ${n(y1 + 40)} ${n(W + 20)} ${n(y1)}`,
        R(0.96),
        w + 8,
      );
      g.line(`M-20 ${n(y0)}C${n(W * 0.3)} ${n(y0 - 30)} ${n(W * 0.6)} ${n(y1 + 40)} ${n(W + 20)} ${n(y1)}`, R(0.16), w);
      g.line(
        `M-20 ${n(y0)}C${n(W * 0.3)} ${n(y0 - 30)} ${n(W * 0.6)} ${n(y1 + 40)} ${n(W + 20)} ${n(y1)}`,
        R(0.5),
        2,
        'stroke-dasharray="22 20"',
      );
    }
  }
  if (fg === 'bridge') {
    const a = c.accent,
      y = hz + H * 0.02,
      tx = W * 0.86,
      t2 = W * 1.16;
    g.rect(W * 0.5, y, W * 0.6, 9, mix(a, c.deep, 0.15));
    for (const tt of [tx]) {
      g.rect(tt - 9, H * 0.34, 8, hz - H * 0.26, a);
      g.rect(tt + 13, H * 0.34, 8, hz - H * 0.26, mix(a, c.deep, 0.4));
      for (let q = 0; q < 4; q++) g.rect(tt - 9, H * 0.36 + q * H * 0.1, 30, 8, a);
    }
    let d = '';
    const cab = (x0, y0, x1, y1, s) => {
      d += `M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n(Math.max(y0, y1) + s)} ${n(x1)} ${n(y1)}`;
    };
    cab(W * 0.5, y, tx, H * 0.35, -0);
    cab(tx, H * 0.35, t2, H * 0.35, H * 0.5);
    for (let i = 1; i < 22; i++) {
      const u = i / 22,
        xx = lerp(W * 0.5, tx, u),
        cy = (1 - u) * (1 - u) * y + 2 * u * (1 - u) * y + u * u * H * 0.35;
      d += L([
        [xx, cy],
        [xx, y],
      ]);
    }
    g.line(d, mix(a, c.deep, 0.15), 2.2);
  }
  if (fg === 'palms') {
    for (const [u, s, l] of [
      [0.06, 0.62, 0.05],
      [0.13, 0.48, -0.06],
      [0.93, 0.7, -0.05],
      [0.86, 0.44, 0.08],
    ])
      palm(g, W * u, H * 1.01, H * s, u > 0.9 || u < 0.1 ? c.deep : R(0.86), l);
  }
}
