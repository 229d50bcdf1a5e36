import { expect, test } from 'vitest';
import { getDigDeeperPosition } from './articleBody';

const paragraphs = (count: number) => Array.from({ length: count }, () => ({ html: `<p>${'word '.repeat(80)}</p>` }));

test('§2.6 related stories are below a short text and beside a long one, or one with a deal box', () => {
  const texts = [0, 4, 12].map((count) => ({ blocks: paragraphs(count) }));
  expect(texts.map(getDigDeeperPosition)).toEqual(['below', 'below', 'beside']);
  expect(texts.map((text) => getDigDeeperPosition({ ...text, deal: {} }))).toEqual(['below', 'beside', 'beside']);
});
