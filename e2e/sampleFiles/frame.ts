/** Size of a frame in px. Text of 34 px and more is legible on a phone of 390 px. */
export const frame = { width: 1280, height: 720, perSecond: 16 } as const;

/** The brand's inks. */
export const ink = {
  paper: '#f8f2e9',
  line: '#d9cbb8',
  tint: '#eadbc6',
  muted: '#6b5f54',
  text: '#1c1714',
  accent: '#8c2c1b',
  tone: '#c97f57',
  glow: '#e8b65a',
} as const;

/** A cue of the captions, in seconds. */
export type Cue = { from: number; to: number; text: string; es: string };

/** A film: its name, length in seconds, and the SVG content of a frame. */
export type Film = {
  name: string;
  seconds: number;
  /** Second of the poster. */
  poster: number;
  draw: (second: number) => string;
  cues: readonly Cue[];
};

/** The share of a movement that has passed: 0 before `start`, 1 after `start + length`, with a soft start and end. */
export const ease = (second: number, start: number, length: number): number => {
  const share = Math.min(1, Math.max(0, (second - start) / length));
  return share * share * (3 - 2 * share);
};

/** The share of a movement of constant speed. */
export const linear = (second: number, start: number, length: number): number =>
  Math.min(1, Math.max(0, (second - start) / length));

/** A number on the way from one value to another. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const n = (value: number): string => String(Math.round(value * 100) / 100);

type TextStyle = {
  size: number;
  color?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  family?: 'headline' | 'interface';
  opacity?: number;
};

/** A line of text; its y is the baseline. */
export const text = (
  x: number,
  y: number,
  content: string,
  { size, color = ink.text, anchor = 'start', weight = 500, family = 'interface', opacity = 1 }: TextStyle,
): string =>
  opacity <= 0
    ? ''
    : `<text x="${n(x)}" y="${n(y)}" font-size="${size}" fill="${color}" text-anchor="${anchor}" font-weight="${weight}" font-family="${family === 'headline' ? 'Newsreader' : 'Public Sans'}" style="font-variant-numeric:tabular-nums" opacity="${n(opacity)}">${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

type ShapeStyle = { fill?: string; stroke?: string; width?: number; opacity?: number; dash?: string; radius?: number };

const paint = ({ fill = 'none', stroke = 'none', width = 0, opacity = 1, dash }: ShapeStyle): string =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${n(opacity)}"${dash ? ` stroke-dasharray="${dash}"` : ''}`;

/** A rectangle. */
export const rect = (x: number, y: number, width: number, height: number, style: ShapeStyle): string =>
  width <= 0 || height <= 0 || style.opacity === 0
    ? ''
    : `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${style.radius ?? 0}" ${paint(style)}/>`;

/** A circle. */
export const circle = (x: number, y: number, radius: number, style: ShapeStyle): string =>
  radius <= 0 ? '' : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${paint(style)}/>`;

/** A line through points. */
export const path = (points: readonly (readonly [number, number])[], style: ShapeStyle): string =>
  points.length < 2
    ? ''
    : `<polyline points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" stroke-linejoin="round" stroke-linecap="round" ${paint(style)}/>`;

/** Shapes with one opacity. */
export const group = (opacity: number, ...content: string[]): string =>
  opacity <= 0 ? '' : `<g opacity="${n(opacity)}">${content.join('')}</g>`;

/** A scene that fades in and out. */
export const scene = (second: number, from: number, to: number, content: (second: number) => string): string => {
  if (second < from || second > to) return '';
  return group(Math.min(ease(second, from, 0.5), 1 - ease(second, to - 0.4, 0.4)), content(second - from));
};

/** A scene that stays until the end. */
export const lastScene = (second: number, from: number, content: (second: number) => string): string =>
  second < from ? '' : group(ease(second, from, 0.5), content(second - from));

/** The heading of a scene. */
export const heading = (content: string, opacity = 1): string =>
  text(72, 116, content, { size: 58, family: 'headline', weight: 600, opacity });

/** The first scene: what the film is about. */
export const title = (second: number, lines: readonly string[], note: string): string =>
  [
    rect(72, 196, between(0, 120, ease(second, 0.1, 0.8)), 8, { fill: ink.accent }),
    ...lines.map((line, index) =>
      text(72, 312 + index * 104, line, {
        size: 96,
        family: 'headline',
        weight: 600,
        opacity: ease(second, 0.2 + index * 0.3, 0.7),
      }),
    ),
    text(72, 336 + lines.length * 104 - 12, note, { size: 40, color: ink.muted, opacity: ease(second, 0.9, 0.7) }),
  ].join('');

/** Writes a number with thousands separators. */
export const count = (value: number): string => Math.round(value).toLocaleString('en-US');

/** The complete SVG of a frame. */
export const toSvg = (film: Film, second: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">${rect(0, 0, frame.width, frame.height, { fill: ink.paper })}${film.draw(second)}${text(frame.width - 72, 676, 'Plotline', { size: 34, family: 'headline', weight: 600, anchor: 'end', color: ink.accent })}</svg>`;
