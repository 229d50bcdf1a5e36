import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { aNewsletter } from '../../../test/wire';
import { toNewsletters } from './newsletters';

describe('§1, §3 the newsletters of the content service', () => {
  test('the first one has the sign-up form of the registration service', () => {
    expect(toNewsletters(brand, [aNewsletter('AM'), aNewsletter('PM')])?.signup).toEqual({
      title: 'Letter AM',
      text: 'Every morning.',
      action: '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com',
      hiddenFields: [
        { name: 'newsletter', value: 'AM' },
        { name: 'others', value: 'kept' },
        { name: 'returnUrl', value: '/#newsletter' },
      ],
    });
  });

  test('lists four others, each with its campaign', () => {
    const view = toNewsletters(
      brand,
      ['AM', 'B', 'C', 'D', 'E', 'F'].map((code) => aNewsletter(code, { intCmp: `from ${code}` })),
    );
    expect(view?.others.map(({ title, url, summary }) => [title, url, summary])[0]).toEqual([
      'Letter B',
      '/static/newsletters/?intCmp=from%20B',
      'Every morning.',
    ]);
    expect(view?.others).toHaveLength(4);
    expect(view?.all.url).toBe('/static/newsletters/');
  });

  test.each([null, 'javascript:alert(1)', ''])('link to the newsletters page if browseAllUri is %s', (browseAllUri) => {
    const view = toNewsletters(brand, [
      aNewsletter('AM', { browseAllUri }),
      aNewsletter('PM', { browseAllUri, intCmp: 'pm' }),
    ]);
    expect(view?.all.url).toBe('/static/newsletters/');
    expect(view?.others[0]?.url).toBe('/static/newsletters/?intCmp=pm');
  });

  test('have no sign-up form if the brand has another registration service', () => {
    const page = 'https://accounts.example.com/newsletters';
    const other = {
      ...brand,
      loginFlow: {
        kind: 'external' as const,
        pages: { Newsletters: page, Login: page, Logout: page, MyAccount: page, default: page },
      },
    };
    expect(toNewsletters(other, [aNewsletter('AM')])).toEqual({
      others: [expect.objectContaining({ title: 'Letter AM' })],
      all: { title: 'All newsletters', url: '/static/newsletters/' },
    });
  });

  test('are undefined without newsletters', () => {
    expect(toNewsletters(brand, [])).toBeUndefined();
  });
});
