/** Row houses with stoops, and the rooms of a student residence. */
import { D, R4, mix, n } from './plate.js';
import { person, sky } from './scenery.js';

/** A tall window with its frame, sill and head. */
const sash = (g, x, y, w, h, wall, lit) => {
  const { c, R, k } = g;
  g.rect(x - 7, y - 16, w + 14, 14, R(Math.max(0, wall - 0.18)));
  g.rect(x - 5, y - 2, w + 10, 5, R(wall + 0.3));
  g.rect(x, y, w, h, lit ? c.glow : R(0.86));
  if (!lit)
    g.path(
      `M${n(x + w * 0.15)} ${n(y)}h${n(w * 0.36)}L${n(x + w * 0.1)} ${n(y + h)}H${n(x)}V${n(y + h * 0.45)}z`,
      R(0.62),
    );
  else if (k.p(0.5)) g.rect(x, y, w, h * 0.34, R(0.3));
  g.rect(x, y, w, 6, R(0.98));
  g.rect(x + w / 2 - 2, y, 4, h, R(0.06));
  g.rect(x, y + h * 0.48, w, 4, R(0.06));
  g.rect(x - 9, y + h, w + 18, 9, R(0.04));
  g.rect(x - 9, y + h + 9, w + 18, 4, R(wall + 0.34));
};

export function rowhouses(g) {
  const { W, H, k, c, R } = g;
  sky(g, H * 0.3, 0.5);
  const gy = H * 0.87,
    hw = Math.min(W * 0.27, H * 0.46),
    walls = k.sh([0.46, 0.58, 0.34, 0.5, 0.4]),
    from = -hw * k.r(0.1, 0.5),
    count = Math.ceil((W - from) / hw),
    red = k.i(1, Math.max(1, count - 2));
  g.rect(0, gy, W, H - gy, R(0.28));
  g.rect(0, gy, W, 7, R(0.06));
  for (let i = 0; i < count; i++) {
    const x = from + i * hw,
      t = walls[i % walls.length],
      top = H * k.r(0.05, 0.09),
      face = i === red ? mix(c.accent, c.tone, 0.18) : R(t),
      parlor = gy - H * 0.18;
    g.rect(x, top, hw, gy - top, face);
    let course = '';
    for (let q = 0; q < 18; q++) course += R4(x, top + H * 0.07 + (q * (gy - top)) / 18, hw, 2.4);
    g.path(course, R(t + 0.1), 'opacity=".6"');
    /* cornice with brackets */
    g.rect(x - 5, top - 14, hw + 10, 16, R(t > 0.45 ? 0.1 : 0.04));
    g.rect(x, top + 2, hw, 18, R(t + 0.16));
    let bracket = '';
    for (let q = 0; q < 9; q++) bracket += R4(x + hw * 0.03 + (q * hw) / 9, top + 2, hw * 0.045, 24);
    g.path(bracket, R(t > 0.45 ? 0.14 : 0.08));
    g.rect(x, top + 30, hw, 6, R(t + 0.26));
    const ww = hw * 0.19,
      gap = (hw - ww * 3) / 4,
      fh = (parlor - top - H * 0.06) / 2;
    for (let j = 0; j < 2; j++)
      for (let q = 0; q < 3; q++) {
        if (j === 1 && q === 2) continue;
        sash(g, x + gap + q * (ww + gap), top + H * 0.085 + j * fh, ww, fh * (j ? 0.66 : 0.58), t, k.p(0.24));
      }
    /* the door above the stoop */
    const dx = x + gap * 3 + ww * 2 - gap * 0.3,
      dw = ww + gap * 0.6,
      dt = top + H * 0.07 + fh;
    g.rect(dx - 10, dt - 4, dw + 20, parlor - dt + 4, R(0.12));
    g.rect(dx - 18, dt - 18, dw + 36, 16, R(0.04));
    g.rect(dx, dt + 8, dw, parlor - dt - 8, R(0.9));
    g.rect(dx + 5, dt + 12, dw - 10, H * 0.05, c.glow);
    g.rect(dx + 5, dt + 16 + H * 0.05, dw - 10, parlor - dt - 16 - H * 0.05, i === red ? R(0.66) : c.accent);
    g.rect(dx + dw * 0.47, dt + 16 + H * 0.05, 4, parlor - dt, R(0.95));
    /* the ground floor behind the stoop */
    sash(g, x + gap, parlor + H * 0.05, ww * 1.2, H * 0.085, t, k.p(0.3));
    g.rect(x, parlor + H * 0.012, hw, 8, R(Math.max(0, t - 0.2)));
    g.stip(R4(x, top, hw, gy - top), [x, top], [x + hw, gy], 0, 0.6);
    /* the stoop: steps seen from the front, cheeks, iron rails */
    const sx = dx - 16,
      sw = dw + 32,
      steps = 8,
      sh = (gy + H * 0.02 - parlor) / steps;
    g.path(
      D([
        [sx + sw, parlor],
        [sx + sw + hw * 0.2, parlor + H * 0.05],
        [sx + sw + hw * 0.2, gy],
        [sx + sw, gy],
      ]),
      c.deep,
      'opacity=".45"',
    );
    for (let q = 0; q < steps; q++) {
      const grow = q * 1.6;
      g.rect(sx - grow, parlor + q * sh, sw + grow * 2, sh * 0.42, R(0.08));
      g.rect(sx - grow, parlor + q * sh + sh * 0.42, sw + grow * 2, sh * 0.6, R(t > 0.5 ? 0.54 : 0.44));
    }
    for (const s of [-1, 1]) {
      const rx = s < 0 ? sx - 8 : sx + sw + 2;
      g.line(`M${n(rx)} ${n(parlor)}v${n(-H * 0.07)}L${n(rx + s * 14)} ${n(gy - H * 0.05)}v${n(H * 0.07)}`, c.deep, 5);
      g.circle(rx + s * 14, gy - H * 0.055, 7, c.deep);
    }
    g.rect(x + hw - 3, top, 5, gy - top, R(0.82), 'opacity=".6"');
  }
  /* street trees: bare trunks, and crowns that the light passes */
  for (const u of [k.r(0.2, 0.3), k.r(0.72, 0.82)]) {
    const x = W * u,
      y = gy + H * 0.05,
      r = Math.min(W, H) * 0.13;
    g.path(`M${n(x)} ${n(y)}h14L${n(x + W * 0.2)} ${n(H + 20)}h-50z`, c.deep, 'opacity=".4"');
    g.line(
      `M${n(x + 6)} ${n(y)}V${n(H * 0.4)}M${n(x + 6)} ${n(H * 0.52)}l${n(-r * 0.6)} ${n(-r * 0.7)}M${n(x + 6)} ${n(H * 0.47)}l${n(r * 0.6)} ${n(-r * 0.8)}`,
      c.deep,
      10,
    );
    for (const [dx, dy, s] of [
      [-0.6, -0.1, 0.66],
      [0.62, -0.2, 0.7],
      [0, -0.75, 0.8],
      [0.05, 0, 0.6],
    ]) {
      const cx = x + 6 + dx * r,
        cy = H * 0.34 + dy * r,
        q = r * s;
      const d = `M${n(cx - q)} ${n(cy)}a${n(q)} ${n(q * 0.86)} 0 1 1 ${n(2 * q)} 0a${n(q)} ${n(q * 0.86)} 0 1 1 ${n(-2 * q)} 0z`;
      g.path(d, R(0.66));
      g.stip(d, [cx - q, cy - q], [cx + q, cy + q], 0, 0.95);
    }
  }
  const slope = [
    [0, H * 0.3],
    [W * 0.1, H * 0.24],
    [W * 0.34, gy],
    [W * 0.4, H],
    [0, H],
  ];
  g.poly(slope, c.deep, 'opacity=".42"');
  g.stip(D(slope), [0, H * 0.3], [W * 0.4, H], 0, 0.4);
  g.stip(R4(0, gy, W, H - gy), [0, gy], [W, H], 0, 0.5);
  person(g, W * k.r(0.42, 0.62), gy + H * 0.05, H * 0.17, c.accent);
}

export function dormitory(g) {
  const { W, H, k, c, R } = g;
  const wall = 0.6;
  g.rect(0, 0, W, H, R(wall));
  const cols = W > 1000 ? 4 : 3,
    rows = Math.max(2, Math.round((H / W) * 4.4)),
    cw = W / cols,
    rh = (H * 0.99) / rows;
  let bricks = '';
  for (let j = 0; j < H / 15; j++)
    for (let i = 0; i < W / 30; i++) if (k.p(0.16)) bricks += R4(i * 30 + (j % 2) * 15, j * 15, 24, 7);
  g.path(bricks, R(wall + 0.08));
  g.stip(R4(0, 0, W, H), [0, 0], [W, H], 0, 0.75);
  const dark = new Set(k.sh([...Array(cols * rows).keys()]).slice(0, Math.floor(cols * rows * 0.34)));
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const x = i * cw + cw * 0.09,
        y = j * rh + rh * 0.12,
        w = cw * 0.82,
        h = rh * 0.7,
        on = !dark.has(j * cols + i);
      g.rect(x - 10, y - 10, w + 20, h + 20, R(0.94));
      g.rect(x - 18, y + h + 10, w + 36, 12, R(0.2));
      g.rect(x - 18, y + h + 22, w + 36, 8, R(0.92));
      g.clip(R4(x, y, w, h), () => {
        g.rect(x, y, w, h, on ? mix(c.glow, c.tone, k.r(0, 0.16)) : R(0.82));
        const f = y + h,
          ink = on ? R(0.84) : R(0.95),
          mid = on ? mix(c.glow, c.tone, 0.65) : R(0.74);
        if (on) g.stip(R4(x, y, w, h), [x + w * 0.5, f], [x, y], 0, 0.6, 'tone');
        g.rect(x, f - h * 0.05, w, h * 0.05, mid);
        const kind = k.i(0, 3);
        /* a bunk or a shelf on the left */
        if (kind % 2) {
          for (const v of [0.24, 0.6]) {
            g.rect(x + w * 0.04, f - h * v, w * 0.36, h * 0.06, ink);
            g.path(
              `M${n(x + w * 0.05)} ${n(f - h * v)}v${n(-h * 0.05)}q${n(w * 0.2)} ${n(-h * 0.05)} ${n(w * 0.34)} 0v${n(h * 0.05)}z`,
              v > 0.5 ? c.accent : R(0.1),
            );
            g.rect(x + w * 0.05, f - h * (v + 0.08), w * 0.09, h * 0.06, R(0.02));
          }
          for (const u of [0.03, 0.4]) g.rect(x + w * u, f - h * 0.72, w * 0.018, h * 0.72, ink);
        } else {
          for (let q = 0; q < 3; q++) {
            const sy = f - h * (0.28 + q * 0.22);
            g.rect(x + w * 0.05, sy, w * 0.3, h * 0.03, ink);
            let bx = x + w * 0.06;
            while (bx < x + w * 0.31) {
              const bw = w * k.r(0.014, 0.032);
              g.rect(
                bx,
                sy - h * k.r(0.09, 0.16),
                bw,
                h * 0.16,
                k.p(0.18) ? c.accent : R(k.pick([0.1, 0.5, 0.7, 0.85])),
              );
              bx += bw + 1.5;
            }
            g.rect(x + w * 0.05, sy, w * 0.3, h * 0.03, ink);
          }
        }
        /* the desk with its lamp, and who sits there */
        g.rect(x + w * 0.5, f - h * 0.34, w * 0.46, h * 0.04, ink);
        g.rect(x + w * 0.92, f - h * 0.34, w * 0.02, h * 0.34, ink);
        g.rect(x + w * 0.53, f - h * 0.34, w * 0.02, h * 0.34, ink);
        g.path(
          `M${n(x + w * 0.84)} ${n(f - h * 0.34)}l${n(w * 0.03)} ${n(-h * 0.18)}l${n(-w * 0.07)} ${n(-h * 0.06)}`,
          'none',
          `stroke="${ink}" stroke-width="4"`,
        );
        g.path(
          `M${n(x + w * 0.75)} ${n(f - h * 0.54)}l${n(w * 0.06)} ${n(-h * 0.07)}l${n(w * 0.04)} ${n(h * 0.09)}z`,
          on ? c.accent : ink,
        );
        if (on && kind !== 2) {
          const px = x + w * 0.6,
            py = f - h * 0.06,
            ph = h * 0.62;
          g.path(
            `M${n(px - ph * 0.16)} ${n(py)}v${n(-ph * 0.5)}q${n(ph * 0.03)} ${n(-ph * 0.24)} ${n(ph * 0.18)} ${n(-ph * 0.24)}t${n(ph * 0.17)} ${n(ph * 0.26)}v${n(ph * 0.48)}z`,
            kind === 1 ? c.accent : ink,
          );
          g.circle(px + ph * 0.03, py - ph * 0.87, ph * 0.115, ink);
          g.rect(x + w * 0.66, f - h * 0.42, w * 0.1, h * 0.08, R(0.06));
        } else {
          g.rect(x + w * 0.6, f - h * 0.5, w * 0.14, h * 0.15, R(on ? 0.7 : 0.88));
          g.rect(x + w * 0.56, f - h * 0.24, w * 0.1, h * 0.24, ink);
        }
        if (kind !== 1) {
          g.rect(x + w * 0.5, y + h * 0.1, w * 0.13, h * 0.26, on ? R(0.04) : R(0.76));
          g.circle(x + w * 0.565, y + h * 0.23, h * 0.06, on ? c.accent : R(0.88));
        }
      });
      g.rect(x + w * 0.45 - 4, y, 8, h, R(0.94));
      g.rect(x, y, w, 8, R(0.97));
    }
}
