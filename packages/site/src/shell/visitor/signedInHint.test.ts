import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { hasSignInCookies, signedInHintScript } from './signedInHint';

const runScript = (cookie: string): string | undefined => {
  const dataset: { visitor?: string } = {};
  runInNewContext(signedInHintScript, { document: { cookie, documentElement: { dataset } } });
  return dataset.visitor;
};

describe('§4: cookies that may sign a visitor in set the hint before the first paint', () => {
  test.each([
    'oly_enc_id=abc',
    'a=1; oly_enc_id=abc',
    'ipAddress=192.0.2.1; userAccess=1',
    'userAccess=1; a=2; ipAddress=192.0.2.1',
  ])('%j sets it', (cookie) => {
    expect(runScript(cookie)).toBe('known');
    expect(hasSignInCookies(cookie)).toBe(true);
  });
  test.each([
    '',
    'oly_anon_id=abc',
    'oly_enc_id=',
    'oly_enc_id=; a=1',
    'no_oly_enc_id=abc',
    'ipAddress=192.0.2.1',
    'userAccess=1',
    'useremail=a@example.com',
  ])('%j does not', (cookie) => {
    expect(runScript(cookie)).toBeUndefined();
    expect(hasSignInCookies(cookie)).toBe(false);
  });
});

test('the script contains no closing tag, which would end its element', () =>
  expect(signedInHintScript).not.toMatch(/<\//));
