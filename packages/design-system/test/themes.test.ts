import { expect, test } from 'vitest';
import { contrast } from '@masthead/config/contrast';
import { newsTheme } from '../src/theme/newsTheme';
import { contrastPairs, describeContrastIssues, describeThemeIssues } from '../tokens/contrastPairs';
import { readThemes } from '../tokens/readThemes';

const brands = await readThemes();

test('finds a theme for every application with one', () => {
  expect(brands).not.toEqual([]);
});

const schemes = brands.flatMap(({ brand, tokens, dark }) => [
  { name: brand, color: tokens['color'] },
  { name: `${brand}, dark`, color: dark['color'] },
]);
for (const { name, color } of schemes) {
  test.each(contrastPairs)(
    `WCAG 2.2 AA in ${name}: $front on $back has a contrast of $least`,
    ({ front, back, least }) => {
      expect(contrast(color?.[front] ?? '', color?.[back] ?? '')).toBeGreaterThanOrEqual(least);
    },
  );
}

test('headlines have serif system fonts unless the brand chooses others', () => {
  const color = { accent: '#111111' };
  const font = { headline: 'A Face', interface: 'A Face' };
  expect(newsTheme({ color, font }).font.headline).toMatch(/, Georgia, 'Times New Roman', serif$/);
  expect(newsTheme({ color, font: { ...font, headlineFallback: 'sans' } }).font.headline).toMatch(
    /\), Arial, Helvetica, sans-serif$/,
  );
});

const hues = ['00', '55', 'aa', 'ff'];
const accents = hues.flatMap((red) => hues.flatMap((green) => hues.map((blue) => `#${red}${green}${blue}`)));
test.each(accents)('of the accent %s follow colors with enough contrast, unless it is too light itself', (accent) => {
  const issues = describeThemeIssues({ color: { accent }, font: { headline: 'Georgia', interface: 'Arial' } });
  const isReadable = contrast(accent, '#ffffff') > 6.5;
  expect(issues.filter((issue) => isReadable || !/^(accent|onAccent|accentHover) on /.test(issue))).toEqual([]);
});

test('says which color to change', () => {
  const colors = brands[0]?.tokens['color'] ?? {};
  const issues = describeContrastIssues({ ...colors, ink3: '#a0a0a0' } as Parameters<typeof describeContrastIssues>[0]);
  expect(issues[0]).toBe(
    'ink3 on paper has a contrast of 2.61 to 1. Text needs 4.5 to 1: make ink3 darker or paper lighter.',
  );
});

test('names a pair that has too little contrast in the dark scheme alone', () => {
  const choices = {
    color: { accent: '#111111' },
    font: { headline: 'Georgia', interface: 'Arial' },
    dark: { ink: '#303030' },
  };
  expect(describeThemeIssues(choices)[0]).toMatch(
    /^Dark: ink on paper has a contrast of .* make ink lighter or paper darker\.$/,
  );
});

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});
