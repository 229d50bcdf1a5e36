/** The plate a picture is drawn on: palette, ink ramp, stippled grain, and small helpers for paths. */

export const TAU = Math.PI * 2;

export const hash = (s) => {
  let h = 2166136261;
  for (const c of String(s)) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};

export function rng(seed) {
  let a = hash(seed);
  const f = () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    f,
    r: (a, b) => a + f() * (b - a),
    i: (a, b) => Math.floor(a + f() * (b - a + 1)),
    p: (q) => f() < q,
    pick: (l) => l[Math.floor(f() * l.length)],
    sh: (l) => {
      const a = [...l];
      for (let i = a.length - 1; i > 0; i--) {
        const j = Math.floor(f() * (i + 1));
        [a[i], a[j]] = [a[j], a[i]];
      }
      return a;
    },
  };
}

export const n = (v) => {
  const x = Math.round(v * 10) / 10;
  return Object.is(x, -0) ? 0 : x;
};

export const hex = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));

export const mix = (a, b, t) => {
  const A = hex(a),
    B = hex(b);
  return (
    '#' +
    A.map((v, i) =>
      Math.round(Math.sqrt((1 - t) * v * v + t * B[i] * B[i]))
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  );
};

/* paper → tone → deep is the ramp (a tritone); accent and glow are spot inks used once or twice per plate */
export const PALETTES = {
  oxide: { paper: '#f3e7d7', tone: '#c97f57', deep: '#41190f', accent: '#a8321c', glow: '#f3cf86', sky: '#efd8bd' },
  slate: { paper: '#e9ece9', tone: '#7c99a8', deep: '#182b38', accent: '#b8452a', glow: '#f0d191', sky: '#d3dde0' },
  verdigris: { paper: '#eeebdc', tone: '#80a491', deep: '#183630', accent: '#b8502c', glow: '#efce84', sky: '#dbe3d2' },
  ochre: { paper: '#f6ecd4', tone: '#d7a24b', deep: '#452a10', accent: '#a13a20', glow: '#fbe2a2', sky: '#f3ddac' },
  dusk: { paper: '#eed9c8', tone: '#a56f72', deep: '#241c33', accent: '#c4492a', glow: '#f7c877', sky: '#e5b49a' },
  plaster: { paper: '#f0ebe2', tone: '#b3a591', deep: '#2c2620', accent: '#8c2c1b', glow: '#eccd8d', sky: '#e2dacb' },
};

export class Plate {
  constructor(o) {
    Object.assign(this, o);
    this.k = rng(`${o.motif}/${o.variant || ''}/${o.seed}`);
    this.c = { ...(PALETTES[o.palette] || PALETTES.oxide) };
    this.defs = [];
    this.tones = [];
    this.body = [];
    this.gid = 0;
    this.uid = 'p' + hash(o.motif + o.seed + o.palette + o.width).toString(36);
    this.R = (t) =>
      t <= 0.5
        ? mix(this.c.paper, this.c.tone, Math.max(0, t) * 2)
        : mix(this.c.tone, this.c.deep, Math.min(1, t) * 2 - 1);
  }
  raw(s) {
    this.body.push(s);
  }
  path(d, fill, x = '') {
    if (d) this.raw(`<path d="${d}" fill="${fill}"${x && ' ' + x}/>`);
  }
  line(d, stroke, w = 1, x = '') {
    if (d) this.raw(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}"${x && ' ' + x}/>`);
  }
  rect(x, y, w, h, fill, a = '') {
    this.path(R4(x, y, w, h), fill, a);
  }
  poly(pts, fill, x = '') {
    this.path(D(pts), fill, x);
  }
  circle(x, y, r, fill, a = '') {
    this.raw(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${a && ' ' + a}/>`);
  }
  /* stippled gradient: alpha a0 at p0 → a1 at p1, dissolved through noise so tone is made of grain, never of a smooth fade */
  stip(d, p0, p1, a0, a1, ink = 'deep', op = 1) {
    if (!d) return;
    const id = this.uid + 'g' + this.gid++;
    /* red and green say how much of which ink, blue how strong it is */
    const channels = [
      ink === 'deep' ? 255 : 0,
      ink === 'deep' ? 0 : 255,
      Math.round(255 * op * (ink === 'deep' ? 0.62 : 1)),
    ].join();
    const stops = [
      [0, a0],
      [1, a1],
    ]
      .map(([at, alpha]) => `<stop offset="${at}" stop-color="rgb(${channels})" stop-opacity="${alpha}"/>`)
      .join('');
    this.tones.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(p0[0])}" y1="${n(p0[1])}" x2="${n(p1[0])}" y2="${n(p1[1])}">${stops}</linearGradient>`,
    );
    this.body.push({ tone: `<path d="${d}" fill="url(#${id})"/>` });
  }
  clip(d, fn) {
    const id = this.uid + 'c' + this.gid++;
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.raw(`<g clip-path="url(#${id})">`);
    fn();
    this.raw('</g>');
  }
  /* the shapes, and on their own plate the tones that are to be stippled, cut by whatever lies over them */
  plates() {
    const { c, body } = this;
    return {
      ground: this.svg(this.defs, body.filter(isShape)),
      stipple: this.svg(
        [...this.defs, ...this.tones],
        body.map((item) => (isShape(item) ? knockout(item) : item.tone)),
      ),
      inks: { deep: this.R(0.86), tone: c.tone },
    };
  }
  svg(defs, body) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(this.W)} ${n(this.H)}" width="${this.width}" height="${this.height}" preserveAspectRatio="xMidYMid slice"><defs>${defs.join('')}</defs><g stroke-linejoin="round">${body.join('')}</g></svg>`;
  }
}

const isShape = (item) => typeof item === 'string';

/* what lies over a tone hides it, but for shadows and glass, through which it is seen */
const knockout = (shape) =>
  shape
    .replace(/ (fill|stroke)="#[0-9a-f]+"/g, ' $1="#000"')
    .replace(/ opacity="([\d.]+)"/g, (_, opacity) => (Number(opacity) < 0.8 ? ' opacity="0"' : ''));

export const D = (pts) => pts.map((p, i) => (i ? 'L' : 'M') + n(p[0]) + ' ' + n(p[1])).join('') + 'Z';

export const L = (pts) => pts.map((p, i) => (i ? 'L' : 'M') + n(p[0]) + ' ' + n(p[1])).join('');

export const R4 = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const lerp = (a, b, t) => a + (b - a) * t;
