import { getTemplateColor } from './templateColor.ts';

const paper = '#ffffff';
const inverse = getTemplateColor('inverse');
/** WCAG 2.2 AA for text. */
const minContrast = 4.5;

/** The accent of a theme and the colors that follow from it, as `#rrggbb`. */
export type AccentColors = { accent: string; accentHover: string; accentTint: string; accentOnInverse: string };

const toChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const getLuminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = toChannels(hex).map((value) => toLight(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two opaque colors, 1 to 21 (WCAG 2.2, contrast ratio). */
export const getContrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Mixes a color with a share of another one. */
const mix = (hex: string, other: string, share: number): string => {
  const others = toChannels(other);
  return `#${toChannels(hex)
    .map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

const steps = Array.from({ length: 100 }, (_, index) => index / 100);

/** Derives the colors of hovered links, tinted boxes and dark panels. */
export const deriveAccentColors = (accent: string): AccentColors => ({
  accent,
  accentHover: mix(accent, '#000000', 0.28),
  accentTint: mix(accent, paper, 0.87),
  accentOnInverse:
    steps.map((step) => mix(accent, paper, step)).find((color) => getContrast(color, inverse) >= 7) ?? paper,
});

/** The backgrounds on which text of the accent is hard to read (`packages/design-system/tokens/contrastPairs.ts`). */
export const findLowContrast = (accent: string): readonly string[] => {
  const { accentTint } = deriveAccentColors(accent);
  const backgrounds = [paper, getTemplateColor('tint'), getTemplateColor('tint2'), accentTint];
  return backgrounds.filter((background) => getContrast(accent, background) < minContrast);
};

/** Darkens a color until text in it is readable. */
export const findReadableAccent = (accent: string): string =>
  steps.map((step) => mix(accent, '#000000', step)).find((color) => findLowContrast(color).length === 0) ?? '#000000';
