import { expect, test } from 'vitest';
import { aBrand } from '../../test/aBrand.ts';
import { defineBrand } from '../defineBrand.ts';
import { getAccountMenu } from './accountMenu.ts';

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
    'Account Setting',
    'Newsletter Subscriptions',
    'Email Marketing',
    'Help',
    'Sign Out',
  ]);
});
