import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { expect, test } from 'vitest';
import { contrast } from './contrast';

/* Themes are read as they are written: what createTheme would put into a style sheet is caught on its way there. */
const caught: Record<string, Record<string, string>> = {};
setAdapter({
  appendCss: (css) => {
    if (css.type === 'global' && css.rule.vars) caught[css.selector] = css.rule.vars as Record<string, string>;
  },
  registerClassName: () => {},
  registerComposition: () => {},
  markCompositionUsed: () => {},
  onEndFileScope: () => {},
  getIdentOption: () => 'debug',
});
setFileScope('themes.test.ts', 'themes');

const { vars } = await import('../src/theme/contract.css');
const files = import.meta.glob<{ theme: string }>('../../../apps/*/theme.css.ts');
const brands = await Promise.all(
  Object.entries(files).map(async ([file, load]) => ({ brand: file.split('/').at(-2), theme: (await load()).theme })),
);

type Role = keyof typeof vars.color;

const text: [ink: Role, papers: Role[]][] = [
  ['ink', ['paper', 'tint', 'tint2', 'accentTint', 'warningTint']],
  ['ink2', ['paper', 'tint', 'tint2', 'accentTint']],
  ['ink3', ['paper', 'tint', 'tint2']],
  ['accent', ['paper', 'tint', 'accentTint']],
  ['accentHover', ['paper', 'tint', 'accentTint']],
  ['onAccent', ['accent', 'accentHover']],
  ['onInverse', ['inverse', 'ink', 'ink2']],
  ['onInverse2', ['inverse']],
  ['accentOnInverse', ['inverse']],
  ['inverse', ['onInverse', 'paper']],
  ['success', ['paper', 'tint']],
  ['danger', ['paper', 'tint']],
  ['adInk', ['ad', 'paper']],
];
const shapes: [shape: Role, papers: Role[]][] = [
  ['focus', ['paper', 'tint', 'tint2', 'accentTint', 'warningTint', 'ad']],
  ['focusOnInverse', ['inverse']],
  ['ink3', ['paper', 'tint', 'tint2']],
];
const pairs = [
  ...text.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least: 4.5 }))),
  ...shapes.flatMap(([front, backs]) => backs.map((back) => ({ front, back, least: 3 }))),
];

test('a theme is found for every application that is a brand', () => {
  expect(brands.length).toBeGreaterThan(1);
});

for (const { brand, theme } of brands) {
  test.each(pairs)(`WCAG 2.2 AA in ${brand}: $front on $back has a contrast of $least`, ({ front, back, least }) => {
    const colors = caught[theme];
    expect(contrast(colors?.[vars.color[front]] ?? '', colors?.[vars.color[back]] ?? '')).toBeGreaterThanOrEqual(least);
  });
}

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});
