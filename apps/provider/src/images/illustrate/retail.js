/** A street of shops. */
import { D, R4, mix, n } from './plate.js';
import { person, sky } from './scenery.js';

export function street(g) {
  const { W, H, k, c, R } = g;
  sky(g, H * 0.5, 0.5);
  const gy = H * 0.86;
  let x = -W * k.r(0.02, 0.12);
  const bl = [];
  while (x < W) {
    const w = W * k.r(0.2, 0.3);
    bl.push({ x, w, top: H * k.r(0.04, 0.2), wall: k.pick([0.08, 0.2, 0.34, 0.14]) });
    x += w;
  }
  for (let i = 1; i < bl.length; i++) if (bl[i].wall === bl[i - 1].wall) bl[i].wall = bl[i].wall === 0.2 ? 0.08 : 0.2;
  g.rect(0, gy, W, H - gy, R(0.3));
  g.rect(0, gy, W, H * 0.035, R(0.08));
  g.rect(0, gy + H * 0.035, W, 4, R(0.6));
  const accI = k.i(1, Math.max(1, bl.length - 2));
  bl.forEach((b, bi) => {
    const { x, w, top } = b,
      wall = R(b.wall),
      gf = H * 0.47;
    g.rect(x, top, w, gy - top, wall);
    g.rect(x, top, w, 12, R(b.wall + 0.12));
    g.rect(x - 4, top - 8, w + 8, 12, R(0.02));
    g.rect(x, top + 4, w, 9, R(b.wall + 0.3));
    g.stip(R4(x, top, w, gf - top), [x, top], [x + w, gf], 0, 0.4);
    const nW = k.i(3, 4),
      ww = (w / (nW + 0.6)) * 0.56,
      wh = Math.min(H * 0.2, (gf - top) * 0.5),
      wy = top + (gf - top) * 0.3;
    for (let i = 0; i < nW; i++) {
      const wx = x + w * 0.09 + (i * (w * 0.82 - ww)) / (nW - 1);
      g.rect(wx - 5, wy - 5, ww + 10, wh + 10, R(b.wall + 0.1));
      g.rect(wx, wy, ww, wh, R(0.8));
      const q = k.f();
      if (q < 0.3) g.rect(wx, wy, ww, wh * k.r(0.3, 0.7), R(0.22));
      else if (q < 0.5) g.rect(wx, wy, ww, wh, c.glow);
      else
        g.path(
          `M${n(wx + ww * 0.2)} ${n(wy)}h${n(ww * 0.3)}L${n(wx + ww * 0.1)} ${n(wy + wh)}H${n(wx)}V${n(wy + wh * 0.5)}z`,
          R(0.55),
        );
      g.rect(wx, wy, ww, 7, R(0.98));
      g.rect(wx + ww / 2 - 1.5, wy, 3, wh, R(0.1));
      g.rect(wx, wy + wh * 0.5, ww, 3, R(0.1));
      g.rect(wx - 8, wy + wh, ww + 16, 7, R(0.02));
      g.rect(wx - 8, wy + wh + 7, ww + 16, 4, R(b.wall + 0.32));
    }
    const fy = gf + H * 0.03;
    g.rect(x + 8, fy, w - 16, H * 0.055, R(bi === accI ? 0.9 : 0.8));
    const lw = w * k.r(0.3, 0.5);
    g.path(
      Array.from({ length: k.i(6, 10) }, (_, i) =>
        R4(x + w / 2 - lw / 2 + (i * lw) / 8, fy + H * 0.019, (lw / 8) * 0.62, H * 0.017),
      ).join(''),
      R(0.04),
    );
    const sy = fy + H * 0.055,
      sh = gy - sy;
    g.rect(x + 14, sy, w - 28, sh, R(0.9));
    const lit = k.p(0.6);
    g.rect(x + 22, sy + 8, w * 0.56 - 22, sh - 34, lit ? c.glow : R(0.5));
    if (lit) {
      for (let i = 0; i < 4; i++)
        g.rect(
          x + 34 + i * w * 0.12,
          sy + sh - 26 - sh * k.r(0.2, 0.5),
          w * 0.07,
          sh * 0.5,
          R(k.pick([0.5, 0.7, 0.35])),
          '',
        );
      g.rect(x + 22, sy + sh - 44, w * 0.56 - 22, 18, R(0.7));
    } else
      g.path(`M${n(x + w * 0.3)} ${n(sy + 8)}h${n(w * 0.12)}l${n(-w * 0.14)} ${n(sh - 42)}h${n(-w * 0.12)}z`, R(0.32));
    g.rect(x + 22, sy + sh - 26, w * 0.56 - 22, 26, R(0.68));
    g.rect(x + w * 0.62, sy + 8, w * 0.24, sh - 8, lit ? R(0.6) : R(0.7));
    g.rect(x + w * 0.64, sy + 16, w * 0.2, sh * 0.7, lit ? mix(c.glow, c.tone, 0.3) : R(0.42));
    g.rect(x + w * 0.655, sy + sh * 0.5, 4, sh * 0.18, R(0.05));
    if (k.p(0.8) || bi === accI) {
      const ah = H * 0.1,
        ay = sy - 2,
        out = H * 0.045,
        st = 11,
        col = bi === accI ? c.accent : R(k.pick([0.62, 0.52]));
      const ax = x + 10,
        aw = w - 20;
      let s1 = '',
        s2 = '';
      for (let i = 0; i < st; i++) {
        const p = [
          [ax + (aw * i) / st, ay],
          [ax + (aw * (i + 1)) / st, ay],
          [ax - 12 + ((aw + 24) * (i + 1)) / st, ay + ah],
          [ax - 12 + ((aw + 24) * i) / st, ay + ah],
        ];
        const v = R4(p[3][0], ay + ah, p[2][0] - p[3][0] + 0.4, out * 0.5);
        if (i % 2) s2 += D(p) + v;
        else s1 += D(p) + v;
      }
      g.path(
        D([
          [ax - 8, ay + ah],
          [ax + aw + 12, ay + ah],
          [ax + aw + 34, ay + ah + H * 0.1],
          [ax + 22, ay + ah + H * 0.1],
        ]),
        c.deep,
        'opacity=".45"',
      );
      g.path(s1, col);
      g.path(s2, R(0.04));
      g.stip(
        D([
          [ax, ay],
          [ax + aw, ay],
          [ax + aw + 12, ay + ah + out * 0.5],
          [ax - 12, ay + ah + out * 0.5],
        ]),
        [ax, ay],
        [ax + aw, ay + ah],
        0,
        0.4,
      );
    }
    g.rect(x + w - 3, top, 6, gy - top, R(0.7), 'opacity=".7"');
  });
  /* late sun: the roofline across the street falls on the fronts; a lamp and its shadow, three walkers */
  const e = W * k.r(0.3, 0.44),
    sh = [
      [0, H * 0.2],
      [e * 0.5, H * 0.34],
      [e * 0.5, H * 0.27],
      [e * 0.86, H * 0.37],
      [e * 0.86, H * 0.5],
      [e * 1.5, gy],
      [e * 1.62, H],
      [0, H],
    ];
  g.poly(sh, c.deep, 'opacity=".5"');
  g.stip(D(sh), [0, H * 0.3], [e * 1.3, H], 0.05, 0.5);
  const lx = W * k.r(0.58, 0.7);
  g.line(`M${n(lx)} ${n(gy + H * 0.03)}V${n(H * 0.36)}q0 ${n(-H * 0.05)} ${n(H * 0.07)} ${n(-H * 0.05)}`, c.deep, 5);
  g.rect(lx + H * 0.05, H * 0.305, H * 0.075, 9, c.deep);
  g.rect(lx - 7, gy - H * 0.03, 14, H * 0.06, c.deep);
  g.poly(
    [
      [lx - 3, gy + H * 0.03],
      [lx + 4, gy + H * 0.03],
      [lx + W * 0.2, H],
      [lx + W * 0.18, H],
    ],
    c.deep,
    'opacity=".45"',
  );
  g.stip(R4(0, gy, W, H - gy), [0, gy], [W, H], 0, 0.5);
  for (let i = 0; i < 3; i++) {
    const px = W * k.r(0.36, 0.92),
      ph = H * 0.2,
      py = gy + H * 0.03;
    person(g, px, py, ph, i === 0 ? c.accent : c.deep);
  }
}
