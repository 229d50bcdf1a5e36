import { describe, expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { aStaticPage } from '../../../test/aStaticPage';
import { aNewsletter } from '../../../test/wire';
import { loadNewsletters, toListedNewsletter, toSignUp } from './loadNewsletters';

const load = (page: unknown, newsletters: readonly unknown[] = [aNewsletter('AM')]) =>
  loadNewsletters(aSite(() => ({ newsletters__getNewsletterDetails: newsletters, page__getStaticPage: page })));

describe('§2.3 the newsletters page', () => {
  test('lists each newsletter with its frequency, readers and a sample edition', async () => {
    expect(await load(null)).toMatchObject({
      ok: true,
      value: {
        path: '/static/newsletters/',
        title: 'Newsletters',
        newsletters: [
          {
            code: 'AM',
            title: 'Letter AM',
            frequency: 'Weekly, Tuesday',
            audience: 'Lenders.',
            text: 'Every morning.',
            sample: { subject: 'Sixty days', lines: ['New on the list', 'Moved'] },
          },
        ],
      },
    });
  });

  test('has title and excerpt of its editorial page', async () => {
    const page = aStaticPage({ slug: 'newsletters', title: 'Letters', excerpt: 'Free.', content: '<p>Leave.</p>' });
    expect(await load(page)).toMatchObject({
      ok: true,
      value: { title: 'Letters', description: 'Free.', editorial: { html: '<p>Leave.</p>' } },
    });
  });

  test('exists without newsletters', async () => {
    expect(await load(null, [])).toMatchObject({ ok: true, value: { newsletters: [] } });
  });

  test('omits facts that a newsletter does not have', () => {
    const nothing = { blurb: null, frequency: null, audience: null, sample: null };
    expect(toListedNewsletter(aNewsletter('AM', nothing))).toEqual({ code: 'AM', title: 'Letter AM' });
  });
});

describe('§7.2 the form of the newsletters page', () => {
  test('adds to the newsletters of a signed-in reader', () => {
    expect(toSignUp(brand)).toEqual({
      kind: 'form',
      action: '/Registration/Newsletters.aspx?promoCode=EXA&referrerDomain=example.com',
      hiddenFields: [{ name: 'others', value: 'unchanged' }],
    });
  });

  test('is a link if another service signs readers up', () => {
    const page = 'https://accounts.example.com/newsletters';
    const pages = { Newsletters: page, Login: page, Logout: page, MyAccount: page, default: page };
    expect(toSignUp({ ...brand, loginFlow: { kind: 'external', pages } })).toMatchObject({
      kind: 'link',
      link: { url: expect.stringMatching(/^https:\/\/accounts\.example\.com\/newsletters/) },
    });
  });
});
