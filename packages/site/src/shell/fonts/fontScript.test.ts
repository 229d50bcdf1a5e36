import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { fontScript } from './fontScript';
import { storedFontsKey } from './firstFonts';

type Network = { rtt: number; downlink: number; saveData?: boolean };
type Storage = 'empty' | 'stored' | 'forbidden';
type Browser = {
  connection?: Network;
  firstByteMs?: number;
  storage?: Storage;
  /** When the fonts arrive: before the wait for them ends, just when it ends, afterwards, or not at all. */
  arrival?: 'early' | 'at-the-end' | 'late' | 'never';
};

const files = ['/fonts/headline.woff2', '/fonts/interface.woff2'];

/**
 * Runs the script until the fonts have arrived and its wait has ended. Returns the states of the fonts (at first, and after
 * each of the two events), the files that it preloads or fetches, and how many entries the storage has.
 */
const runScript = async ({ connection, firstByteMs, storage = 'empty', arrival = 'early' }: Browser) => {
  const preloaded: (string | undefined)[] = [];
  const fetched: string[] = [];
  const dataset: { fonts?: string } = {};
  const stored = new Map(storage === 'stored' ? [[storedFontsKey, '1']] : []);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  const arrived = Promise.withResolvers<readonly []>();
  let endWait: (fonts: readonly []) => void = () => undefined;
  const timing = { requestStart: 20, responseStart: 20 + (firstByteMs ?? 0) };
  runInNewContext(fontScript, {
    fetch: async (file: string) => {
      if (arrival === 'never') throw new TypeError('NetworkError');
      fetched.push(file);
      return new Response();
    },
    navigator: { connection },
    performance: { getEntriesByType: () => (firstByteMs === undefined ? [] : [timing]) },
    setTimeout: (callback: () => void) => void (endWait = () => callback()),
    document: {
      documentElement: { dataset },
      fonts: { load: () => arrived.promise, check: () => arrival === 'at-the-end' },
      head: { insertAdjacentHTML: (_: string, link: string) => preloaded.push(/href="([^"]*)"/.exec(link)?.[1]) },
    },
    ...(storage !== 'forbidden' && { localStorage }),
  });
  const states = [dataset.fonts];
  for (const event of arrival === 'early' ? [arrived.resolve, endWait] : [endWait, arrived.resolve]) {
    event([]);
    await new Promise((resolve) => setImmediate(resolve));
    states.push(dataset.fonts);
  }
  return { fonts: states, preloaded, fetched, stored: stored.size };
};

const fast = { connection: { rtt: 50, downlink: 10 } };
const shown = { fonts: ['pending', undefined, undefined], preloaded: [], fetched: files, stored: 1 };
const late = { fonts: ['late', 'late', 'late'], preloaded: [], fetched: [], stored: 0 };
const atOnce = { fonts: [undefined, undefined, undefined], preloaded: files, fetched: [], stored: 1 };

describe('the script that preloads fonts', () => {
  test.each<[string, Browser, object]>([
    ['a fast network', fast, shown],
    ['fonts that arrive just when the wait ends', { ...fast, arrival: 'at-the-end' }, shown],
    [
      'fonts that arrive after the wait',
      { ...fast, arrival: 'late' },
      { ...shown, fonts: ['pending', 'late', 'loaded'] },
    ],
    ['files that cannot be fetched', { ...fast, arrival: 'never' }, { ...late, fonts: ['pending', 'late', 'late'] }],
    ['a delay that is too long', { connection: { rtt: 200, downlink: 10 } }, late],
    ['too few bits a second', { connection: { rtt: 50, downlink: 1.6 } }, late],
    ['no network at all', { connection: { rtt: 0, downlink: 0 } }, late],
    ['files that are stored', { connection: { rtt: 600, downlink: 0.4 }, storage: 'stored' }, atOnce],
    [
      'a reader who saves data',
      { connection: { rtt: 50, downlink: 10, saveData: true } },
      { ...late, fonts: ['none', 'none', 'none'] },
    ],
    ['stored files of one', { connection: { rtt: 50, downlink: 10, saveData: true }, storage: 'stored' }, atOnce],
    ['no storage', { ...fast, storage: 'forbidden' }, { ...shown, stored: 0 }],
    ['a browser without figures, and a fast response', { firstByteMs: 120 }, shown],
    ['a browser without figures, and a slow response', { firstByteMs: 700 }, late],
    ['a browser without figures and times', {}, shown],
  ])('with %s', async (_, browser, expected) => {
    expect(await runScript(browser)).toEqual(expected);
  });
});
