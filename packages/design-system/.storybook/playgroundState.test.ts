import { expect, test } from 'vitest';
import { parseFragment, type PlaygroundState, toFragment } from './playgroundState';

const initial: PlaygroundState = { code: '<Start />', widths: [390], brands: ['one', 'two'], schemes: ['light'] };

test('comes back from its address', () => {
  const state: PlaygroundState = {
    code: '<Button look="ink">50 % & more #1 “é”</Button>',
    widths: [320, 1440],
    brands: ['two'],
    schemes: ['light', 'dark'],
  };
  expect(parseFragment(toFragment(state), initial)).toEqual(state);
});

test.each([
  ['no state', ''],
  ['unknown widths, brands and color schemes', '#widths=1,x&brands=three&schemes=sepia'],
  ['too much code', `#code=${'x'.repeat(8001)}`],
])('starts with the default for %s', (_, fragment) => {
  expect(parseFragment(fragment, initial)).toEqual(initial);
});
