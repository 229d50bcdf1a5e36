import type { vars } from './contract.css';

/** The color of every role. Opaque colors are hex: `#rrggbb`. */
export type Colors = { [Role in keyof (typeof vars)['color']]: string };

/** Colors that publications share, on white paper. A brand adds its accents. */
export const lightPalette = {
  paper: '#ffffff',
  tint: '#f7f2ea',
  tint2: '#ece4d6',
  ink: '#17130e',
  ink2: '#4b443b',
  ink3: '#6a6156',
  rule: '#d8cfc1',
  rule2: '#a89e90',
  ruleStrong: '#17130e',
  onAccent: '#ffffff',
  inverse: '#17130e',
  onInverse: '#f7f2ea',
  onInverse2: '#c3b9aa',
  inverseRule: '#453d33',
  focus: '#0b5cab',
  focusOnInverse: '#ffd58a',
  success: '#1f6043',
  danger: '#a3190b',
  warningTint: '#fbf0d2',
  ad: '#f6f4f0',
  adInk: '#6a6156',
  scrim: 'rgb(23 19 14 / .56)',
} satisfies Partial<Colors>;

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A hex color between two others: `share` 0 is the first, 1 the second. */
const mix = (one: string, other: string, share: number): string => {
  const to = channels(other);
  const mixed = channels(one).map((from, index) => Math.round(from + ((to[index] ?? from) - from) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
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
