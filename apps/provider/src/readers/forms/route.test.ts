import { beforeAll, describe, expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { siteOrigin } from '../../../test/support/store.ts';
import { findLink, openStoreSuite, start } from '../../../test/support/storeSuite.ts';
import { hashText } from '../../server/tokens.ts';
import { mailLimits, storeMailLimits } from '../mail/mailLimits.ts';
import { formLimit } from './route.ts';

describeWithDatabase('forms of static pages (§2.3)', (open) => {
  const suite = openStoreSuite(open);
  let clients = 0;
  const send = async (body: unknown, client = `client ${(clients += 1)}`) =>
    suite.store().handle(
      new Request('http://provider.invalid/forms', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-host': new URL(siteOrigin).host,
          'x-forwarded-proto': 'http',
        },
      }),
      client,
    );
  const form = (name: string, fields: Record<string, string | string[]>) => ({ site: 'harbor', form: name, fields });
  const insertStaticPage = (siteId: number, content: string) =>
    open()
      .db.insertInto('staticPages')
      .values({ siteId, slug: 'forms', path: '/static/forms/', title: 'Forms', content, settings: '{}' })
      .execute();
  const storedForms = (name: string) =>
    open().db.selectFrom('formSubmissions').select(['form', 'fields']).where('form', '=', name).execute();

  beforeAll(async () => {
    const { id: siteId } = await open().db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
    const inputs = ['name', 'first-name', 'email', 'subject'].map((name) => `<input name="${name}" />`).join('');
    const fields = `${inputs}<select name="topics" multiple></select><textarea name="message"></textarea>`;
    await insertStaticPage(
      siteId,
      ['events', 'newsroom', 'capped', 'twice', 'lines', 'typo', 'emoji', 'advertising']
        .map((name) => `contact-${name}`)
        .concat('contact', 'media-kit', 'lost-and-found')
        .map((name) => `<form data-form="${name}">${fields}</form><input name="market" />`)
        .concat('data-form="contact-quoted"')
        .join(''),
    );
  });

  describe('with fields that no page declares', () => {
    test.each([
      ['a field of another form', 'contact-events', { market: 'Atlanta' }],
      ['a form that no page has', 'contact-nobody', { message: 'Hello' }],
      ['a form that a text only names', 'contact-quoted', { message: 'Hello' }],
      ['a form without fields that no page has', 'contact-nobody', {}],
      ['another field of a nomination', 'nominate-deals', { nominee: 'Ada', phone: '1' }],
    ])('refuses %s and stores nothing', async (_, name, fields) => {
      const response = await send(form(name, fields));
      expect([response.status, await response.json()]).toEqual([
        422,
        { error: 'This form has changed. Reload its page and send it again' },
      ]);
      expect(await storedForms(name)).toEqual([]);
    });

    test('accepts a nomination, whose fields are the same everywhere', async () => {
      expect((await send(form('nominate-rainmakers', { nominee: 'Ada', witness: '' }))).status).toBe(201);
    });
  });

  describe('to a desk', () => {
    test('stores a form without control characters and mails it to its desk; replies go to the reader', async () => {
      expect(
        (
          await send(
            form('contact-events', {
              name: 'Ada\u0000',
              email: 'ada@example.org',
              topics: ['a', 'b'],
              message: 'See https://example.org/x\nPlease',
            }),
          )
        ).status,
      ).toBe(201);
      expect(await storedForms('contact-events')).toEqual([
        {
          form: 'contact-events',
          fields: {
            name: 'Ada',
            email: 'ada@example.org',
            topics: ['a', 'b'],
            message: 'See https://example.org/x\nPlease',
          },
        },
      ]);
      const [mail = '', ...more] = await suite.store().mailsTo('events@example.com');
      expect(more).toEqual([]);
      expect(mail).toMatch(/^Reply-To: ada@example\.org\r$/m);
      expect(mail).toMatch(/^Subject: Contact events \(Harbor Wire\)\r$/m);
      for (const line of ['Name: Ada', 'Topics: a, b', 'See https://example.org/x']) expect(mail).toContain(line);
    });

    test('mails a receipt with a fixed text and nothing that the sender wrote', async () => {
      const words = {
        name: 'Your account is locked',
        'first-name': 'evil.example.net',
        subject: 'Urgent',
        message: 'Go to https://evil.example.net/x',
      };
      await send(form('contact-newsroom', { ...words, email: 'grace@example.org' }));
      await send(form('media-kit', { ...words, email: 'grace@example.org' }));
      const copies = await suite.store().mailsTo('grace@example.org');
      expect(copies.filter((copy) => copy.includes('We received your form'))).toHaveLength(1);
      expect(copies).toHaveLength(2);
      for (const copy of copies) for (const text of Object.values(words)) expect(copy).not.toContain(text);
      expect((await suite.store().mailsTo('newsroom@example.com')).join()).toContain('https://evil.example.net/x');
    });

    test('limits receipts of all senders per day; the desk gets every form', async () => {
      suite.at(new Date(start.getTime() + 10 * 86_400_000));
      const now = new Date(start.getTime() + 10 * 86_400_000);
      await open()
        .db.insertInto('counters')
        .values({
          kind: mailLimits.formCopyAll.kind,
          keyHash: hashText('all'),
          count: mailLimits.formCopyAll.max - 1,
          startedAt: now,
          lastAt: now,
        })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'keyHash']).doUpdateSet({ count: mailLimits.formCopyAll.max - 1, startedAt: now }),
        )
        .execute();
      for (const name of ['last', 'late'])
        expect((await send(form('contact-capped', { email: `${name}@example.org`, message: name }))).status).toBe(201);
      expect(
        [await suite.store().mailsTo('last@example.org'), await suite.store().mailsTo('late@example.org')].map(
          ({ length }) => length,
        ),
      ).toEqual([1, 0]);
      expect(await storedForms('contact-capped')).toHaveLength(2);
      await open().db.deleteFrom('counters').where('kind', '=', mailLimits.formCopyAll.kind).execute();
      suite.at(start);
    });

    test('mails a form without a desk to support, also without a sender address', async () => {
      await send(form('lost-and-found', { email: '', message: 'An umbrella' }));
      const [mail = ''] = await suite.store().mailsTo('support@example.com');
      expect(mail).toContain('An umbrella');
      expect(mail).toContain('did not enter an email address');
      expect(mail).not.toMatch(/^Reply-To/m);
    });

    test('stores and mails a form once that a reader sends twice, and again ten minutes later', async () => {
      const twice = form('contact-twice', { email: 'twice@example.org', message: 'One press too many' });
      const responses = await Promise.all([send(twice), send(twice)]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      await send(form('contact-twice', { email: 'other@example.org', message: 'One press too many' }));
      expect(await storedForms('contact-twice')).toHaveLength(2);
      expect(await suite.store().mailsTo('twice@example.org')).toHaveLength(1);
      suite.at(new Date(start.getTime() + 11 * 60_000));
      await send(twice);
      expect(await storedForms('contact-twice')).toHaveLength(3);
      suite.at(start);
    });

    test('counts the line breaks of browsers, which are two characters, as one', async () => {
      const lines = (lineBreak: string) => `x${lineBreak}`.repeat(5_000).trimEnd();
      expect((await send(form('contact-lines', { message: lines('\r\n') }))).status).toBe(201);
      expect(await storedForms('contact-lines')).toEqual([{ form: 'contact-lines', fields: { message: lines('\n') } }]);
    });

    test('reports an invalid email address and stores nothing', async () => {
      const response = await send(form('contact-typo', { email: 'foo', message: 'Please answer' }));
      expect([response.status, await response.json()]).toEqual([
        422,
        { error: 'Enter an email address like name@example.com' },
      ]);
      expect(await storedForms('contact-typo')).toEqual([]);
    });

    test('replaces half a surrogate pair, which PostgreSQL rejects in JSON', async () => {
      expect((await send(form('contact-emoji', { message: 'See \uD83C', topics: ['\uDFE2'] }))).status).toBe(201);
      expect(await storedForms('contact-emoji')).toEqual([
        { form: 'contact-emoji', fields: { message: 'See \uFFFD', topics: ['\uFFFD'] } },
      ]);
    });

    test('mails the link of a requested document', async () => {
      await send(form('media-kit', { 'first-name': 'Ada', email: 'kit@example.org' }));
      const [copy = ''] = await suite.store().mailsTo('kit@example.org');
      expect(copy).toContain('http://localhost:3000/brand/media-kit.pdf');
      expect(copy).not.toContain('Ada');
    });

    test('limits receipts per address; the desk gets every form', async () => {
      const before = (await suite.store().mailsTo('advertising@example.com')).length;
      for (let index = 0; index < storeMailLimits.recipient.max + 2; index += 1)
        expect(
          (await send(form('contact-advertising', { email: 'flooded@example.org', message: `Nr. ${index}` }))).status,
        ).toBe(201);
      expect(await suite.store().mailsTo('flooded@example.org')).toHaveLength(storeMailLimits.recipient.max);
      expect(await suite.store().mailsTo('advertising@example.com')).toHaveLength(
        before + storeMailLimits.recipient.max + 2,
      );
    });
  });

  describe('newsletters', () => {
    test('start when the mailed link is confirmed, without storing the form before', async () => {
      expect(
        (await send(form('newsletters', { email: 'reader@example.org', productCode: ['AM', 'PM', 'XX'] }))).status,
      ).toBe(201);
      expect(await storedForms('newsletters')).toEqual([]);
      const chosen = () =>
        open()
          .db.selectFrom('accountNewsletters')
          .innerJoin('accounts', 'accounts.id', 'accountNewsletters.accountId')
          .select(['site', 'productCode'])
          .where('email', '=', 'reader@example.org')
          .orderBy('productCode')
          .execute();
      expect(await chosen()).toEqual([]);
      const link = findLink((await suite.store().mailsTo('reader@example.org'))[0]);
      expect(link.origin).toBe(siteOrigin);
      const browser = suite.openBrowser();
      expect(await (await suite.follow(browser, link)).text()).toContain('reader@example.org');
      await browser.post('/Registration/Confirm.aspx', { token: link.searchParams.get('token') ?? '' });
      expect(await chosen()).toEqual([
        { site: 'harbor', productCode: 'AM' },
        { site: 'harbor', productCode: 'PM' },
      ]);
    });

    test.each([
      ['no address', { productCode: 'AM' }, 'Enter your email address'],
      ['no newsletter of ours', { email: 'reader@example.org', productCode: 'XX' }, 'Choose at least one newsletter'],
    ])('reports %s', async (_, fields, error) => {
      const response = await send(form('newsletters', fields));
      expect([response.status, await response.json()]).toEqual([422, { error }]);
    });
  });

  test.each([
    ['no JSON', 'name=Ada', 400],
    ['a form without a name', { site: 'harbor', form: '../x', fields: {} }, 400],
    ['a text too long', { site: 'harbor', form: 'contact', fields: { a: 'x'.repeat(10_001) } }, 413],
    ['a body too large', 'x'.repeat(40_000), 413],
    ['an unknown site', { site: 'nobody', form: 'contact', fields: {} }, 404],
  ])('rejects %s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  test('limits bursts and the hourly number of forms per address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index <= formLimit.burst; index += 1) statuses.push((await send('{}', 'hasty')).status);
    expect(statuses.at(-1)).toBe(429);
    const hour: number[] = [];
    for (let index = 0; index <= storeMailLimits.client.max; index += 1) {
      suite.at(new Date(start.getTime() + index * 60_000));
      hour.push((await send(form('contact', { message: 'again' }), 'patient')).status);
    }
    expect([hour[0], hour.at(-1)]).toEqual([201, 429]);
  });
});
