import type { NewsThemeChoices } from '../src/theme/newsTheme';
import type { ColorRole } from './themeChoices';

/** Hues may differ by these degrees: a tint is rarely of exactly the same one. */
const maxDegrees = 25;

/* The hue in degrees, or undefined for a gray. */
const getHue = (hex: string): number | undefined => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range < 8) return undefined;
  if (max === red) return (((green - blue) / range) * 60 + 360) % 360;
  return max === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
};

/** A sentence for each relative of the accent that a theme sets to another hue. The others follow from the accent. */
export const describeRelatives = ({ color }: NewsThemeChoices): string[] => {
  const hue = getHue(color.accent);
  const relatives = (Object.keys(color) as ColorRole[]).filter((role) => /^accent[A-Z]/.test(role));
  return relatives.flatMap((role) => {
    const value = color[role];
    const other = value?.startsWith('#') ? getHue(value) : undefined;
    const distance = hue === undefined || other === undefined ? 0 : Math.abs(hue - other);
    return Math.min(distance, 360 - distance) > maxDegrees
      ? [`${role} (${value}) has another hue than accent (${color.accent}): change it with the accent, or remove it.`]
      : [];
  });
};
