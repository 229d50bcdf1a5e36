import { afterAll, beforeAll, expect, test } from 'vitest';
import { now, writePublication, writeStories } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { hashText } from '../../server/tokens.ts';
import { mailLimits } from '../mail/mailLimits.ts';
import { openBrowser, openStore, siteOrigin, type Store } from '../../../test/support/store.ts';
import { parseMessage, parseNaturalId, parseRecipients, stripTags } from './rules.ts';

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
      await browser.postForStatus('/email-story', {
        email: Array.from({ length: 10 }, (_, index) => `r${round}x${index}@example.com`).join(),
        theLink: siteOrigin + story,
      });
    expect([await send(1), await send(2), await send(3), await send(4), await send(5)]).toEqual([
      200, 200, 200, 200, 429,
    ]);
    expect((await share({})).status).toBe(200);
  });
});

test.each([
  ['', 'Enter an email address'],
  ['  ', 'Enter an email address'],
  ['a@example', 'Invalid email format'],
  ['a@example.museum', 'Invalid email format'],
  ['a@example.c', 'Invalid email format'],
  ['a b@example.com', 'Invalid email format'],
  ['a@example.com;b@example.com', 'Invalid email format'],
  ['a@example.com,', 'Invalid email format'],
  ['a@example.com,,b@example.com', 'Invalid email format'],
  ['a@example.com\r\nBcc: b@example.com', 'Invalid email format'],
  ['"A" <a@example.com>', 'Invalid email format'],
  ['.a@example.com', 'Invalid email format'],
  ['a@-example.com', 'Invalid email format'],
  [`${'a'.repeat(250)}@example.com`, 'Invalid email format'],
  [Array.from({ length: 11 }, (_, index) => `a${index}@example.com`).join(), 'Send to at most 10 addresses at a time'],
])('rejects %j: %s (§5)', (text, error) => expect(parseRecipients(text, 'en-US')).toEqual({ ok: false, error }));

test.each([
  ['a@example.com', ['a@example.com']],
  [' a@example.com , b.c+d@mail.example.info ', ['a@example.com', 'b.c+d@mail.example.info']],
  ['a@example.com,A@example.com', ['A@example.com']],
])('parses %j as %j (§5)', (text, value) => expect(parseRecipients(text, 'en-US')).toEqual({ ok: true, value }));

test('accepts a message of 250 characters and counts a line break as one (§5)', () => {
  expect(parseMessage('x'.repeat(250), stripTags, 'en-US')).toMatchObject({ ok: true });
  expect(parseMessage(`${'x'.repeat(124)}\r\n${'x'.repeat(125)}`, stripTags, 'en-US')).toMatchObject({ ok: true });
  expect(parseMessage('x'.repeat(251), stripTags, 'en-US')).toEqual({
    ok: false,
    error: 'Message exceeds the character limit',
  });
});

test('removes tags and keeps their text (§5)', () => {
  expect(parseMessage('<b>Read</b> this & <script>steal()</script>"that" 1 < 2\u0007', stripTags, 'en-US')).toEqual({
    ok: true,
    value: 'Read this & "that" 1 < 2',
  });
});

test('removes bidirectional control characters', () => {
  expect(parseMessage('Look \u202Egnp eman\u2066 here \u{1F469}\u200D\u{1F4BB}', stripTags, 'en-US')).toEqual({
    ok: true,
    value: 'Look gnp eman here \u{1F469}\u200D\u{1F4BB}',
  });
});

test('removes links, also those hidden by tags or entities', () => {
  expect(
    parseMessage(
      'Go to <a href="https://evil.example">evil</a>.com, evil&#46;com, evil&period;com or https&#58;//evil',
      stripTags,
      'en-US',
    ),
  ).toEqual({ ok: true, value: 'Go to [link removed] or [link removed]' });
});

test.each([
  ['/2026/11/21/a-deal/', '2026/11/21/a-deal'],
  ['/2026/11/21/a-deal', '2026/11/21/a-deal'],
  ['/amp/2026/11/21/a-deal/', '2026/11/21/a-deal'],
  ['/markets/', undefined],
  ['/2026/11/21/../x/', undefined],
  ['/x/2026/11/21/a-deal/', undefined],
])('parses the path %s to the article %s', (path, id) => expect(parseNaturalId(path)).toBe(id));
