import { contrast } from '@masthead/config/contrast';
import type { vars } from '../src/theme/contract.css';
import { type NewsThemeChoices, newsTheme } from '../src/theme/newsTheme';

type Role = keyof typeof vars.color;

/** Two colors that components put on each other, and the least contrast that WCAG 2.2 AA accepts. */
type ContrastPair = { front: Role; back: Role; least: 3 | 4.5 };

const text: [ink: Role, papers: Role[]][] = [
  ['ink', ['paper', 'tint', 'tint2', 'accentTint', 'warningTint']],
  ['ink2', ['paper', 'tint', 'tint2', 'accentTint']],
  ['ink3', ['paper', 'tint', 'tint2']],
  ['accent', ['paper', 'tint', 'tint2', 'accentTint']],
  ['accentHover', ['paper', 'tint', 'accentTint']],
  ['onAccent', ['accent', 'accentHover']],
  ['onInverse', ['inverse']],
  ['paper', ['ink', 'ink2']],
  ['onInverse2', ['inverse']],
  ['accentOnInverse', ['inverse']],
  ['inverse', ['onInverse', 'onInverse2']],
  ['success', ['paper', 'tint']],
  ['danger', ['paper', 'tint']],
  ['adInk', ['ad', 'paper']],
];
const shapes: [shape: Role, papers: Role[]][] = [
  ['focus', ['paper', 'tint', 'tint2', 'accentTint', 'warningTint', 'ad']],
  ['focusOnInverse', ['inverse']],
  ['ink3', ['paper', 'tint', 'tint2']],
];

const toPairs = (roles: typeof text, least: ContrastPair['least']): ContrastPair[] =>
  roles.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })));

/** Every pair of colors in use. */
export const contrastPairs: readonly ContrastPair[] = [...toPairs(text, 4.5), ...toPairs(shapes, 3)];

const toSentence = ({ front, back, least }: ContrastPair, colors: Readonly<Record<Role, string>>, ratio: number) => {
  const isDarker = contrast(colors[front], '#ffffff') > contrast(colors[back], '#ffffff');
  const [frontChange, backChange] = isDarker ? ['darker', 'lighter'] : ['lighter', 'darker'];
  const use = least === 3 ? 'A focus ring or shape' : 'Text';
  // Rounded down, so that 4.49 is not shown as 4.5.
  return `${front} on ${back} has a contrast of ${Math.floor(ratio * 100) / 100} to 1. ${use} needs ${least} to 1: make ${front} ${frontChange} or ${back} ${backChange}.`;
};

/** The pairs with too little contrast, each as a sentence that says what to change. Colors are `#rrggbb`. */
export const describeContrastIssues = (colors: Readonly<Record<Role, string>>): string[] =>
  contrastPairs.flatMap((pair) => {
    const ratio = contrast(colors[pair.front], colors[pair.back]);
    return ratio < pair.least ? [toSentence(pair, colors, ratio)] : [];
  });

/** The same for both color schemes of a brand, whose dark colors are derived from the light ones. */
export const describeThemeIssues = (choices: NewsThemeChoices): string[] => [
  ...describeContrastIssues(newsTheme(choices).color),
  ...describeContrastIssues(newsTheme(choices, 'dark').color).map((issue) => `Dark: ${issue}`),
];
