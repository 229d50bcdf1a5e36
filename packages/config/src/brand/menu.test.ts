import { describe, expect, test } from 'vitest';
import { aBrand } from '../../test/aBrand.ts';
import { defineBrand } from '../defineBrand.ts';
import { hasSufficientContrast } from './menu.schema.ts';
import { desktopItems } from './menu.ts';
import { getAccountMenu, newslettersLink } from './pageLinks.ts';

test.each([
  ['#17130e', '#f7f2ea', true],
  ['#f7f2ea', '#17130e', true],
  ['#767676', '#ffffff', true],
  ['#777777', '#ffffff', false],
])('WCAG 2.2 AA: %s on %s has enough contrast: %s', (text, background, isSufficient) => {
  expect(hasSufficientContrast(text, background)).toBe(isSufficient);
});

test('§3, textColor and backgroundColor: a section with low contrast is rejected', () => {
  const brand = aBrand();
  const [first, ...rest] = brand.menu.sections;
  if (!first) throw new Error('The example brand has no menu section. Add one to test/aBrand.ts.');
  const sections = [{ ...first, colors: { textColor: '#bbbbbb', backgroundColor: '#ffffff' } }, ...rest];
  expect(() => defineBrand({ ...brand, menu: { ...brand.menu, sections } })).toThrow(
    /menu\.sections\[0\]\.colors\.textColor: .*4\.5/,
  );
});

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

const { menu, footer, subscribeCard } = defineBrand(aBrand());

describe('menus derived from the sections (§2.7)', () => {
  test('the main items are the sections', () => {
    expect(menu.mainItems).toEqual([
      { title: 'Markets', titleUrl: '/markets/' },
      { title: 'Tools', titleUrl: '/tools/' },
    ]);
  });

  test('the drawer lists regions with their cities, and the links of groups without a URL', () => {
    expect(menu.secondaryItems.map(({ children }) => children)).toEqual([
      [
        {
          title: 'North',
          url: '/markets/north/',
          description: 'Cold.',
          children: [{ title: 'Bergen', url: '/markets/bergen/' }],
        },
        { title: 'South', url: '/markets/south/', children: [] },
      ],
      [
        { title: 'Maps', url: '/tools/#maps', children: [] },
        { title: 'News', url: '/tools/news/', children: [] },
      ],
    ]);
  });

  test("the mobile menu has the site's name and network line", () => {
    expect(menu.mobileMenu).toMatchObject({ siteName: 'Example', networkLine: 'An example of a brand' });
  });

  test('the desktop bar has a header link per region and dividers between regions', () => {
    expect(menu.desktopMenu[0]).toMatchObject({ cols: 4, breakpoint: 1024, redUnderline: true });
    expect(menu.desktopMenu[0]?.children).toEqual([
      { type: 'header', title: 'North', url: '/markets/north/' },
      { type: 'link', title: 'Bergen', url: '/markets/bergen/', newTab: false },
      { type: 'divider' },
      { type: 'header', title: 'South', url: '/markets/south/' },
    ]);
  });

  test('the desktop bar separates groups without a URL by a separator and a small label', () => {
    expect(menu.desktopMenu[1]?.children.map(({ type }) => type)).toEqual([
      'header',
      'link',
      'separator',
      'small',
      'link',
    ]);
  });

  test('a group without a title has only links', () => {
    expect(
      desktopItems({ groups: [{ links: [{ title: 'Elsewhere', url: 'https://example.com/', newTab: true }] }] }),
    ).toEqual([{ type: 'link', title: 'Elsewhere', url: 'https://example.com/', newTab: true }]);
  });
});

describe('completed links', () => {
  test('every store link contains the promo code', () => {
    const everyStoreLink = [
      menu.register,
      menu.signIn,
      menu.account,
      menu.signOut,
      ...menu.userMenu.signedIn.links,
      ...menu.userMenu.signedOut.links,
      ...footer.columns.flatMap(({ links }) => links),
      subscribeCard.subscribe,
      { title: 'newsletters', url: menu.newslettersUrl.loggedInState },
    ].filter(({ url }) => url.includes('.aspx'));
    expect(everyStoreLink).toHaveLength(9);
    expect(everyStoreLink.filter(({ url }) => !url.includes('?promoCode=EXA&'))).toEqual([]);
  });

  test('newsletters link to the email preferences when signed in, and to the store otherwise (§2.7)', () => {
    expect(menu.newslettersUrl).toEqual({
      loggedInState: '/Registration/MyAccount.aspx?promoCode=EXA&referrerDomain=example.com#email-preferences',
      loggedOutState: '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com',
      text: 'Newsletters',
    });
  });

  test('the footer repeats the social networks and adds the feeds (§2.5)', () => {
    expect(footer.social.map(({ name }) => name)).toEqual(['LinkedIn', 'RSS']);
  });

  test('the footer lists the network sites', () => {
    expect(footer.networkSites).toEqual([{ title: 'Docket', url: 'https://example.com/docket/' }]);
  });
});
