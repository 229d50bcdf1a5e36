/** A parcel map with one lot marked. */
import { D, L, mix, n } from './plate.js';

export const SEG = {
  0: 'M0 0h6v10h-6z',
  1: 'M3 0v10',
  2: 'M0 0h6v5h-6v5h6',
  3: 'M0 0h6v10h-6M6 5h-5',
  4: 'M0 0v5h6M6 0v10',
  5: 'M6 0h-6v5h6v5h-6',
  6: 'M6 0h-6v10h6v-5h-6',
  7: 'M0 0h6l-3 10',
  8: 'M0 0h6v10h-6zM0 5h6',
  9: 'M6 5h-6v-5h6v10h-6',
};

export function plat(g) {
  const { W, H, k, c, R } = g;
  g.rect(0, 0, W, H, R(0.07));
  const rot = k.r(-0.5, -0.28),
    cx = W * 0.5,
    cy = H * 0.5,
    ca = Math.cos(rot),
    sa = Math.sin(rot);
  const bend = k.r(0.00022, 0.00042) * (k.p(0.5) ? 1 : -1),
    T = ([x, y]) => {
      const yy = y + bend * x * x * 0.6;
      return [cx + x * ca - yy * sa, cy + x * sa + yy * ca];
    };
  const quad = (x, y, w, h) => {
    const p = [];
    const s = 6;
    for (let i = 0; i <= s; i++) p.push(T([x + (w * i) / s, y]));
    for (let i = s; i >= 0; i--) p.push(T([x + (w * i) / s, y + h]));
    return p;
  };
  const parcels = [];
  const bw = 300,
    bh = 150,
    st = 36;
  for (let by = -6; by < 7; by++)
    for (let bx = -5; bx < 6; bx++) {
      const X = bx * (bw + st) + (by % 2 ? 0 : 0),
        Y = by * (bh + st);
      if (k.p(0.07)) {
        parcels.push({ p: quad(X, Y, bw, bh), park: 1 });
        continue;
      }
      for (const r of [0, 1]) {
        let x = X;
        while (x < X + bw - 1) {
          let w = k.pick([30, 37.5, 37.5, 50, 75]);
          if (x + w > X + bw - 20) w = X + bw - x;
          const whole = r === 0 && k.p(0.07);
          parcels.push({
            p: quad(x, Y + (r * bh) / 2, w, whole ? bh : bh / 2),
            x,
            y: Y + (r * bh) / 2,
            w,
            h: whole ? bh : bh / 2,
            r,
            whole,
          });
          x += w;
        }
      }
    }
  const vis = parcels.filter((q) => q.p.some(([x, y]) => x > -60 && x < W + 60 && y > -60 && y < H + 60));
  const tint = [R(0), R(0), R(0.1), R(0.18), R(0.0), R(0.13)];
  for (const q of vis) {
    q.f = q.park ? R(0.4) : k.pick(tint);
    g.poly(q.p, q.f);
    if (q.park) {
      g.stip(D(q.p), q.p[0], q.p[8], 0.1, 0.7);
    }
  }
  const hx = cx - 20,
    hy = cy - 10;
  const cen = (q) => q.p.reduce((a, b) => [a[0] + b[0] / q.p.length, a[1] + b[1] / q.p.length], [0, 0]);
  const near = vis
    .filter((q) => !q.park)
    .toSorted((a, b) => Math.hypot(cen(a)[0] - hx, cen(a)[1] - hy) - Math.hypot(cen(b)[0] - hx, cen(b)[1] - hy));
  const hero = near[0];
  const fam = near
    .slice(1, 7)
    .filter((q) => q.r === hero.r && Math.abs(q.y - hero.y) < 4)
    .slice(0, 2);
  let fp = '',
    fps = '';
  for (const q of vis) {
    if (q.park || q === hero || k.p(0.2)) continue;
    const ix = q.w * k.r(0.12, 0.22),
      dp = q.h * k.r(0.4, 0.62),
      oy = q.r ? q.h - dp - q.h * 0.12 : q.h * 0.12;
    const b = [
      T([q.x + ix, q.y + oy]),
      T([q.x + q.w - ix, q.y + oy]),
      T([q.x + q.w - ix, q.y + oy + dp]),
      T([q.x + ix, q.y + oy + dp]),
    ];
    if (k.p(0.3) && q.w > 36) {
      b.splice(
        2,
        1,
        T([q.x + q.w - ix, q.y + oy + dp * 0.6]),
        T([q.x + q.w * 0.55, q.y + oy + dp * 0.6]),
        T([q.x + q.w * 0.55, q.y + oy + dp]),
      );
    }
    fp += D(b);
    fps += D(b.map(([x, y]) => [x + 5, y + 6]));
  }
  g.path(fps, c.deep, 'opacity=".28"');
  g.path(fp, R(0.5));
  g.stip(fp, [0, 0], [W, H], 0.1, 0.5);
  g.line(vis.map((q) => D(q.p)).join(''), R(0.72), 1.3);
  for (const q of fam) {
    g.poly(q.p, mix(c.accent, c.paper, 0.62));
    g.line(D(q.p), c.deep, 1.6);
  }
  const hp = hero.p;
  g.poly(
    hp.map(([x, y]) => [x + 7, y + 9]),
    c.deep,
    'opacity=".4"',
  );
  g.poly(hp, c.accent);
  g.line(D(hp), c.deep, 3);
  g.stip(D(hp), hp[0], hp[8], 0, 0.5);
  for (const i of [0, 6, 7, 13])
    g.raw(
      `<circle cx="${n(hp[i][0])}" cy="${n(hp[i][1])}" r="6.5" fill="${c.paper}" stroke="${c.deep}" stroke-width="2.4"/>`,
    );
  /* river or rail, drawn across the plat */
  const ry = k.r(0.1, 0.9) < 0.5 ? -1 : 1;
  const rv = `M${n(-40)} ${n(cy + ry * H * 0.5)}C${n(W * 0.25)} ${n(cy + ry * H * 0.22)} ${n(W * 0.4)} ${n(cy + ry * H * 0.62)} ${n(W * 0.66)} ${n(cy + ry * H * 0.4)}S${n(W * 0.9)} ${n(cy + ry * H * 0.1)} ${n(W + 40)} ${n(cy + ry * H * 0.22)}`;
  g.line(rv, R(0.76), 78);
  g.line(rv, R(0.9), 66);
  g.line(rv, R(0.62), 2, 'stroke-dasharray="60 26"');
  for (const o of [-16, 14]) g.line(rv, R(0.7), 1.4, `stroke-dasharray="34 60" transform="translate(0 ${o})"`);
  let nums = '';
  for (const q of vis) {
    if (q.park || q.w < 36 || !k.p(0.5)) continue;
    const s = String(k.i(10, 98)),
      p = T([q.x + q.w / 2 - 7, q.y + (q.r ? 12 : q.h - 12)]);
    [...s].forEach((ch, i) => {
      nums += `<path d="${SEG[ch]}" transform="translate(${n(p[0] + i * 8)} ${n(p[1] - 4)}) rotate(${n(rot * 57.3)}) scale(.8)"/>`;
    });
  }
  g.raw(`<g fill="none" stroke="${R(0.85)}" stroke-width="1.3">${nums}</g>`);
  /* survey: bearing lines and a north arrow */
  const e0 = hp[0],
    e1 = hp[6],
    ux = Math.cos(rot),
    uy = Math.sin(rot);
  g.line(
    L([
      [e0[0] - ux * 900, e0[1] - uy * 900],
      [e1[0] + ux * 900, e1[1] + uy * 900],
    ]) +
      L([
        [e0[0] - -uy * -700, e0[1] - ux * 700],
        [e0[0] - uy * 700, e0[1] + ux * 700],
      ]),
    c.accent,
    1.8,
    'stroke-dasharray="14 5 3 5"',
  );
  const nx = W - 92,
    ny = ry > 0 ? 96 : H - 96;
  g.circle(nx, ny, 44, c.paper);
  g.raw(`<circle cx="${n(nx)}" cy="${n(ny)}" r="44" fill="none" stroke="${c.deep}" stroke-width="2"/>`);
  g.poly(
    [
      [nx, ny - 60],
      [nx + 13, ny + 22],
      [nx, ny + 10],
    ],
    c.deep,
  );
  g.poly(
    [
      [nx, ny - 60],
      [nx - 13, ny + 22],
      [nx, ny + 10],
    ],
    c.accent,
  );
}
