import { expect, test } from 'vitest';
import { createMergePatch } from '../src/content/document.ts';

test.each([
  [
    'a field without a value',
    { body: { markdown: 'It closed.' } },
    { body: { markdown: 'It closed.', html: undefined } },
  ],
  ['null', { deal: { size: null, price: 3 } }, { deal: { price: 3 } }],
  ['the same in a list', { charts: [{ unit: undefined, title: 'Rents' }] }, { charts: [{ title: 'Rents' }] }],
])('%s is no change', (_, from, to) => {
  expect(createMergePatch(from, to)).toEqual({});
});
