import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { aNewsletter } from '../../../test/wire';
import { findNewsletter, toPlacedNewsletter } from './placedNewsletter';

const office = aNewsletter('OFFICE', { categories: ['sectors/office'] });
const loans = aNewsletter('LOANS', { categories: ['best-practices/financing'] });
const morning = aNewsletter('AM');
const newsletters = [office, loans, morning, aNewsletter('MONTHLY')];
const category = (path: string) => ({ uri: `/${path}/` });
const anywhere = { primaryCategory: null, allCategories: [] };
const paragraphs = (count: number) => Array.from({ length: count }, () => ({ html: '<p>Text.</p>' }));

describe('the newsletter of an article', () => {
  test.each([
    ['sectors/office', ['best-practices/financing'], 'OFFICE'],
    ['markets/atlanta', ['markets/atlanta', 'best-practices/financing', 'sectors/office'], 'LOANS'],
    ['markets/atlanta', [], 'AM'],
  ])('in %s, also in %j, is %s', (primary, others, code) => {
    const sections = { primaryCategory: category(primary), allCategories: others.map(category) };
    expect(findNewsletter(newsletters, sections)?.productCode).toBe(code);
  });

  test('is absent if no newsletter covers its section', () => {
    expect(
      findNewsletter([office], { primaryCategory: category('markets/atlanta'), allCategories: [] }),
    ).toBeUndefined();
  });
});

describe('the sign-up in an article', () => {
  const place = (blocks: readonly { html: string }[], of = brand, players: readonly { after: number }[] = []) =>
    toPlacedNewsletter(of, newsletters, { ...anywhere, uri: '/2026/11/20/a-deal/' }, { blocks, players }).newsletter;

  test('follows the fifth paragraph of seven, and is absent from six', () => {
    expect(place(paragraphs(7))?.after).toBe(5);
    expect(place(paragraphs(6))).toBeUndefined();
  });

  test('is never next to a figure', () => {
    const blocks = [...paragraphs(5), { html: '<figure><img src="/a" alt=""></figure>' }, ...paragraphs(5)];
    expect(place(blocks)?.after).toBe(7);
  });

  test('is never in the gap of a player', () => {
    expect(place(paragraphs(9), brand, [{ after: 5 }])?.after).toBe(6);
  });

  test('is absent where it would be next to a slot', () => {
    // Without a gap before the fifth paragraph the first slot is there.
    const list = { html: '<ul><li>A</li></ul>' };
    const blocks = [...paragraphs(1), ...[1, 2, 3, 4].flatMap(() => [list, ...paragraphs(1)]), ...paragraphs(4)];
    expect(place(blocks)).toBeUndefined();
  });

  test('posts the code of the newsletter to the registration service', () => {
    expect(place(paragraphs(9))?.form).toEqual({
      title: 'Letter AM',
      frequency: 'Weekly, Tuesday',
      action: '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com',
      hiddenFields: [
        { name: 'newsletter', value: 'AM' },
        { name: 'others', value: 'kept' },
        { name: 'returnUrl', value: '/2026/11/20/a-deal/#letter' },
      ],
      all: { title: 'All newsletters', url: '/static/newsletters/' },
    });
  });

  test('is absent if another service signs readers up', () => {
    const page = 'https://accounts.example.com/newsletters';
    const pages = { Newsletters: page, Login: page, Logout: page, MyAccount: page, default: page };
    expect(place(paragraphs(9), { ...brand, loginFlow: { kind: 'external', pages } })).toBeUndefined();
  });
});
