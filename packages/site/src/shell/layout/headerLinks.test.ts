import { defineBrand } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { expect, test } from 'vitest';
import { toAlternateAccount, toMainMenus, withReadingList } from './headerLinks';

test('§2.7: the navigation bar marks sections with the red underline', () => {
  expect(toMainMenus(defineBrand(aBrand())).map(({ link, mark }) => [link.title, mark])).toEqual([
    ['Markets', 'accent'],
    ['Tools', 'none'],
  ]);
});

test('§2.7: the alternate header links to the pages of the store and has no Subscribe button', () => {
  const links = toAlternateAccount(defineBrand(aBrand()));
  expect(links.newsletters.signedIn.url).not.toBe(links.newsletters.signedOut.url);
  expect(links.signedOut.register.title).toBe('Register');
  expect(links).not.toHaveProperty('subscribe');
});

test('the account menu of signed-in visitors begins with the reading list', () => {
  const brand = defineBrand(aBrand());
  const { signedIn } = brand.menu.userMenu;
  expect(withReadingList(brand).links.map(({ url }) => url)).toEqual([
    '/saved/',
    ...signedIn.links.map(({ url }) => url),
  ]);
});

test('§2.7: a sister brand’s extra Subscribe button is shown', () => {
  const brand = defineBrand({
    ...aBrand(),
    header: { variant: 'alternate', extraButton: { title: 'Subscribe', store: 'default' } },
  });
  expect(toAlternateAccount(brand).subscribe?.title).toBe('Subscribe');
});

test('§3, menu item: a submenu opens from the width that the brand sets', () => {
  const [first, ...rest] = aBrand().menu.sections;
  if (!first) throw new Error('The example brand has no section to try.');
  const brand = defineBrand({
    ...aBrand(),
    menu: { ...aBrand().menu, sections: [{ ...first, desktop: { breakpoint: 1280 } }, ...rest] },
  });
  expect(toMainMenus(brand).map(({ breakpoint }) => breakpoint)).toEqual([1280, 1024]);
});
