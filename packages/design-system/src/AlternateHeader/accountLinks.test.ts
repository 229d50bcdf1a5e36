import { describe, expect, test } from 'vitest';
import type { HeaderVisitor } from '../types/navigation';
import { accountPlaces, audienceOf } from './accountLinks';

const to = (title: string) => ({ title, url: `/${title}` });
const account = {
  newsletters: { signedIn: to('Newsletters'), signedOut: to('Newsletters') },
  signedOut: { signIn: to('Sign In'), register: to('Register') },
  signedIn: { account: to('My Account'), signOut: to('Sign Out') },
};
const known = (profileCompletion?: number): HeaderVisitor => ({
  state: 'registrant',
  firstName: 'A',
  lastName: 'B',
  ...(profileCompletion !== undefined && { profileCompletion }),
});

describe('the alternate header (SPEC 2.7)', () => {
  test('signed-out and signed-in links come in pairs', () => {
    const places = accountPlaces({ state: 'unknown' }, account);
    expect(places.map(({ out }) => out.title)).toEqual(['Newsletters', 'Sign In', 'Register']);
    expect(places.map((place) => place.in.title)).toEqual(['Newsletters', 'My Account', 'Sign Out']);
  });

  test.each<[string, HeaderVisitor, string]>([
    ['nobody known', { state: 'unknown' }, 'unknown'],
    ['signed out', { state: 'signed-out' }, 'out'],
    ['signed in', known(), 'in'],
  ])('%s', (_, visitor, audience) => expect(audienceOf(visitor)).toBe(audience));

  test.each([
    [99, 'incomplete'],
    [0, 'incomplete'],
    [100, 'none'],
    [undefined, 'none'],
  ])('marks a profile at %s percent: %s', (percent, mark) => {
    expect(accountPlaces(known(percent), account).find((place) => place.in.title === 'My Account')?.mark).toBe(mark);
  });

  test('adds an optional Subscribe button for everyone', () => {
    const subscribe = to('Subscribe');
    for (const visitor of [{ state: 'unknown' } as const, known()]) {
      expect(accountPlaces(visitor, { ...account, subscribe }).at(-1)).toEqual({
        out: subscribe,
        in: subscribe,
        mark: 'button',
      });
    }
  });
});
