import { expect, test } from 'vitest';
import { parseFragment, toFragment } from './playgroundState';

const initial = { code: '<Start />', widths: [390], brands: ['one', 'two'] };

test('comes back from its address', () => {
  const state = { code: '<Button look="ink">50 % & more #1 “é”</Button>', widths: [320, 1440], brands: ['two'] };
  expect(parseFragment(toFragment(state), initial)).toEqual(state);
});

test.each([
  ['no state', ''],
  ['unknown widths and brands', '#widths=1,x&brands=three'],
  ['too much code', `#code=${'x'.repeat(8001)}`],
])('starts with the default for %s', (_, fragment) => {
  expect(parseFragment(fragment, initial)).toEqual(initial);
});
