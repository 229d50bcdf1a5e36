/** The cover of a magazine and of a report. */
import { R4, mix, n } from './plate.js';
import { tree } from './scenery.js';
import { axon, box, shadowOf, wins } from './space.js';

export function cover(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.02));
  g.rect(0, 0, W, H, c.accent);
  g.stip(R4(0, 0, W, H), [0, 0], [0, H], 0, 0.5);
  const P = axon({ th: 0.72, el: 0.6, s: 1.05, cx: W * 0.5, cy: H * 0.5 });
  const sun = [0.9, 0.1];
  const pl = (x, y, w, d, f, o = '') => g.poly([P([x, y]), P([x + w, y]), P([x + w, y + d]), P([x, y + d])], f, o);
  pl(-190, -190, 380, 380, mix(c.accent, c.paper, 0.22));
  const b = { x: -96, y: -96, w: 192, d: 192, h: 250 };
  g.path(shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], sun), c.deep, 'opacity=".55"');
  const f = box(g, P, [b.x, b.y, 0], [b.w, b.d, b.h], { top: c.paper, lit: mix(c.paper, c.tone, 0.18), dark: c.deep });
  g.path(wins(f.F, 6, 7, { mu: 0.42, mv: 0.4 }), mix(c.accent, c.deep, 0.5));
  g.path(wins(f.S, 6, 7, { mu: 0.42, mv: 0.4 }), c.accent);
  g.path(wins(f.S, 6, 7, { mu: 0.42, mv: 0.4, keep: () => k.p(0.2) }), c.glow);
  for (let i = 0; i < 6; i++) {
    const p = P([-150 + i * 56, 158]);
    tree(g, p[0], p[1], 15);
  }
  for (let i = 0; i < 4; i++) {
    const p = P([166, 120 - i * 70]);
    tree(g, p[0], p[1], 15);
  }
  const A = g.wordmark;
  g.rect(36, 36, W - 72, 3, c.paper);
  g.rect(36, H - 40, W - 72, 2, c.paper);
  if (A) g.raw(`<g transform="translate(36 52) scale(${n(((W - 72) / A.w) * 100) / 100})"><path d="${A.d}" fill="${c.paper}"/></g>`);
}

export function reportcover(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.9));
  const h = H * 0.56;
  g.clip(R4(0, H - h, W, h), () => {
    g.rect(0, H - h, W, h, R(0.08));
    const P = axon({ th: 0.6, el: 0.55, s: 0.62, cx: W * 0.42, cy: H - h * 0.55 }),
      B = [];
    for (let i = 0; i < 5; i++) for (let j = 0; j < 4; j++) B.push({ x: i * 92 - 200, y: j * 92 - 170, w: 58, d: 58, h: k.r(20, 190) });
    g.raw('<g opacity=".45">');
    g.path(B.map(b => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], [0.8, 0.2])).join(''), c.deep);
    g.raw('</g>');
    for (const b of B.toSorted((p, q) => P.depth([p.x, p.y]) - P.depth([q.x, q.y]))) {
      const hot = k.p(0.08);
      const f = box(g, P, [b.x, b.y, 0], [b.w, b.d, b.h], hot ? { top: c.accent, lit: c.accent, dark: mix(c.accent, c.deep, 0.5) } : {});
      g.path(wins(f.S, 1, Math.max(2, Math.round(b.h / 12)), { mu: 0, mv: 0.5, u0: 0, u1: 1 }), R(0.9));
    }
  });
  g.rect(26, 30, 44, 5, c.accent);
  for (let i = 0; i < 3; i++) g.rect(26, 54 + i * 24, W * [0.7, 0.78, 0.46][i], 13, c.paper);
  g.rect(26, 138, W * 0.5, 5, R(0.4));
  g.rect(26, 150, W * 0.42, 5, R(0.4));
}
