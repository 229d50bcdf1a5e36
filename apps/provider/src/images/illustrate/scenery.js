/** What many plates share: sky, trees, palms, far blocks, people. */
import { R4, n } from './plate.js';

export const sky = (g, hz, a = 0.5, ink = 'tone') => {
  g.rect(0, 0, g.W, g.H, g.c.sky);
  g.stip(R4(0, 0, g.W, hz), [0, hz], [0, 0], 0, a, ink, 0.4);
};

export const tree = (g, x, y, r, sh = true) => {
  if (sh)
    g.raw(
      `<ellipse cx="${n(x + r * 1.1)}" cy="${n(y + r * 0.15)}" rx="${n(r * 1.25)}" ry="${n(r * 0.5)}" fill="${g.c.deep}" opacity=".5"/>`,
    );
  const d = `M${n(x - r)} ${n(y - r * 0.7)}a${n(r)} ${n(r * 1.05)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.95)} 0 1 1 ${n(-2 * r)} 0z`;
  g.path(d, g.R(0.45));
  g.stip(d, [x - r * 0.5, y - r * 1.5], [x + r, y], 0, 0.95);
};

export const palm = (g, x, y, h, col, lean = 0) => {
  const tx = x + lean * h;
  g.line(
    `M${n(x)} ${n(y)}Q${n(x + lean * h * 0.2)} ${n(y - h * 0.6)} ${n(tx)} ${n(y - h)}`,
    col,
    n(Math.max(2, h * 0.028)),
  );
  let d = '';
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * 0.5 + (i - 5) * 0.46 + g.k.r(-0.1, 0.1),
      l = h * g.k.r(0.26, 0.36),
      ex = tx + Math.cos(a) * l,
      ey = y - h + Math.sin(a) * l * 0.75 + l * 0.32,
      mx = tx + Math.cos(a) * l * 0.55,
      my = y - h + Math.sin(a) * l * 0.75 - l * 0.05,
      t = h * 0.03;
    d += `M${n(tx)} ${n(y - h)}Q${n(mx)} ${n(my - t)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + t * 1.6)} ${n(tx)} ${n(y - h + 2)}Z`;
  }
  g.path(d, col);
};

export function farBlocks(g, x0, x1, hz, tone, count, hmin, hmax) {
  const { k } = g;
  let x = x0,
    d = '';
  const w0 = (x1 - x0) / count;
  while (x < x1) {
    const w = w0 * k.r(0.6, 1.35),
      h = k.r(hmin, hmax);
    d += R4(x, hz - h, w + 1, h + 4);
    if (k.p(0.3)) d += R4(x + w * 0.3, hz - h - k.r(8, 26), w * 0.3, 30);
    x += w;
  }
  g.path(d, tone);
  return d;
}

export const person = (g, x, y, h, coat) => {
  const c = g.c;
  g.path(
    `M${n(x - h * 0.1)} ${n(y)}h${n(h * 0.2)}L${n(x + h * 0.62)} ${n(y + h * 0.2)}h${n(-h * 0.22)}z`,
    c.deep,
    'opacity=".45"',
  );
  g.path(
    `M${n(x - h * 0.1)} ${n(y)}L${n(x - h * 0.02)} ${n(y - h * 0.45)}h${n(h * 0.09)}L${n(x + h * 0.13)} ${n(y)}h${n(-h * 0.06)}L${n(x + h * 0.025)} ${n(y - h * 0.34)}L${n(x - h * 0.045)} ${n(y)}z`,
    c.deep,
  );
  g.path(
    `M${n(x - h * 0.09)} ${n(y - h * 0.3)}L${n(x - h * 0.075)} ${n(y - h * 0.76)}Q${n(x + h * 0.02)} ${n(y - h * 0.86)} ${n(x + h * 0.1)} ${n(y - h * 0.76)}L${n(x + h * 0.125)} ${n(y - h * 0.3)}z`,
    coat,
  );
  g.raw(
    `<ellipse cx="${n(x + h * 0.02)}" cy="${n(y - h * 0.91)}" rx="${n(h * 0.055)}" ry="${n(h * 0.07)}" fill="${c.deep}"/>`,
  );
};

export const palmRefl = (g, x, y, h) =>
  g.path(`M${n(x)} ${n(y)}l-6 0l${n(-h * 0.12)} ${n(h * 0.5)}h14z`, g.c.deep, 'opacity=".3"');
