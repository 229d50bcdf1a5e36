import { hasSufficientContrast } from '@masthead/config';
import { readFileSync } from 'node:fs';
import { loadNewsTheme } from '../brandFacts.ts';
import { StartError } from '../errors.ts';
import { inRoot } from '../paths.ts';
import { issueTexts } from './issueTexts.ts';

const { newsTheme } = await loadNewsTheme();

const readTemplateAccent = (): string => {
  const theme = inRoot('apps/sister-site-template/theme.css.ts');
  const accent = /\baccent: '(#[0-9a-f]{6})'/.exec(readFileSync(theme, 'utf8'))?.[1];
  if (accent === undefined) throw new StartError(`${theme} has no accent. Write it as #rrggbb.`);
  return accent;
};

/** The accent of the template, `#rrggbb`. */
export const templateAccent = readTemplateAccent();

/** The light colors of a theme with this accent, `#rrggbb`, by their roles. */
export const getColors = (accent: string): Readonly<Record<string, string>> =>
  newsTheme({ color: { accent }, font: {} }).color;

/** Whether links of the accent are readable on every background of the theme (WCAG 2.2 AA). */
export const isReadableAccent = (accent: string): boolean =>
  ['paper', 'tint', 'tint2', 'accentTint'].every((role) =>
    hasSufficientContrast(accent, getColors(accent)[role] ?? accent),
  );

const darken = (hex: string, percent: number): string =>
  hex.replaceAll(/[0-9a-f]{2}/g, (channel) =>
    Math.round((Number.parseInt(channel, 16) * (100 - percent)) / 100)
      .toString(16)
      .padStart(2, '0'),
  );

/** Darkens a color until links of it are readable. */
export const findReadableAccent = (accent: string): string =>
  Array.from({ length: 100 }, (_, percent) => darken(accent, percent)).find(isReadableAccent) ?? '#000000';

/** Says why a color cannot be the accent and what to write. Empty for one that can. */
export const findAccentIssue = (accent: string, texts = issueTexts.en): string => {
  if (!/^#[0-9a-f]{6}$/.test(accent)) return texts.noColor(accent, templateAccent);
  return isReadableAccent(accent) ? '' : texts.paleColor(accent, findReadableAccent(accent));
};

/** Inks of the sample drawings with their hues, in degrees, around the color circle. `plaster` has no hue. */
const inks = [
  ['dusk', 330],
  ['oxide', 15],
  ['ochre', 45],
  ['verdigris', 150],
  ['slate', 215],
] as const;

const inkAtEnd = new RegExp(`(?:${inks.map(([name]) => name).join('|')})(?=(?:-\\d+)?\\.webp$)`);

const getHue = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
  const range = Math.max(red, green, blue) - Math.min(red, green, blue) || 1;
  if (red >= green && red >= blue) return (((green - blue) / range) * 60 + 360) % 360;
  return green >= blue ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
};

const findInk = (accent: string): string => {
  const hue = getHue(accent);
  const getDistance = (own: number): number => Math.min(Math.abs(own - hue), 360 - Math.abs(own - hue));
  const [name] = inks.reduce((best, one) => (getDistance(one[1]) < getDistance(best[1]) ? one : best));
  return name;
};

export type AccentChange = { from: string; to: string };

/** Exchanges the ink of one accent for another's. A drawing that does not exist in its new ink stays. */
export const withInks = (text: string, { from, to }: AccentChange, pictures: ReadonlySet<string>): string => {
  const [before, after] = [findInk(from), findInk(to)];
  const exchanged = new Map([
    [after, before],
    [before, after],
  ]);
  return text.replaceAll(/(?<=pictures\/)[\w-]+\.webp/g, (file) => {
    const changed = file.replace(inkAtEnd, (ink) => exchanged.get(ink) ?? ink);
    return pictures.has(changed) ? changed : file;
  });
};
