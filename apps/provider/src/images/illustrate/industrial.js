/** A truck yard from above, and the aisle of a warehouse or a data hall. */
import { D, L, R4, lerp, mix, n } from './plate.js';
import { tree } from './scenery.js';
import { axon, box, cell, persp, shadowOf, wins } from './space.js';

export function yard(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.2));
  g.stip(R4(0, 0, W, H), [W, 0], [0, H], 0, 0.3);
  const P = axon({ th: 0.5, el: 0.6, s: 1.06, cx: W * 0.3, cy: H * 0.02 });
  const sun = [0.9, 0.35];
  const pl = (x, y, w, d, f) => g.poly([P([x, y]), P([x + w, y]), P([x + w, y + d]), P([x, y + d])], f);
  pl(-700, 455, 2600, 70, R(0.38));
  g.line(
    Array.from({ length: 44 }, (_, i) => L([P([-700 + i * 60, 490]), P([-668 + i * 60, 490])])).join(''),
    R(0.04),
    2.5,
  );
  pl(-180, -60, 1180, 500, R(0.1));
  const sheds = [
    { x: -120, y: -60, w: 820, d: 250, h: 74 },
    { x: -520, y: 560, w: 760, d: 260, h: 78 },
    { x: 320, y: 560, w: 760, d: 260, h: 70 },
    { x: 780, y: -120, w: 520, d: 330, h: 74 },
    { x: -820, y: -220, w: 560, d: 420, h: 70 },
  ];
  pl(-560, 540, 1700, 420, R(0.1));
  g.raw('<g opacity=".5">');
  g.path(sheds.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], sun)).join(''), c.deep);
  g.raw('</g>');
  const tr = [];
  for (const b of sheds.slice(0, 4)) {
    const cnt = Math.floor(b.w / 34);
    for (let i = 0; i < cnt; i++)
      if (k.p(0.62)) tr.push({ x: b.x + 12 + i * 34, y: b.y + b.d + 3, w: 19, d: 78, h: 25, tr: 1 });
  }
  for (let i = 0; i < 22; i++) if (k.p(0.8)) tr.push({ x: -100 + i * 37, y: 350, w: 19, d: 78, h: 25, tr: 1 });
  g.line(
    Array.from({ length: 24 }, (_, i) => L([P([-109 + i * 37, 344]), P([-109 + i * 37, 434])])).join(''),
    R(0.36),
    1.6,
  );
  g.raw('<g opacity=".5">');
  g.path(tr.map((b) => shadowOf(P, [b.x, b.y], [b.w, b.d, b.h], sun)).join(''), c.deep);
  g.raw('</g>');
  let red = 0;
  for (const b of [...sheds, ...tr].toSorted(
    (p, q) => P.depth([p.x + p.w / 2, p.y + p.d]) - P.depth([q.x + q.w / 2, q.y + q.d]),
  )) {
    if (b.tr) {
      const a = k.p(0.14) && red++ < 5;
      box(g, P, [b.x, b.y, 6], [b.w, b.d, b.h], {
        grain: 0,
        ...(a
          ? { top: mix(c.accent, c.paper, 0.25), lit: c.accent, dark: mix(c.accent, c.deep, 0.6) }
          : { top: R(0.0), lit: R(0.12), dark: R(0.58) }),
      });
      continue;
    }
    const f = box(g, P, [b.x, b.y, 0], [b.w, b.d, b.h], { top: R(0.03), lit: R(0.3), dark: R(0.72) });
    const cnt = Math.floor(b.w / 34);
    g.path(wins(f.F, cnt, 1, { u0: 0.005, u1: 0.995, v0: 0.06, v1: 0.56, mu: 0.42, mv: 0 }), R(0.82));
    g.path(cell(f.F, 0, 0.78, 1, 0.86), c.accent, 'opacity=".85"');
    g.path(wins(f.T, Math.round(b.w / 62), 3, { mu: 0.62, mv: 0.62 }), R(0.2));
    g.path(wins(f.T, Math.round(b.w / 124), 2, { mu: 0.8, mv: 0.74, u0: 0.07, keep: () => k.p(0.7) }), R(0.5));
    g.path(cell(f.T, 0, 0, 1, 0.015) + cell(f.T, 0, 0.985, 1, 1) + cell(f.T, 0.985, 0, 1, 1), R(0.16));
  }
  for (let i = 0; i < 40; i++) {
    const p = P([-700 + i * 66, 446 + k.r(-4, 3)]);
    if (p[0] > -20 && p[0] < W + 20) tree(g, p[0], p[1], k.r(8, 13));
  }
}

export function aisle(g, o = {}) {
  const { W, H, k, c, R } = g;
  const dc = o.dc;
  const vx = W * k.r(0.4, 0.6),
    vy = H * 0.56;
  const P = persp({ eye: [0, 0, 2.1], at: [0, 10, 2.1], f: H * 0.92, W, H, cx: vx, cy: vy });
  g.rect(0, 0, W, H, R(dc ? 0.86 : 0.3));
  const wA = dc ? 2 : 2.5,
    top = dc ? 3.9 : 8.6,
    far = dc ? 30 : 64,
    Q = (x, y, z) => P([x, y, z]);
  g.poly([Q(-wA, 1.2, 0), Q(wA, 1.2, 0), Q(wA, far, 0), Q(-wA, far, 0)], R(dc ? 0.3 : 0.06));
  g.poly([Q(-wA, far, 0), Q(wA, far, 0), Q(wA, far, top), Q(-wA, far, top)], dc ? c.glow : R(0.02));
  g.poly([Q(-wA, 1, top), Q(wA, 1, top), Q(wA, far, top), Q(-wA, far, top)], R(dc ? 0.7 : 0.5));
  for (let y = 2; y < far; y += dc ? 1.6 : 5) {
    g.poly(
      [
        Q(-wA * 0.14, y, top),
        Q(wA * 0.14, y, top),
        Q(wA * 0.14, y + (dc ? 0.9 : 3), top),
        Q(-wA * 0.14, y + (dc ? 0.9 : 3), top),
      ],
      dc ? c.paper : c.glow,
    );
    if (!dc) g.line(L([Q(-wA, y, top), Q(wA, y, top)]), R(0.8), Math.max(1, 26 / y));
  }
  const bays = [];
  for (let y = far; y > 1.2; y -= dc ? 1.1 : 2.8) bays.push(y);
  for (const s of [-1, 1]) {
    const x = s * wA,
      base = s < 0 ? R(dc ? 0.78 : 0.16) : R(dc ? 0.92 : 0.6);
    g.poly([Q(x, 1.05, 0), Q(x, far, 0), Q(x, far, top), Q(x, 1.05, top)], base);
    for (const y of bays) {
      const y0 = Math.max(1.06, y - (dc ? 1.02 : 2.6));
      if (dc) {
        g.poly([Q(x, y0, 0.1), Q(x, y, 0.1), Q(x, y, 3), Q(x, y0, 3)], s < 0 ? R(0.66) : R(0.84));
        let slots = '',
          led = '';
        for (let q = 0; q < 14; q++) {
          const z = 0.3 + q * 0.19;
          slots += D([
            Q(x, lerp(y0, y, 0.08), z),
            Q(x, lerp(y0, y, 0.92), z),
            Q(x, lerp(y0, y, 0.92), z + 0.1),
            Q(x, lerp(y0, y, 0.08), z + 0.1),
          ]);
          if (y < 22)
            for (let m = 0; m < 3; m++)
              if (k.p(0.5)) {
                const u = 0.2 + m * 0.24;
                led += D([
                  Q(x, lerp(y0, y, u), z + 0.025),
                  Q(x, lerp(y0, y, u + 0.09), z + 0.025),
                  Q(x, lerp(y0, y, u + 0.09), z + 0.075),
                  Q(x, lerp(y0, y, u), z + 0.075),
                ]);
              }
        }
        g.path(slots, R(0.97));
        g.path(led, k.p(0.18) ? c.accent : c.glow);
      } else {
        const Z = [0, 2, 4.1, 6.2, 8.2];
        for (let q = 0; q < 4; q++) {
          if (k.p(0.88)) {
            const z1 = Z[q] + 0.25,
              z2 = Z[q + 1] - k.r(0.45, 0.9),
              a = k.p(0.13);
            const f = a
              ? s < 0
                ? c.accent
                : mix(c.accent, c.deep, 0.5)
              : s < 0
                ? R(k.pick([0.22, 0.3, 0.38]))
                : R(k.pick([0.68, 0.74, 0.8]));
            g.poly([Q(x, y0 + 0.1, z1), Q(x, y - 0.25, z1), Q(x, y - 0.25, z2), Q(x, y0 + 0.1, z2)], f);
            if (k.p(0.6)) {
              const u = (y0 + y) / 2;
              g.poly([Q(x, u - 0.05, z1), Q(x, u, z1), Q(x, u, z2), Q(x, u - 0.05, z2)], s < 0 ? R(0.5) : R(0.92));
            }
          }
          g.poly(
            [Q(x, y0, Z[q]), Q(x, y, Z[q]), Q(x, y, Z[q] + 0.2), Q(x, y0, Z[q] + 0.2)],
            s < 0 ? c.accent : mix(c.accent, c.deep, 0.45),
          );
        }
        g.poly([Q(x, y - 0.12, 0), Q(x, y, 0), Q(x, y, top), Q(x, y - 0.12, top)], s < 0 ? R(0.72) : R(0.97));
      }
    }
    g.stip(
      D([Q(x, 1.05, 0), Q(x, far, 0), Q(x, far, top), Q(x, 1.05, top)]),
      Q(x, 12, 2),
      [s < 0 ? 0 : W, vy],
      0.05,
      s < 0 ? 0.5 : 0.8,
    );
  }
  g.stip(D([Q(-wA, 1.2, 0), Q(wA, 1.2, 0), Q(wA, far, 0), Q(-wA, far, 0)]), [vx, vy], [vx, H], 0, 0.5);
  const fy = dc ? 7 : 15,
    fh = 1.78,
    b = Q(dc ? 0.5 : 0.7, fy, 0),
    t = Q(dc ? 0.5 : 0.7, fy, fh),
    h = b[1] - t[1];
  g.path(
    `M${n(b[0] - h * 0.15)} ${n(b[1])}l${n(h * 0.03)} ${n(-h * 0.45)}l${n(-h * 0.06)} ${n(-h * 0.02)}l${n(h * 0.04)} ${n(-h * 0.32)}q${n(h * 0.13)} ${n(-h * 0.07)} ${n(h * 0.26)} 0l${n(h * 0.04)} ${n(h * 0.32)}l${n(-h * 0.06)} ${n(h * 0.02)}l${n(h * 0.03)} ${n(h * 0.45)}h${n(-h * 0.1)}l${n(-h * 0.04)} ${n(-h * 0.38)}l${n(-h * 0.04)} ${n(h * 0.38)}z`,
    c.deep,
  );
  g.circle(b[0], t[1] + h * 0.09, h * 0.085, c.deep);
  g.path(
    `M${n(b[0] - h * 0.1)} ${n(b[1])}h${n(h * 0.22)}L${n(b[0] + h * 0.9)} ${n(b[1] + h * 0.5)}h${n(-h * 0.3)}z`,
    c.deep,
    'opacity=".5"',
  );
}
