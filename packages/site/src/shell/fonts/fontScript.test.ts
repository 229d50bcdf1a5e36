import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { fontScript } from './fontScript';
import { storedFontsKey } from './storedFonts';

type Network = { rtt: number; downlink: number; saveData?: boolean };
type Storage = 'empty' | 'stored' | 'forbidden';
type Browser = { connection?: Network; firstByteMs?: number; storage?: Storage };

const files = ['/fonts/headline.woff2', '/fonts/interface.woff2'];

/** Runs the script and returns what it did: the state of the fonts, the files that it preloads, and what it stores. */
const runScript = ({ connection, firstByteMs, storage = 'empty' }: Browser) => {
  const preloaded: (string | undefined)[] = [];
  const dataset: { fonts?: string } = {};
  const stored = new Map(storage === 'stored' ? [[storedFontsKey, '1']] : []);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  const timing = { requestStart: 20, responseStart: 20 + (firstByteMs ?? 0) };
  runInNewContext(fontScript, {
    navigator: { connection },
    performance: { getEntriesByType: () => (firstByteMs === undefined ? [] : [timing]) },
    document: {
      documentElement: { dataset },
      head: { insertAdjacentHTML: (_: string, link: string) => preloaded.push(/href="([^"]*)"/.exec(link)?.[1]) },
    },
    ...(storage !== 'forbidden' && { localStorage }),
  });
  return { fonts: dataset.fonts, preloaded, stored: stored.size };
};

const now = { fonts: undefined, preloaded: files, stored: 1 };
const late = { fonts: 'late', preloaded: [], stored: 0 };

describe('the script that preloads fonts', () => {
  test.each<[string, Browser, object]>([
    ['a fast network', { connection: { rtt: 50, downlink: 10 } }, now],
    ['a delay that is too long', { connection: { rtt: 150, downlink: 10 } }, late],
    ['too few bits a second', { connection: { rtt: 50, downlink: 1.6 } }, late],
    ['no network at all', { connection: { rtt: 0, downlink: 0 } }, late],
    ['files that are stored', { connection: { rtt: 600, downlink: 0.4 }, storage: 'stored' }, now],
    ['a reader who saves data', { connection: { rtt: 50, downlink: 10, saveData: true } }, { ...late, fonts: 'none' }],
    ['stored files of one', { connection: { rtt: 50, downlink: 10, saveData: true }, storage: 'stored' }, now],
    ['no storage', { connection: { rtt: 50, downlink: 10 }, storage: 'forbidden' }, { ...now, stored: 0 }],
    ['a browser without figures, and a fast response', { firstByteMs: 120 }, now],
    ['a browser without figures, and a slow response', { firstByteMs: 700 }, late],
    ['a browser without figures and times', {}, now],
  ])('with %s', (_, browser, expected) => {
    expect(runScript(browser)).toEqual(expected);
  });
});
