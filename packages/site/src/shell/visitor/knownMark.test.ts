import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { knownVisitorScript, mayBeKnown } from './knownMark';

const markFor = (cookie: string): string | undefined => {
  const dataset: { visitor?: string } = {};
  runInNewContext(knownVisitorScript, { document: { cookie, documentElement: { dataset } } });
  return dataset.visitor;
};

describe('§4: who may be signed in is known before the first paint', () => {
  test.each([
    'oly_enc_id=abc',
    'a=1; oly_enc_id=abc',
    'ipAddress=192.0.2.1; userAccess=1',
    'userAccess=1; a=2; ipAddress=192.0.2.1',
  ])('%j is marked', (cookie) => {
    expect(markFor(cookie)).toBe('known');
    expect(mayBeKnown(cookie)).toBe(true);
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
  ])('%j is not', (cookie) => {
    expect(markFor(cookie)).toBeUndefined();
    expect(mayBeKnown(cookie)).toBe(false);
  });
});

test('the script closes no script element', () => expect(knownVisitorScript).not.toMatch(/<\//));
