import { expect, test } from 'vitest';
import { getDeckPlace } from './loadArticle';

const first = '<p>The owner’s <em>roof</em> &amp; lobby took two winters. The tenants noticed.</p>';

test.each([
  ['a summary of its own', 'Two winters on a roof.', [first], 'header'],
  ['the first paragraph', 'The owner’s roof & lobby took two winters. The tenants noticed.', [first], 'text'],
  ['a shortened paragraph', 'The owner’s roof & lobby took two…', [first], 'text'],
  [
    'a paragraph after a short one and a picture',
    'The owner’s roof',
    ['<p>Short.</p>', '<figure></figure>', first],
    'text',
  ],
  ['a sentence further down', 'The tenants noticed.', [first], 'header'],
  ['a heading', 'The owner’s roof', ['<h2>The owner’s roof</h2>'], 'header'],
  ['no summary', null, [first], 'header'],
] as const)('the place of a summary that is %s', (_, summary, body, place) => {
  expect(getDeckPlace(summary, body)).toBe(place);
});
