import { describe, expect, test } from 'vitest';
import { mailAddress, shareAddresses } from './shareAddresses';

const page = { url: 'https://news.example/2026/11/21/a-deal/?a=1&b=2', title: 'Cap rates & "basis": 50% off' };

describe('share URLs (§2.8)', () => {
  test('are Facebook, Twitter and LinkedIn, in this order and with these names', () => {
    expect(shareAddresses(page).map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'LinkedIn']);
  });

  test.each([
    ['LinkedIn', 'url', 'www.linkedin.com'],
    ['Twitter', 'url', 'x.com'],
    ['Facebook', 'u', 'www.facebook.com'],
  ])('%s receives the page URL in "%s"', (name, parameter, host) => {
    const address = new URL(shareAddresses(page).find((entry) => entry.name === name)?.href ?? '');
    expect(address.host).toBe(host);
    expect(address.searchParams.get(parameter)).toBe(page.url);
  });

  test('encodes special characters of the title', () => {
    const [, x] = shareAddresses(page);
    expect(new URL(x?.href ?? '').searchParams.get('text')).toBe(page.title);
  });

  test('encodes spaces of a mail as %20, because mail programs do not decode a plus sign', () => {
    const address = mailAddress(page);
    expect(address).not.toContain('+');
    const [, body] = address.split('&body=');
    expect(decodeURIComponent(body ?? '')).toBe(`${page.title}\n\n${page.url}`);
  });
});
