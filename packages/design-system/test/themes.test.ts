import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { vars } from '../src/theme/contract.css';
import { readThemes } from '../tokens/readThemes';
import { contrast } from './contrast';

const brands = await readThemes();

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

test('finds a theme for every application with one', () => {
  expect(brands.length).toBeGreaterThan(1);
});

for (const { brand, tokens } of brands) {
  test.each(pairs)(`WCAG 2.2 AA in ${brand}: $front on $back has a contrast of $least`, ({ front, back, least }) => {
    expect(contrast(tokens['color']?.[front] ?? '', tokens['color']?.[back] ?? '')).toBeGreaterThanOrEqual(least);
  });
}

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

const root = path.join(import.meta.dirname, '../../..');
const themeFiles = globSync(['apps/*/theme.css.ts', 'packages/design-system/src/foundations/thirdTheme.css.ts'], {
  cwd: root,
});

test('finds the themes of the applications and a third one', () => {
  expect(themeFiles.length).toBeGreaterThan(2);
});
test.each(themeFiles)('%s: the whole look of a publication is one file of at most 40 lines', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});
