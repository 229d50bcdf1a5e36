import { expect, test } from 'vitest';
import { aBrand } from '../../test/aBrand.ts';
import { defineBrand } from '../defineBrand.ts';
import { hasSufficientContrast } from './contrast.ts';

test.each([
  ['#17130e', '#f7f2ea', true],
  ['#f7f2ea', '#17130e', true],
  ['#767676', '#ffffff', true],
  ['#777777', '#ffffff', false],
])('WCAG 2.2 AA: %s on %s has enough contrast: %s', (text, background, isSufficient) => {
  expect(hasSufficientContrast(text, background)).toBe(isSufficient);
});

test('§3, textColor and backgroundColor: a section with low contrast is rejected', () => {
  const brand = aBrand();
  const [first, ...rest] = brand.menu.sections;
  if (!first) throw new Error('The example brand has no menu section. Add one to test/aBrand.ts.');
  const sections = [{ ...first, colors: { textColor: '#bbbbbb', backgroundColor: '#ffffff' } }, ...rest];
  expect(() => defineBrand({ ...brand, menu: { ...brand.menu, sections } })).toThrow(
    /menu\.sections\[0\]\.colors\.textColor: .*4\.5/,
  );
});
