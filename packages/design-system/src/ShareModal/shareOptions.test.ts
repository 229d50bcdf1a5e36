import { expect, test } from 'vitest';
import { shareOptions } from './shareOptions';

const page = { url: 'https://news.example/markets/?a=1&b=2', title: 'Markets' };

test('SPEC 2.8: the share modal offers Facebook, Twitter and LinkedIn, in this order', () => {
  expect(shareOptions(page).map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'LinkedIn']);
});
test.each([['Facebook', 'u'], ['Twitter', 'url'], ['LinkedIn', 'url']])('SPEC 7.2: %s gets the page address in "%s"', (network, parameter) => {
  const { href = '' } = shareOptions(page).find(({ name }) => name === network) ?? {};
  expect(new URL(href).searchParams.get(parameter)).toBe(page.url);
});
