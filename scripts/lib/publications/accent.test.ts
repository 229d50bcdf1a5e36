import { expect, test } from 'vitest';
import { findReadableAccent, isReadableAccent, templateAccent, withInks } from './accent.ts';

test.each(['#14524c', '#8c2c1b', '#000080', '#5a2a82'])('%s is readable as it is', (accent) => {
  expect(isReadableAccent(accent)).toBe(true);
  expect(findReadableAccent(accent)).toBe(accent);
});

test.each([
  ['#eedd22', '#706810'],
  ['#00cc66', '#00763b'],
  ['#ffffff', '#666666'],
])('%s becomes the nearest readable color', (accent, readable) => {
  expect(isReadableAccent(accent)).toBe(false);
  expect(findReadableAccent(accent)).toBe(readable);
});

test.each([
  [templateAccent, 'pictures/civic-verdigris.webp'],
  ['#1d4e79', 'pictures/civic-slate.webp'],
  ['#7a1f3d', 'pictures/civic-dusk.webp'],
  ['#8a4b08', 'pictures/civic-ochre.webp'],
])('with the accent %s the drawings of the template lead in the ink of %s', (accent, picture) => {
  const pictures = new Set(['dusk', 'ochre', 'slate', 'verdigris'].map((ink) => `civic-${ink}.webp`));
  expect(withInks('pictures/civic-verdigris.webp', { from: templateAccent, to: accent }, pictures)).toBe(picture);
  expect(
    withInks('pictures/port-verdigris-2.webp', { from: templateAccent, to: accent }, pictures),
    'a drawing of one ink',
  ).toBe('pictures/port-verdigris-2.webp');
});
