/** A filling station at dusk. */
import { D, R4, mix, n } from './plate.js';
import { farBlocks, person } from './scenery.js';

export function forecourt(g) {
  const { W, H, k, c, R } = g;
  const gy = H * 0.74;
  g.rect(0, 0, W, H, R(0.52));
  g.stip(R4(0, 0, W, gy), [0, gy], [0, 0], 0.1, 0.9);
  g.stip(R4(0, H * 0.4, W, gy - H * 0.4), [0, H * 0.4], [0, gy], 0, 0.5, 'tone');
  g.circle(W * k.r(0.74, 0.86), H * 0.16, H * 0.055, c.paper);
  farBlocks(g, -20, W + 20, gy, R(0.7), 14, H * 0.05, H * 0.2);
  /* the shop */
  const sx = W * 0.5,
    sw = W * 0.44,
    st = H * 0.46;
  g.rect(sx, st, sw, gy - st, R(0.74));
  g.rect(sx - 8, st - H * 0.05, sw + 16, H * 0.06, R(0.9));
  g.rect(sx - 8, st - H * 0.02, sw + 16, H * 0.014, c.accent);
  g.rect(sx + sw * 0.05, st + H * 0.05, sw * 0.9, gy - st - H * 0.05, c.glow);
  let shelf = '';
  for (let i = 0; i < 26; i++)
    shelf += R4(sx + sw * 0.06 + i * sw * 0.033, gy - H * k.r(0.06, 0.13), sw * 0.022, H * 0.14);
  g.clip(R4(sx, st, sw, gy - st), () => {
    g.path(shelf, mix(c.glow, c.tone, 0.7));
    person(g, sx + sw * 0.34, gy, H * 0.17, R(0.9));
  });
  for (const u of [0.05, 0.27, 0.49, 0.71, 0.95]) g.rect(sx + sw * u - 5, st + H * 0.05, 10, gy - st, R(0.92));
  g.rect(0, gy, W, H - gy, R(0.66));
  /* the canopy: bright below, thin above */
  const cx = W * 0.04,
    cw = W * 0.72,
    ct = H * 0.24,
    chh = H * 0.085;
  g.poly(
    [
      [cx + cw * 0.02, ct + chh],
      [cx + cw * 0.98, ct + chh],
      [cx + cw * 1.1, gy + H * 0.2],
      [cx - cw * 0.1, gy + H * 0.2],
    ],
    c.glow,
    'opacity=".16"',
  );
  g.raw(
    `<ellipse cx="${n(cx + cw / 2)}" cy="${n(gy + H * 0.1)}" rx="${n(cw * 0.6)}" ry="${n(H * 0.11)}" fill="${c.glow}" opacity=".5"/>`,
  );
  for (const u of [0.2, 0.78]) {
    g.rect(cx + cw * u, ct + chh, W * 0.024, gy - ct - chh + H * 0.03, R(0.2));
    g.rect(cx + cw * u + W * 0.016, ct + chh, W * 0.01, gy - ct - chh + H * 0.03, R(0.6));
  }
  g.poly(
    [
      [cx, ct + chh],
      [cx + cw, ct + chh],
      [cx + cw * 0.94, ct + chh + H * 0.05],
      [cx + cw * 0.06, ct + chh + H * 0.05],
    ],
    c.glow,
  );
  let lamps = '';
  for (let i = 0; i < 7; i++)
    lamps += D([
      [cx + cw * (0.1 + i * 0.12), ct + chh + H * 0.012],
      [cx + cw * (0.16 + i * 0.12), ct + chh + H * 0.012],
      [cx + cw * (0.165 + i * 0.115), ct + chh + H * 0.034],
      [cx + cw * (0.11 + i * 0.115), ct + chh + H * 0.034],
    ]);
  g.path(lamps, c.paper);
  g.rect(cx, ct, cw, chh, R(0.04));
  g.rect(cx, ct + chh * 0.36, cw, chh * 0.34, c.accent);
  g.stip(R4(cx, ct, cw, chh), [cx, 0], [cx + cw, 0], 0, 0.6);
  /* the pumps */
  const py = gy + H * 0.1,
    pw = Math.min(W * 0.05, H * 0.085),
    ph = H * 0.22;
  for (const u of [0.17, 0.42, 0.76]) {
    const x = cx + cw * u;
    g.raw(
      `<ellipse cx="${n(x + pw * 1.4)}" cy="${n(py + 6)}" rx="${n(pw * 1.9)}" ry="${n(H * 0.016)}" fill="${c.deep}" opacity=".5"/>`,
    );
    g.rect(x - pw * 0.5, py - H * 0.015, pw * 2, H * 0.026, R(0.1));
    g.rect(x, py - ph, pw, ph, u === 0.42 ? c.accent : R(0.06));
    g.rect(x + pw, py - ph, pw * 0.26, ph, R(0.8));
    g.rect(x + pw * 0.16, py - ph * 0.88, pw * 0.68, ph * 0.24, R(0.92));
    g.rect(x + pw * 0.24, py - ph * 0.82, pw * 0.5, ph * 0.06, c.glow);
    g.rect(x + pw * 0.2, py - ph * 0.54, pw * 0.6, ph * 0.1, R(0.44));
    g.line(
      `M${n(x + pw * 0.14)} ${n(py - ph * 0.5)}q${n(-pw * 0.7)} ${n(ph * 0.3)} ${n(-pw * 0.2)} ${n(ph * 0.36)}t${n(pw * 0.14)} ${n(-ph * 0.2)}`,
      c.deep,
      5,
    );
  }
  /* a car at the pump */
  const x = cx + cw * 0.5,
    w = Math.min(W * 0.24, H * 0.44),
    h = w * 0.36,
    y = gy + H * 0.15;
  g.raw(
    `<ellipse cx="${n(x + w * 0.55)}" cy="${n(y)}" rx="${n(w * 0.6)}" ry="${n(h * 0.14)}" fill="${c.deep}" opacity=".55"/>`,
  );
  g.path(
    `M${n(x)} ${n(y - h * 0.16)}v${n(-h * 0.3)}q${n(w * 0.04)} ${n(-h * 0.12)} ${n(w * 0.18)} ${n(-h * 0.16)}l${n(w * 0.15)} ${n(-h * 0.34)}q${n(w * 0.2)} ${n(-h * 0.1)} ${n(w * 0.36)} 0l${n(w * 0.13)} ${n(h * 0.36)}l${n(w * 0.15)} ${n(h * 0.1)}q${n(w * 0.04)} ${n(h * 0.12)} ${n(w * 0.02)} ${n(h * 0.34)}z`,
    R(0.9),
  );
  g.path(
    `M${n(x + w * 0.24)} ${n(y - h * 0.64)}l${n(w * 0.11)} ${n(-h * 0.25)}h${n(w * 0.13)}v${n(h * 0.25)}zM${n(x + w * 0.52)} ${n(y - h * 0.64)}v${n(-h * 0.25)}h${n(w * 0.14)}l${n(w * 0.1)} ${n(h * 0.25)}z`,
    mix(c.glow, c.tone, 0.3),
  );
  g.rect(x, y - h * 0.5, w * 0.03, h * 0.1, c.accent);
  g.rect(x + w * 0.965, y - h * 0.5, w * 0.03, h * 0.12, c.paper);
  g.rect(x + w * 0.02, y - h * 0.36, w * 0.95, 3, R(0.6));
  for (const u of [0.2, 0.79]) {
    g.circle(x + w * u, y - h * 0.14, h * 0.2, c.deep);
    g.circle(x + w * u, y - h * 0.14, h * 0.09, R(0.3));
  }
  person(g, cx + cw * 0.46, py + H * 0.02, H * 0.2, R(0.94));
  /* the sign by the road, without lettering */
  const px = W * 0.88;
  g.rect(px - 8, H * 0.3, 12, gy - H * 0.3 + H * 0.06, R(0.94));
  g.rect(px - W * 0.05, H * 0.1, W * 0.1, H * 0.24, R(0.94));
  g.rect(px - W * 0.043, H * 0.115, W * 0.086, H * 0.07, c.accent);
  for (let i = 0; i < 3; i++) {
    g.rect(px - W * 0.043, H * (0.196 + i * 0.045), W * 0.086, H * 0.036, R(0.8));
    g.rect(px - W * 0.034, H * (0.208 + i * 0.045), W * 0.03, H * 0.012, R(0.3));
    g.rect(px + W * 0.006, H * (0.204 + i * 0.045), W * 0.03, H * 0.02, c.glow);
  }
  g.stip(R4(0, gy, W, H - gy), [W * 0.4, gy], [W * 0.4, H], 0.05, 0.75);
}
