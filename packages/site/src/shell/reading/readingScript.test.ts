import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { followsMarketsKey } from '../readingList/readingListHints';
import { readingKey, readingScript } from './readingScript';

const runScript = (stored: string | null, others: Readonly<Record<string, string>> = {}): object => {
  const dataset = {};
  const localStorage = { getItem: (key: string) => (key === readingKey ? stored : (others[key] ?? null)) };
  runInNewContext(readingScript, { localStorage, document: { documentElement: { dataset } } });
  return dataset;
};

describe('the script before the first paint', () => {
  test.each([
    ['dark standard', { theme: 'dark' }],
    ['dark', { theme: 'dark' }],
    ['light largest', { theme: 'light', text: 'largest' }],
    ['system large', { text: 'large' }],
  ])('applies %j', (stored, expected) => {
    expect(runScript(stored)).toEqual(expected);
  });

  test.each([null, '', 'system standard', 'sepia huge', 'darker larger', '{"theme":"dark"} x'])(
    'leaves the page to the system for %j',
    (stored) => {
      expect(runScript(stored)).toEqual({});
    },
  );

  test('reserves the space of followed markets, with and without other choices', () => {
    expect(runScript(null, { [followsMarketsKey]: '1' })).toEqual({ markets: '' });
    expect(runScript('dark large', { [followsMarketsKey]: '1' })).toEqual({
      markets: '',
      theme: 'dark',
      text: 'large',
    });
  });

  test('does nothing where storage is not allowed', () => {
    expect(() => runInNewContext(readingScript, { document: { documentElement: { dataset: {} } } })).not.toThrow();
  });
});
