import { describe, expect, test } from 'vitest';
import { mailAddress, shareAddresses } from './shareAddresses';

const page = { url: 'https://news.example/2026/11/21/a-deal/?a=1&b=2', title: 'Cap rates & "basis": 50% off' };

describe('addresses that share a page (SPEC 2.8)', () => {
  test('are Facebook, Twitter and LinkedIn, in this order and by these names, in every bar, menu and dialog', () => {
    expect(shareAddresses(page).map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'LinkedIn']);
  });

  test.each([
    ['LinkedIn', 'url', 'www.linkedin.com'],
    ['Twitter', 'url', 'x.com'],
    ['Facebook', 'u', 'www.facebook.com'],
  ])('%s gets the whole page address in "%s"', (name, parameter, host) => {
    const address = new URL(shareAddresses(page).find((entry) => entry.name === name)?.href ?? '');
    expect(address.host).toBe(host);
    expect(address.searchParams.get(parameter)).toBe(page.url);
  });

  test('a title with signs of its own arrives as it is', () => {
    const [, x] = shareAddresses(page);
    expect(new URL(x?.href ?? '').searchParams.get('text')).toBe(page.title);
  });

  test('a mail message keeps spaces and line breaks for programs that know no plus sign', () => {
    const address = mailAddress(page);
    expect(address).not.toContain('+');
    const [, body] = address.split('&body=');
    expect(decodeURIComponent(body ?? '')).toBe(`${page.title}\n\n${page.url}`);
  });
});
