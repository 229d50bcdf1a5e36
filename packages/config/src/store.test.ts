import { describe, expect, test } from 'vitest';
import { getStoreUrl, type StoreBrand, type StorePage } from './store.ts';

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
