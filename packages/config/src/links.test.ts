import { describe, expect, test } from 'vitest';
import { formatCopyright, getStoreUrl, type StoreBrand, type StorePage } from './links.ts';

const brand: StoreBrand = {
  promoCode: 'REM',
  source: 'front-page',
  domain: 'example.com',
  loginFlow: { kind: 'store' },
};

describe('store URLs (§7.2, §9)', () => {
  test.each<[StorePage, string]>([
    ['Newsletters', '/Registration/Newsletters.aspx?promoCode=REM&referrerDomain=example.com'],
    ['Login', '/Registration/Login.aspx?promoCode=REM&referrerDomain=example.com'],
    ['Logout', '/Registration/Logout.aspx?promoCode=REM&referrerDomain=example.com'],
    ['MyAccount', '/Registration/MyAccount.aspx?promoCode=REM&referrerDomain=example.com'],
    ['default', '/Registration/default.aspx?promoCode=REM&source=front-page&referrerDomain=example.com'],
  ])('%s contains promo code and referrer domain, and the source on the subscription page', (page, url) => {
    expect(getStoreUrl(brand, page)).toBe(url);
  });

  test('the link of a plan names promo code, source and plan', () => {
    expect(getStoreUrl(brand, 'default', { plan: 'annual' })).toBe(
      '/Registration/default.aspx?promoCode=REM&source=front-page&referrerDomain=example.com&plan=annual',
    );
  });

  test('a brand with an external login flow uses its own pages (§3)', () => {
    const pages = {
      Newsletters: 'https://id.example.com/mail',
      Login: 'https://id.example.com/in?app=7',
      Logout: 'https://id.example.com/out',
      MyAccount: 'https://id.example.com/me',
      default: 'https://id.example.com/new',
    };
    expect(getStoreUrl({ ...brand, loginFlow: { kind: 'external', pages } }, 'Login', { hash: 'forgot' })).toBe(
      'https://id.example.com/in?app=7&promoCode=REM&referrerDomain=example.com#forgot',
    );
  });
});

test.each([
  ['2026-01-01T04:59:00Z', '© 2025 Example'],
  ['2026-01-01T05:00:00Z', '© 2026 Example'],
])(`at %s New York's year gives "%s" (§2.5)`, (now, line) => {
  expect(formatCopyright('© {year} Example', new Date(now), 'America/New_York')).toBe(line);
});
