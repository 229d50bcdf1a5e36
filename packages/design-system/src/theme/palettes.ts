import type { vars } from './contract.css';
import { contrast } from '@masthead/config/contrast';

/** The color of every role. Opaque colors are hex: `#rrggbb`. */
export type Colors = { [Role in keyof (typeof vars)['color']]: string };

const toChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const toHex = (channels: readonly number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A hex color between two others: `share` 0 is the first, 1 the second. */
const mix = (one: string, other: string, share: number): string => {
  const to = toChannels(other);
  return toHex(toChannels(one).map((from, index) => from + ((to[index] ?? from) - from) * share));
};

/** A chroma above this one, of 255, would make neutral colors of a vivid accent look like the accent. */
const maxNeutralChroma = 50;

/** The light colors of a brand that follow from its accent: neutral colors have its hue. */
export const toLightColors = (accent: string): Colors => {
  const [red = 0, green = 0, blue = 0] = toChannels(accent);
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  const chroma = [red, green, blue].map((value) => value - luma);
  /** A color with the hue of the accent. `level` is its lightness, of 255. */
  const tone = (level: number, share: number): string => toHex(chroma.map((value) => level + value * share));
  const neutralShare = Math.min(1, maxNeutralChroma / Math.max(1, ...chroma.map(Math.abs)));
  const neutral = (level: number, share: number): string => tone(level, share * neutralShare);
  const [tint, ink, ink3, inverse] = [neutral(242, 0.06), neutral(20, 0.13), neutral(97, 0.22), neutral(29, 0.3)];
  const lighter = Array.from({ length: 256 }, (_, level) => tone(level, 1));
  return {
    paper: '#ffffff',
    tint,
    tint2: neutral(228, 0.12),
    ink,
    ink2: neutral(71, 0.18),
    ink3,
    rule: neutral(210, 0.16),
    rule2: neutral(158, 0.22),
    ruleStrong: ink,
    accent,
    accentHover: mix(accent, '#000000', 0.28),
    accentTint: mix(accent, '#ffffff', 0.87),
    accentOnInverse: lighter.find((color) => contrast(color, inverse) >= 7) ?? '#ffffff',
    onAccent: '#ffffff',
    inverse,
    onInverse: tint,
    onInverse2: neutral(190, 0.2),
    inverseRule: neutral(68, 0.3),
    focus: '#0b5cab',
    focusOnInverse: '#ffd58a',
    success: '#1f6043',
    danger: '#a3190b',
    warningTint: '#fbf0d2',
    ad: neutral(244, 0.04),
    adInk: ink3,
    scrim: `rgb(${toChannels(inverse).join(' ')} / .56)`,
  };
};

/**
 * The dark colors of a brand. Its dark bands become the paper, the text on them the ink, and the accent for dark bands
 * the accent; the other roles are mixed from these.
 */
export const toDarkColors = (light: Colors): Colors => {
  const { inverse: paper, accentOnInverse: accent, onInverse2: ink2 } = light;
  const ink = mix(light.onInverse, paper, 0.06);
  const step = (share: number): string => mix(paper, ink, share);
  const ink3 = mix(ink2, paper, 0.18);
  return {
    ...light,
    paper,
    tint: step(0.055),
    tint2: step(0.115),
    ink,
    ink2,
    ink3,
    rule: step(0.2),
    rule2: step(0.4),
    ruleStrong: step(0.62),
    accent,
    accentHover: mix(accent, ink, 0.45),
    accentTint: mix(paper, accent, 0.14),
    onAccent: paper,
    inverse: mix(paper, '#000000', 0.5),
    inverseRule: step(0.2),
    focus: '#8dbdf5',
    success: '#7cc79f',
    danger: '#ff9b8a',
    warningTint: mix(paper, '#e0a92e', 0.2),
    ad: step(0.03),
    adInk: ink3,
    scrim: 'rgb(0 0 0 / .68)',
  };
};
