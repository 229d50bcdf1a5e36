import { expect, test } from 'vitest';
import { deriveAccentColors, findLowContrast, findReadableAccent, getContrast } from './accent.ts';
import { getTemplateColor } from './templateColor.ts';

test('WCAG 2.2: contrast of two colors', () => {
  expect(getContrast('#ffffff', '#000000')).toBe(21);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['#14524c', '#8c2c1b', '#000080', '#5a2a82'])('%s is readable as it is', (accent) => {
  expect(findLowContrast(accent)).toEqual([]);
  expect(findReadableAccent(accent)).toBe(accent);
});

test.each(['#eedd22', '#00cc66', '#ffffff', '#ff5533', '#0f766e'])(
  '%s becomes the nearest readable color',
  (accent) => {
    expect(findLowContrast(accent).length).toBeGreaterThan(0);
    const readable = findReadableAccent(accent);
    expect(findLowContrast(readable)).toEqual([]);
    // The lightest one: just above the limit on the darkest of its backgrounds.
    expect(getContrast(readable, getTemplateColor('tint2'))).toBeLessThan(5);
  },
);

test.each(['#14524c', '#000000', '#5a2a82'])('links of %s are readable on dark panels', (accent) => {
  expect(getContrast(deriveAccentColors(accent).accentOnInverse, getTemplateColor('inverse'))).toBeGreaterThanOrEqual(
    7,
  );
});

test.each([
  ['accent', '#14524c'],
  ['ink', '#0f1619'],
])('reads the color %s of the template from its theme', (role, color) => {
  expect(getTemplateColor(role)).toBe(color);
});

test('names a color that the theme of the template lacks', () => {
  expect(() => getTemplateColor('mint')).toThrow('apps/sister-site-template/theme.css.ts has no color mint');
});
