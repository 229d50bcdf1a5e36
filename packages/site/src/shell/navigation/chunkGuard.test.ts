import { limits } from '@masthead/config/limits';
import { describe, expect, test } from 'vitest';
import { chunkGuardScript, reloadKey } from './chunkGuard';

type Listener = (event: object) => void;

/** Runs the guard in a browser of its own making. The page of a reader who leaves ends with its timers. */
const browser = (
  options: { onLine?: boolean; storage?: 'forbidden' | Map<string, string>; reader?: 'stays' | 'leaves' } = {},
) => {
  const listeners = new Map<string, Listener>();
  const state = { now: 1_000_000, reloads: 0 };
  const stored = options.storage instanceof Map ? options.storage : new Map<string, string>();
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage =
    options.storage === 'forbidden'
      ? { getItem: forbidden, setItem: forbidden }
      : {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => void stored.set(key, value),
        };
  const scope = {
    navigator: { onLine: options.onLine ?? true },
    sessionStorage: storage,
    location: { reload: () => void (state.reloads += 1) },
    Date: { now: () => state.now },
    setTimeout: (run: () => void) => void (options.reader === 'leaves' || run()),
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  // eslint-disable-next-line no-new-func -- the guard is text that stands in the page
  new Function(...Object.keys(scope), chunkGuardScript)(...Object.values(scope));
  return { state, stored, dispatch: (name: string, event: object) => listeners.get(name)?.(event) };
};

const missing = { name: 'ChunkLoadError', message: 'Failed to load chunk /_next/static/chunks/x.js' };
const missingModule = { name: 'TypeError', message: 'Failed to fetch dynamically imported module: /x.js' };
const element = (tagName: string, src: string) => ({ target: { tagName, getAttribute: () => src } });
const script = element('SCRIPT', '/_next/static/chunks/x.js');

describe('§4, §9 a missing chunk reloads the page once', () => {
  test.each<[string, string, object]>([
    ['a script that did not load', 'error', script],
    ['the script of a document', 'error', element('SCRIPT', '/_next/static/documents/client-x.js')],
    ['an error nobody caught', 'error', { target: {}, error: missing }],
    ['a promise nobody caught', 'unhandledrejection', { reason: missing }],
    ['a module on demand, whose caller does without it', 'vite:preloadError', { payload: missingModule }],
    [
      'a style sheet on demand',
      'vite:preloadError',
      { payload: new Error('Unable to preload CSS for /_next/static/documents/x.css') },
    ],
    ['a module on demand of another bundler', 'unhandledrejection', { reason: missingModule }],
  ])('%s', (_, name, event) => {
    const { state, dispatch } = browser();
    dispatch(name, event);
    expect(state.reloads).toBe(1);
  });

  test.each<[string, string, object]>([
    ["somebody else's script", 'error', element('SCRIPT', 'https://elsewhere.example/_next/static/documents/x.js')],
    ['an inline script', 'error', { target: { tagName: 'SCRIPT', getAttribute: () => null } }],
    ['a picture', 'error', element('IMG', '/_next/static/documents/x.png')],
    ['any other error', 'error', { target: {}, error: new TypeError('x is undefined') }],
    ['a rejection without a reason', 'unhandledrejection', {}],
  ])('does not reload for %s', (_, name, event) => {
    const { state, dispatch } = browser();
    dispatch(name, event);
    expect(state.reloads).toBe(0);
  });

  test('reloads at most every 60 seconds, across reloads', () => {
    const first = browser();
    first.dispatch('error', script);
    const again = browser({ storage: first.stored });
    again.state.now += limits.chunkReloadGuardMs - 1;
    again.dispatch('error', script);
    expect(again.state.reloads).toBe(0);
    again.state.now += 1;
    again.dispatch('error', script);
    expect(again.state.reloads).toBe(1);
    expect(again.stored.get(reloadKey)).toBe(String(again.state.now));
  });

  test('does not reload while offline, without session storage, or for a reader who is leaving the page', () => {
    for (const one of [browser({ onLine: false }), browser({ storage: 'forbidden' }), browser({ reader: 'leaves' })]) {
      one.dispatch('error', script);
      expect(one.state.reloads).toBe(0);
    }
  });
});
