import { afterAll, beforeAll, expect, test } from 'vitest';
import { now, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { hashText } from '../../server/tokens.ts';
import { mailLimits } from '../mail/mailLimits.ts';
import { openBrowser, openStore, siteOrigin, type Store } from '../../../test/support/store.ts';

describeWithDatabase('stories by email (§7.2)', (open) => {
  let store: Store;
  let clock = now;
  let story: string;
  beforeAll(async () => {
    const { db } = open();
    store = await openStore(open(), () => clock);
    const publication = await writePublication(db);
    await db.updateTable('sites').set({ key: 'harbor' }).where('id', '=', publication.siteId).execute();
    await writeStories(db, publication, [
      { slug: 'tower', title: 'Tower sells', hours: 30 },
      { slug: 'ahead', title: 'Ahead', hours: -1 },
    ]);
    const row = await db
      .selectFrom('articles')
      .select('naturalId')
      .where('title', '=', 'Tower sells')
      .executeTakeFirstOrThrow();
    story = `/${row.naturalId}/`;
  });
  afterAll(() => store.close());

  let caller = 0;
  const share = (fields: Record<string, string>, headers?: Record<string, string>) => {
    caller += 1;
    return openBrowser(store, `198.51.100.${caller}`).post(
      '/email-story',
      { email: `friend${caller}@example.com`, theLink: siteOrigin + story, comment: '', ...fields },
      headers,
    );
  };
  const toStatusAndMessage = async (response: Promise<Response>) => [
    (await response).status,
    ((await (await response).json()) as { message: string }).message,
  ];

  test('send the article’s own title, summary and URL, and the message as text', async () => {
    const response = share({
      email: 'friend@example.com, other@example.com',
      comment: 'Read <b>this</b>:\r\n1 < 2',
      theHeadline: 'Buy pills',
      theDescription: 'at once',
      theLink: `${siteOrigin}/amp${story}?utm_source=x#y`,
    });
    expect(await toStatusAndMessage(response)).toEqual([200, 'Thank you! This article has been shared.']);
    const [mail = ''] = await store.mailsTo('friend@example.com');
    expect(mail).toMatch(/^Subject: Tower sells\r$/m);
    expect(mail).toContain(`${siteOrigin}${story}\r\n`);
    expect(mail).toContain('Read this:\r\n1 < 2');
    expect(mail).toContain('Read this:<br>1 &lt; 2');
    expect(mail).not.toMatch(/pills|at once|utm_source|other@example\.com/);
    expect(await store.mailsTo('other@example.com')).toHaveLength(1);
  });

  test.each([
    ['no address', { email: '' }, [400, 'Enter an email address']],
    ['a bad address among good ones', { email: 'a@example.com, nobody' }, [400, 'Invalid email format']],
    ['a header in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, [400, 'Invalid email format']],
    ['a long message', { comment: 'x'.repeat(251) }, [400, 'Message exceeds the character limit']],
    [
      'a link elsewhere',
      { theLink: 'https://evil.example.org/2026/11/20/tower/' },
      [400, 'Only our own stories can be sent.'],
    ],
    ['a script as a link', { theLink: 'javascript:alert(1)' }, [400, 'Only our own stories can be sent.']],
    [
      'no article',
      { theLink: `${siteOrigin}/2026/11/20/no-such-story/` },
      [404, 'This story could not be found. Reload its page and try again.'],
    ],
    [
      'a page that is none',
      { theLink: `${siteOrigin}/markets/` },
      [404, 'This story could not be found. Reload its page and try again.'],
    ],
  ])('rejects %s and sends nothing', async (_, fields, expected) => {
    const before = await open().db.selectFrom('pgboss.job').select('id').execute();
    expect(await toStatusAndMessage(share(fields))).toEqual(expected);
    expect(await open().db.selectFrom('pgboss.job').select('id').execute()).toEqual(before);
  });

  test('does not find an unpublished article', async () => {
    const row = await open()
      .db.selectFrom('articles')
      .select('naturalId')
      .where('title', '=', 'Ahead')
      .executeTakeFirstOrThrow();
    expect((await share({ theLink: `${siteOrigin}/${row.naturalId}/` })).status).toBe(404);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example.org' }, 403],
    [{ 'content-type': 'application/json' }, 415],
  ])('rejects %j with %i', async (headers: Record<string, string>, status) => {
    expect((await share({}, headers)).status).toBe(status);
  });

  test('limits mails per recipient to five a day, over all senders', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await share({ email: 'wanted@example.com' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await share({ email: 'WANTED@example.com' });
    expect([
      refused.status,
      Number(refused.headers.get('retry-after')) > 0,
      ((await refused.json()) as { message: string }).message,
    ]).toEqual([429, true, expect.stringMatching(/^Too many stories were sent/)]);
    // No other recipient gets the mail either.
    expect((await share({ email: 'fresh@example.com, wanted@example.com' })).status).toBe(429);
    expect(await store.mailsTo('fresh@example.com')).toEqual([]);
    clock = new Date(now.getTime() + 25 * 3_600_000);
    expect((await share({ email: 'wanted@example.com' })).status).toBe(200);
    clock = now;
  });

  test('limits stories of all clients per day', async () => {
    clock = new Date(now.getTime() + 10 * 86_400_000);
    await open()
      .db.insertInto('counters')
      .values({
        kind: mailLimits.storyAll.kind,
        keyHash: hashText('all'),
        count: mailLimits.storyAll.max - 1,
        startedAt: clock,
        lastAt: clock,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'keyHash'])
          .doUpdateSet({ count: mailLimits.storyAll.max - 1, startedAt: clock, lastAt: clock }),
      )
      .execute();
    expect((await share({ email: 'last@example.com' })).status).toBe(200);
    const refused = await share({ email: 'late@example.com' });
    expect([
      refused.status,
      Number(refused.headers.get('retry-after')),
      ((await refused.json()) as { message: string }).message,
    ]).toEqual([503, 86_400, 'Unable to send emails at this time. Please try again later.']);
    expect(await store.mailsTo('late@example.com')).toEqual([]);
    clock = new Date(clock.getTime() + 86_400_001);
    expect((await share({ email: 'late@example.com' })).status).toBe(200);
    clock = now;
  });

  test('limits one client to forty recipients an hour, and not other clients', async () => {
    const browser = openBrowser(store, '203.0.113.99');
    const send = async (round: number) =>
      (
        await browser.post('/email-story', {
          email: Array.from({ length: 10 }, (_, index) => `r${round}x${index}@example.com`).join(),
          theLink: siteOrigin + story,
        })
      ).status;
    expect([await send(1), await send(2), await send(3), await send(4), await send(5)]).toEqual([
      200, 200, 200, 200, 429,
    ]);
    expect((await share({})).status).toBe(200);
  });
});
