import { describe, expect, test } from 'vitest';
import type { HeaderVisitor } from '../types/navigation';
import { getAccountLinkPairs, getAudience } from './accountLinks';

const to = (title: string) => ({ title, url: `/${title}` });
const account = {
  newsletters: { signedIn: to('Newsletters'), signedOut: to('Newsletters') },
  signedOut: { signIn: to('Sign In'), register: to('Register') },
  signedIn: { account: to('My Account'), signOut: to('Sign Out') },
};
const signedIn = (profileCompletion?: number): HeaderVisitor => ({
  state: 'registrant',
  firstName: 'A',
  lastName: 'B',
  ...(profileCompletion !== undefined && { profileCompletion }),
});

describe('the alternate header (§2.7)', () => {
  test('signed-out and signed-in links come in pairs', () => {
    const pairs = getAccountLinkPairs({ state: 'unknown' }, account);
    expect(pairs.map(({ out }) => out.title)).toEqual(['Newsletters', 'Sign In', 'Register']);
    expect(pairs.map((pair) => pair.in.title)).toEqual(['Newsletters', 'My Account', 'Sign Out']);
  });

  test.each<[string, HeaderVisitor, string]>([
    ['nobody known', { state: 'unknown' }, 'unknown'],
    ['signed out', { state: 'signed-out' }, 'out'],
    ['signed in', signedIn(), 'in'],
  ])('%s', (_, visitor, audience) => expect(getAudience(visitor)).toBe(audience));

  test.each([
    [99, 'incomplete'],
    [0, 'incomplete'],
    [100, 'none'],
    [undefined, 'none'],
  ])('marks a profile at %s percent: %s', (percent, mark) => {
    expect(getAccountLinkPairs(signedIn(percent), account).find((pair) => pair.in.title === 'My Account')?.mark).toBe(
      mark,
    );
  });

  test('adds an optional Subscribe button for everyone', () => {
    const subscribe = to('Subscribe');
    for (const visitor of [{ state: 'unknown' } as const, signedIn()]) {
      expect(getAccountLinkPairs(visitor, { ...account, subscribe }).at(-1)).toEqual({
        out: subscribe,
        in: subscribe,
        mark: 'button',
      });
    }
  });
});
