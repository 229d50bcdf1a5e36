import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPreviewToken, maxLifetimeSeconds, type PreviewGrant, verifyPreviewToken } from './previewToken';

const signer = { key: 'k'.repeat(32), siteOrigin: 'https://www.example.com' };
const now = 1_800_000_000;
const grant: PreviewGrant = { endpoint: 'https://preview.example.com/graphql', path: '*', expires: now + 3600 };
const token = createPreviewToken(signer, grant);
const verify = (value: string, { by = signer, at = now } = {}) => verifyPreviewToken(by, value, at * 1000);
const parts = token.split('.');
const withPart = (index: number, text: string): string => parts.with(index, text).join('.');
const encoded = (text: string): string => Buffer.from(text).toString('base64url');

describe('decision 30: a preview token is signed and expires', () => {
  test('a content system creates the same token from the documented format', () => {
    const signature = createHmac('sha256', signer.key)
      .update(`masthead-preview-1\nhttps://www.example.com\n${grant.endpoint}\n*\n${grant.expires}`)
      .digest('base64url');
    expect(token).toBe(`${grant.expires}.${encoded(grant.endpoint)}.${encoded('*')}.${signature}`);
  });

  test.each([grant, { ...grant, path: '/2026/11/21/a-deal/' }, { ...grant, expires: now + maxLifetimeSeconds }])(
    '%j is valid',
    (valid) => {
      expect(verify(createPreviewToken(signer, valid))).toEqual({ ok: true, grant: valid });
    },
  );

  test.each([
    ['another key', verify(token, { by: { ...signer, key: 'x'.repeat(32) } }), 'bad-signature'],
    ['another site', verify(token, { by: { ...signer, siteOrigin: 'https://stage.example.com' } }), 'bad-signature'],
    ['a changed expiry', verify(withPart(0, String(grant.expires + 1))), 'bad-signature'],
    ['a changed endpoint', verify(withPart(1, encoded('https://elsewhere.example/graphql'))), 'bad-signature'],
    ['a changed path', verify(withPart(2, encoded('/'))), 'bad-signature'],
    ['a shortened signature', verify(token.slice(0, -1)), 'bad-signature'],
    ['an expired token', verify(token, { at: grant.expires }), 'expired'],
    [
      'a lifetime of more than seven days',
      verify(createPreviewToken(signer, { ...grant, expires: now + maxLifetimeSeconds + 1 })),
      'malformed',
    ],
    [
      'a line break in a signed field',
      verify(createPreviewToken(signer, { ...grant, endpoint: `${grant.endpoint}\n*` })),
      'malformed',
    ],
    ['a missing part', verify(parts.slice(1).join('.')), 'malformed'],
    ['an empty value', verify(''), 'malformed'],
    ['a value of any length', verify(`${token}${'A'.repeat(100_000)}`), 'malformed'],
  ])('%s is rejected', (_, result, reason) => expect(result).toEqual({ ok: false, reason }));
});
