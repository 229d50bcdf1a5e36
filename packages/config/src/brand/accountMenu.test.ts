import { expect, test } from 'vitest';
import { aBrand } from '../../test/aBrand.ts';
import { defineBrand } from '../defineBrand.ts';
import { getAccountMenu, newslettersLink } from './accountMenu.ts';

const help = { title: 'Help', url: '/static/help/' };

test('a brand has the common account links, and replaces one by writing it after them', () => {
  const brand = aBrand();
  const { menu } = defineBrand({
    ...brand,
    menu: { ...brand.menu, ...getAccountMenu(help), register: { title: 'Join', store: 'default' } },
  });
  expect(menu.register).toMatchObject({ title: 'Join' });
  expect(menu.signIn).toEqual({
    title: 'Sign In',
    url: '/Registration/Login.aspx?promoCode=EXA&referrerDomain=example.com',
  });
  expect(menu.userMenu.signedIn.links.map(({ title }) => title)).toEqual([
    'Account Settings',
    'Newsletter Subscriptions',
    'Email Preferences',
    'Help',
    'Sign Out',
  ]);
});

test('§2.7 the newsletters link leads to the store, and signed-in visitors to their email preferences', () => {
  const brand = aBrand();
  const { footer } = defineBrand({ ...brand, footer: { ...brand.footer, links: [newslettersLink] } });
  expect(footer.links).toEqual([
    {
      title: 'Newsletters',
      url: '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com',
      signedInUrl: '/Registration/MyAccount.aspx?promoCode=EXA&referrerDomain=example.com#email-preferences',
    },
  ]);
});
