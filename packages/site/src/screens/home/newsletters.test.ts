import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { toNewsletters } from './newsletters';

const letter = (productCode: string, more = {}) => ({
  productCode,
  title: `Letter ${productCode}`,
  blurb: 'Every morning.',
  intCmp: null,
  browseAllUri: '/static/newsletters/',
  ...more,
});

describe('§1, §3 the newsletters of the content service', () => {
  test('the first can be had at once, by the form of the registration service', () => {
    expect(toNewsletters(brand, [letter('AM'), letter('PM')])?.signup).toEqual({
      title: 'Letter AM',
      text: 'Every morning.',
      action: '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com',
      hidden: { newsletter: 'AM', others: 'kept' },
    });
  });

  test('four others are listed, each with the campaign it is counted by', () => {
    const view = toNewsletters(
      brand,
      ['AM', 'B', 'C', 'D', 'E', 'F'].map((code) => letter(code, { intCmp: `from ${code}` })),
    );
    expect(view?.others.map(({ title, url, summary }) => [title, url, summary])[0]).toEqual([
      'Letter B',
      '/static/newsletters/?intCmp=from%20B',
      'Every morning.',
    ]);
    expect(view?.others).toHaveLength(4);
    expect(view?.all.url).toBe('/static/newsletters/');
  });

  test.each([null, 'javascript:alert(1)', ''])(
    'without a page of all of them (%s) the store has one',
    (browseAllUri) => {
      const view = toNewsletters(brand, [letter('AM', { browseAllUri }), letter('PM', { browseAllUri, intCmp: 'pm' })]);
      expect(view?.all.url).toBe('/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com');
      expect(view?.others[0]?.url).toBe(
        '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com&intCmp=pm',
      );
    },
  );

  test('a publication with another registration links to them and has no form of ours', () => {
    const page = 'https://accounts.example.com/newsletters';
    const other = {
      ...brand,
      loginFlow: {
        kind: 'external' as const,
        pages: { Newsletters: page, Login: page, Logout: page, MyAccount: page, default: page },
      },
    };
    expect(toNewsletters(other, [letter('AM')])).toEqual({
      others: [expect.objectContaining({ title: 'Letter AM' })],
      all: { title: 'All newsletters', url: '/static/newsletters/' },
    });
  });

  test('no newsletters, no section', () => {
    expect(toNewsletters(brand, [])).toBeUndefined();
  });
});
