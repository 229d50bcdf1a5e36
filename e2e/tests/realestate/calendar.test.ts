import { describe, expect } from 'vitest';
import { queryProvider } from '../../src/content.ts';
import { get, getHeading } from '../../src/http.ts';
import { queryEvents, findUnexpected } from './mediaContent.ts';
import { test } from '../../src/test.ts';

describe('§2.1 editorial calendar and events', () => {
  test('events come by date, and each has a page; past ones carry the Past label and offer no registration', async ({
    visit,
  }) => {
    const future = await queryEvents('getFutureEvents');
    const past = await queryEvents('getPastEvents');
    const page = await visit('/events/');
    const main = page.getByRole('main');
    expect(await main.getByRole('article').getByRole('heading').allTextContents()).toEqual(
      future.events.slice(0, 10).map(({ eventTitle }) => eventTitle),
    );
    expect(await main.getByRole('article').getByText('Past', { exact: true }).count()).toBe(0);
    expect(
      await findUnexpected(
        200,
        [...future.events, ...past.events].map(({ docUri }) => docUri),
      ),
    ).toEqual([]);
    await main.getByRole('navigation', { name: 'Events and calendar' }).getByRole('link', { name: 'Past' }).click();
    await page.waitForURL('**/events/?past=1');
    await main.getByRole('article').filter({ hasText: past.events[0]?.eventTitle }).first().waitFor();
    const rows = main.getByRole('article');
    expect(await rows.getByText('Past', { exact: true }).count()).toBe(await rows.count());
    expect(await rows.getByRole('link', { name: 'Register' }).count()).toBe(0);
  });

  test('the form of the registration has the title of the event', async ({ visit }) => {
    const page = await visit('/events/');
    const event = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Register' }) })
      .first();
    const title = (await event.getByRole('heading').first().textContent()) ?? '';
    await event.getByRole('link', { name: 'Register' }).click();
    await page.waitForURL((url) => url.pathname === '/static/event-registration/');
    await expect.poll(() => page.getByLabel('Event or webcast').inputValue()).toBe(title);
  });

  test('choosing a location in the form puts it into the address', async ({ visit }) => {
    const all = await queryEvents('getFutureEvents');
    const city = all.locations.find((name) => name.includes(',')) ?? all.locations[0] ?? '';
    const page = await visit('/events/');
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Location' }).selectOption(city);
    await page.waitForURL((url) => url.searchParams.get('city') === city);
    await main.getByRole('link', { name: `Remove filter ${city}` }).waitFor();
    const wanted = all.events.filter((event) => event.city === city).map(({ eventTitle }) => eventTitle);
    expect(await main.getByRole('article').getByRole('heading').allTextContents()).toEqual(wanted);
  });

  test.for([
    ['topic', 'industry'],
    ['audience', 'audience'],
  ] as const)('%s filters without scripts', async ([parameter, field]) => {
    const { events } = await queryEvents('getFutureEvents');
    const value = events.map((event) => event[field]).find((one) => !/^all/i.test(one)) ?? '';
    const { text } = await get(
      `/events/?city=&topic=&audience=&${parameter}=${encodeURIComponent(value)}`.replace(`${parameter}=&`, ''),
    );
    for (const event of events.slice(0, 10))
      expect(text.includes(event.docUri), `${event.eventTitle} for ${value}`).toBe(event[field] === value);
  });

  test.for([
    ['a control character', 'city=%00'],
    ['an unknown city', 'city=Nowhere'],
    ['a list', 'topic[]=x'],
    ['a page past the last', 'page=99'],
    ['a negative page', 'page=-1'],
    ['words for numbers', 'past=x&page=two'],
    ['5,000 characters', `audience=${'x'.repeat(5_000)}`],
  ] as const)('%s in the address shows the expected events', async ([, search]) => {
    const response = await get(`/events/?${search}`);
    expect(response.status).toBe(200);
    expect(getHeading(response)).toBe('Events');
    expect(response.text).toMatch(/<article/);
  });

  test('the editorial calendar lists the plans with their dates', async ({ visit }) => {
    const { getEditorialCalendar: entries } = await queryProvider<{
      getEditorialCalendar: readonly { title: string; publicationDate: string }[];
    }>('{ getEditorialCalendar(publication: "plt:plotline") { title publicationDate } }');
    const main = (await visit('/editorial-calendar/')).getByRole('main');
    expect(await main.getByRole('article').getByRole('heading').allTextContents()).toEqual(
      entries.map(({ title }) => title),
    );
    const days = await main
      .locator('article time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(expect.arrayContaining(entries.map(({ publicationDate }) => publicationDate)));
  });

  test('an unknown event is a 404', async () => {
    expect(await findUnexpected(404, ['/events/no-such-event/', '/events/Bad%20Slug/'])).toEqual([]);
  });
});
