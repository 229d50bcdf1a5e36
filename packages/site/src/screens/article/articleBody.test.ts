import { expect, test } from 'vitest';
import { getDigDeeperPosition } from './articleBody';

const paragraphs = (count: number) => Array.from({ length: count }, () => ({ html: `<p>${'word '.repeat(80)}</p>` }));

test('§2.6 related stories are below a short text and beside a long one', () => {
  expect([paragraphs(0), paragraphs(4), paragraphs(12)].map(getDigDeeperPosition)).toEqual([
    'below',
    'below',
    'beside',
  ]);
});
