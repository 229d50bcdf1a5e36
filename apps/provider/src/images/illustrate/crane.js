/** A building under construction. */
import { L, R4, n } from './plate.js';
import { farBlocks, sky } from './scenery.js';

export function crane(g) {
  const { W, H, k, c, R } = g;
  sky(g, H, 0.7);
  const sx = W * k.r(0.2, 0.34);
  g.circle(sx, H * 0.42, H * 0.25, k.p(0.5) ? c.accent : c.paper);
  farBlocks(g, -20, W + 30, H, R(0.3), 15, H * 0.08, H * 0.28);
  g.stip(R4(0, H * 0.6, W, H * 0.4), [0, H * 0.6], [0, H], 0, 0.7, 'tone', 0.7);
  const bx = W * k.r(0.4, 0.48),
    bw = W * 0.36,
    fh = H / 8.6,
    cols = 6,
    top = H * 0.3;
  const done = 4;
  for (let j = 0; j < 8; j++) {
    const y = H - (j + 1) * fh * 1.02 + 40;
    if (y < top - 10) break;
    const built = j < done,
      nC = j >= 6 ? 4 : cols;
    const w = (bw * nC) / cols;
    g.rect(bx, y, w, fh, built ? R(0.2) : 'none');
    if (!built) {
      g.rect(bx + 10, y + 8, w - 20, fh, R(j % 2 ? 0.58 : 0.5), 'opacity=".55"');
    }
    g.rect(bx - 10, y, w + 20, 11, R(0.04));
    g.rect(bx - 10, y + 11, w + 20, 6, R(0.86));
    for (let i = 0; i <= nC; i++)
      g.rect(bx + (i * bw) / cols - 5 + (i === nC ? -6 : 0), y + 12, 11, fh, R(i === 0 ? 0.12 : 0.6));
    if (built)
      for (let i = 0; i < nC; i++) {
        const x = bx + (i * bw) / cols + 12,
          ww = bw / cols - 22;
        g.rect(x, y + 22, ww, fh - 26, R(0.82));
        if (k.p(0.2)) g.rect(x, y + 22, ww, fh - 26, c.glow);
        else if (k.p(0.6))
          g.path(
            `M${n(x + ww * 0.2)} ${n(y + 22)}h${n(ww * 0.35)}l${n(-ww * 0.4)} ${n(fh - 26)}h${n(-ww * 0.15)}v${n(-fh * 0.3)}z`,
            R(0.6),
          );
      }
    if (!built && k.p(0.9)) {
      const px = bx + k.r(0.1, 0.85) * w;
      const h = fh * 0.62;
      g.path(
        `M${n(px - h * 0.1)} ${n(y)}l${n(h * 0.03)} ${n(-h * 0.5)}l${n(-h * 0.05)} ${n(-h * 0.04)}l${n(h * 0.05)} ${n(-h * 0.28)}h${n(h * 0.2)}l${n(h * 0.05)} ${n(h * 0.28)}l${n(-h * 0.05)} ${n(h * 0.04)}l${n(h * 0.03)} ${n(h * 0.5)}h${n(-h * 0.09)}l${n(-h * 0.04)} ${n(-h * 0.4)}l${n(-h * 0.04)} ${n(h * 0.4)}z`,
        c.deep,
      );
      g.circle(px + h * 0.03, y - h * 0.9, h * 0.09, c.accent);
    }
  }
  g.rect(bx + bw - 4, top + fh * 2.2, W * 0.055, H, R(0.74));
  g.stip(R4(bx + bw - 4, top + fh * 2.2, W * 0.055, H), [0, top], [0, H], 0.05, 0.7);
  for (let i = 0; i < 9; i++)
    g.line(
      L([
        [bx + bw + 4, top + fh * 2.4 + i * 44],
        [bx + bw + W * 0.046, top + fh * 2.4 + i * 44],
      ]),
      R(0.95),
      5,
    );
  g.stip(R4(bx, top, bw, H), [bx, top], [bx + bw, H], 0, 0.42);
  for (let i = 0; i <= 4; i++) g.rect(bx + (i * bw) / cols - 2, top - fh * 0.42 - 2, 4, fh * 0.5, R(0.8));
  const mast = (x, base, tp, wid, jib, back, dir, col, lw) => {
    let d =
      L([
        [x - wid, base],
        [x - wid, tp],
      ]) +
      L([
        [x + wid, base],
        [x + wid, tp],
      ]);
    const s = wid * 2.1;
    for (let y = base, f = 0; y > tp; y -= s, f ^= 1)
      d +=
        L([
          [x + (f ? wid : -wid), y],
          [x + (f ? -wid : wid), y - s],
        ]) +
        L([
          [x - wid, y],
          [x + wid, y],
        ]);
    g.line(d, col, lw);
    let j = '';
    const jy = tp - wid * 1.4,
      je = x + dir * jib,
      jb = x - dir * back,
      ap = [x, jy - wid * 5.6];
    j +=
      L([
        [jb, jy],
        [je, jy],
      ]) +
      L([
        [x + dir * wid, jy - wid * 1.7],
        [je - dir * wid * 2, jy - wid * 1.1],
        [je, jy],
      ]);
    const cnt = Math.floor(jib / (wid * 2));
    for (let i = 0; i < cnt; i++) {
      const a = x + dir * (wid + i * wid * 2);
      j += L([
        [a, jy],
        [a + dir * wid, jy - wid * 1.6],
        [a + dir * wid * 2, jy],
      ]);
    }
    j +=
      L([ap, [x + dir * jib * 0.62, jy - wid * 1.3]]) +
      L([ap, [jb + dir * 10, jy]]) +
      L([[x - wid, tp], ap, [x + wid, tp]]);
    g.line(j, col, lw);
    g.rect(Math.min(jb, jb + dir * wid * 4), jy, wid * 4, wid * 2.6, col);
    g.rect(x - wid * 1.3, tp - wid * 1.3, wid * 2.6, wid * 1.5, col);
    g.rect(x + dir * wid * 1.2 - (dir < 0 ? wid * 1.6 : 0), tp - wid * 0.6, wid * 1.6, wid * 2.2, col);
    const hx = x + dir * jib * 0.72,
      hy = jy + H * 0.2;
    g.line(
      L([
        [hx, jy],
        [hx, hy],
      ]),
      col,
      lw * 0.7,
    );
    g.line(
      L([
        [hx - 36, hy + 18],
        [hx, hy],
        [hx + 36, hy + 18],
      ]),
      col,
      lw * 0.7,
    );
    g.rect(hx - 44, hy + 18, 88, 12, c.accent);
  };
  mast(W * 0.9, H + 20, H * 0.42, 8, W * 0.24, W * 0.07, -1, R(0.5), 2);
  mast(bx - W * 0.07, H + 20, H * 0.2, 13, W * 0.5, W * 0.13, 1, c.deep, 3.4);
}
