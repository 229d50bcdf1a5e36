import { describe, expect, test } from 'vitest';
import type { HeaderVisitor } from '../types/navigation';
import { accountLinks } from './accountLinks';

const to = (title: string) => ({ title, url: `/${title}` });
const account = {
  newsletters: { signedIn: to('Newsletters'), signedOut: to('Newsletters') },
  signedOut: { signIn: to('Sign In'), register: to('Register') },
  signedIn: { account: to('My Account'), signOut: to('Sign Out') },
};
const known = (profileCompletion?: number): HeaderVisitor => ({ state: 'registrant', firstName: 'A', lastName: 'B', ...(profileCompletion !== undefined && { profileCompletion }) });

describe('the alternate header (SPEC 2.7)', () => {
  test.each<[string, HeaderVisitor, string[]]>([
    ['nobody known', { state: 'unknown' }, ['Newsletters', 'Sign In', 'Register']],
    ['signed out', { state: 'signed-out' }, ['Newsletters', 'Sign In', 'Register']],
    ['signed in', known(), ['Newsletters', 'My Account', 'Sign Out']],
  ])('%s', (_, visitor, titles) => {
    expect(accountLinks(visitor, account).map(({ link }) => link.title)).toEqual(titles);
  });

  test.each([[99, 'incomplete'], [0, 'incomplete'], [100, 'none'], [undefined, 'none']])('a profile at %s percent is marked %s', (percent, mark) => {
    expect(accountLinks(known(percent), account).find(({ link }) => link.title === 'My Account')?.mark).toBe(mark);
  });

  test('one brand has a Subscribe button more, for everyone', () => {
    const subscribe = to('Subscribe');
    for (const visitor of [{ state: 'unknown' } as const, known()]) {
      expect(accountLinks(visitor, { ...account, subscribe }).at(-1)).toEqual({ link: subscribe, mark: 'button' });
    }
  });
});
