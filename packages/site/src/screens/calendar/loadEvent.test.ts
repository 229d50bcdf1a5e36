import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { anEvent } from '../../../test/wire';
import { loadEvent } from './loadEvent';
import { formatAddress } from '../../content/story/address';
import { formatSessionTime, toAgenda, toPriceFact, toSpeakers, toVenueFact, type WireEventPage } from './eventDetails';
import { formatPrice, formatPriceRange, getEventActions, isPast, toListedEvent, type WireEvent } from './toEvent';

const upcoming = ['one', 'two', 'three', 'four'].map(anEvent);
const trending = { trendingArticles: { contents: [] } };

const siteWith = (known: readonly string[], requests: string[] = []) =>
  aSite(({ query, variables }) => {
    requests.push(query);
    const slug = String(variables.event__uri).split('/')[2] ?? '';
    return {
      event__getEvent: known.includes(slug) ? anEvent(slug) : null,
      upcoming__getFutureEvents: { estimate: 4, locations: [], topics: [], audiences: [], events: upcoming },
      trending__getStatsList: trending,
    };
  });

describe('§3 one event by its docUri', () => {
  const load = async (change: object) => {
    const site = aSite(() => ({ event__getEvent: { ...anEvent('two'), ...change }, trending__getStatsList: trending }));
    const outcome = await loadEvent(site, { event: 'two' });
    if (!outcome.ok) throw new Error('The event could not be loaded.', { cause: outcome.error });
    return outcome.value;
  };

  test('is queried by its address in one document', async () => {
    const requests: string[] = [];
    const outcome = await loadEvent(siteWith(['long-over'], requests), { event: 'long-over' });
    expect(outcome.ok && [outcome.value.path, outcome.value.status]).toEqual(['/events/long-over/', 'past']);
    expect(requests).toHaveLength(1);
  });

  test('shows who made its picture', async () => {
    const pictured = { imageUri: '/images/tower-facade-oxide-101-article', imageCredit: 'Ann Lee' };
    expect((await load(pictured)).picture?.credit).toBe('Ann Lee');
  });

  test('shows its second picture upright, with its own credit', async () => {
    const covered = { imageUri2: '/images/program-cover', imageCredit2: 'Bo Lind' };
    expect((await load(covered)).cover).toMatchObject({
      src: '/images/program-cover/?width=800',
      width: 900,
      height: 1200,
      credit: 'Bo Lind',
    });
  });

  test.each([
    ['2020-12-15T08:30:00-05:00', '/events/?past=1&topic=Office'],
    ['2999-12-15T08:30:00-05:00', '/events/?topic=Office'],
  ])('of %s links to the events of its time with its topic', async (eventStartDate, url) => {
    const { facts } = await load({ eventStartDate, industry: 'Office' });
    expect(facts.find(({ label }) => label === 'Topic')).toEqual({ label: 'Topic', link: { title: 'Office', url } });
  });

  test.each([
    ['2020-12-15T08:30:00-05:00', undefined],
    ['2999-12-15T08:30:00-05:00', 'https://tickets.example.com/'],
  ])('of %s offers the registration %s to search engines', async (eventStartDate, registration) => {
    const { structured } = await load({ eventStartDate, registrationURL: 'https://tickets.example.com/' });
    expect(structured.registration).toBe(registration);
  });

  test('is not one of the other events', async () => {
    const outcome = await loadEvent(siteWith(['two']), { event: 'two' });
    expect(outcome.ok && outcome.value.others.map(({ title }) => title)).toEqual(['one', 'three', 'four']);
  });

  test.each(['nobody-knows', 'Not-A-Slug', '..'])('%s is not found', async (slug) => {
    expect(await loadEvent(siteWith([]), { event: slug })).toEqual({ ok: false, error: { kind: 'not-found' } });
  });
});

const address = {
  street: '5700 Ballona Row',
  locality: 'Los Angeles',
  region: 'CA',
  postalCode: '90094',
  country: 'US',
};
const session = (day: number, startTime: string, title: string, endTime: string | null = null) => ({
  day,
  startTime,
  endTime,
  title,
  detail: null,
  speakers: [] as { name: string; role: string | null }[],
});
const event: WireEventPage = {
  ...anEvent('apartments-forum'),
  venueName: 'Ballona Hall',
  eventStartDate: '2026-12-15T21:30:00-08:00',
  eventEndDate: '2026-12-16T22:00:00-08:00',
  city: 'Los Angeles',
  timeZone: 'America/Los_Angeles',
  address,
  agenda: [session(1, '21:30', 'Late start'), session(2, '08:00', 'Site visits', '12:00')],
  prices: [
    { label: 'Everyone', amount: 795, currency: 'USD' },
    { label: 'Public agencies', amount: 0, currency: 'USD' },
  ],
};

describe('§3 the venue of an event', () => {
  test('has its name, its address and a map', () => {
    expect(toVenueFact(event)).toEqual([
      {
        label: 'Where',
        lines: ['Ballona Hall', '5700 Ballona Row', 'Los Angeles, CA 90094'],
        link: {
          title: 'Map',
          url: 'https://www.openstreetmap.org/search?query=5700+Ballona+Row%2C+Los+Angeles%2C+CA+90094',
          newTab: true,
        },
      },
    ]);
  });

  test('is the city alone without an address, and absent without both', () => {
    expect(toVenueFact({ ...event, address: null })).toEqual([
      { label: 'Where', lines: ['Ballona Hall', 'Los Angeles'] },
    ]);
    expect(toVenueFact({ ...event, address: null, venueName: null, city: null })).toEqual([]);
  });

  test('names the country outside the United States', () => {
    const abroad = { street: 'Am Hafen 2', locality: 'Hamburg', region: null, postalCode: '20095', country: 'DE' };
    expect(formatAddress(abroad)).toEqual(['Am Hafen 2', 'Hamburg, 20095', 'Germany']);
  });

  test('has its own time zone: a late start is on the day of the venue', () => {
    expect(toListedEvent(event, new Date('2026-12-01T00:00:00Z'), 'America/New_York').day).toBe('15');
    expect(toListedEvent({ ...event, timeZone: null }, new Date('2026-12-01T00:00:00Z'), 'America/New_York').day).toBe(
      '16',
    );
  });
});

describe('§3 the price of an event', () => {
  test.each([
    [595, 'USD', '$595'],
    [2900, 'USD', '$2,900'],
    [12.5, 'EUR', '€12.50'],
    [0, 'USD', 'Free'],
  ])('%d %s is %s', (amount, currency, text) => {
    expect(formatPrice({ amount, currency })).toBe(text);
  });

  test('is stated until the event has ended', () => {
    expect(toPriceFact(event, new Date('2026-12-16T00:00:00Z'))).toEqual([
      { label: 'Price', lines: ['Everyone: $795', 'Public agencies: Free'] },
    ]);
    expect(toPriceFact(event, new Date('2026-12-20T00:00:00Z'))).toEqual([]);
  });
});

describe('§3 the agenda of an event', () => {
  test.each([
    ['08:30', '09:00', '8:30–9:00 a.m.'],
    ['11:30', '13:00', '11:30 a.m.–1:00 p.m.'],
    ['18:00', null, '6:00 p.m.'],
  ])('%s to %s is %s', (startTime, endTime, text) => {
    expect(formatSessionTime({ startTime, endTime })).toBe(text);
  });

  test('names its days if there are several', () => {
    expect(toAgenda(event, 'America/Los_Angeles')).toEqual([
      { title: 'Tuesday, Dec. 15', sessions: [{ time: '9:30 p.m.', title: 'Late start' }] },
      { title: 'Wednesday, Dec. 16', sessions: [{ time: '8:00 a.m.–12:00 p.m.', title: 'Site visits' }] },
    ]);
    expect(toAgenda({ ...event, agenda: event.agenda.slice(0, 1) }, 'America/Los_Angeles')).toEqual([
      { sessions: [{ time: '9:30 p.m.', title: 'Late start' }] },
    ]);
  });
});

test.each([
  [[], ''],
  [[0], 'Free'],
  [[85], '$85'],
  [[795, 95], 'From $95'],
  [[745, 0], 'From $745'],
])('a list has the price of %j as "%s"', (amounts, text) => {
  expect(formatPriceRange(amounts.map((amount) => ({ label: 'Everyone', amount, currency: 'USD' })))).toBe(text);
});

test('a speaker of two sessions is in the list of speakers once, and is named in both sessions', () => {
  const speaker = { name: 'Ines Karlsson', role: 'Editor' };
  const agenda = [1, 2].map((day) => ({ ...session(day, '08:00', `Day ${day}`), speakers: [speaker] }));
  expect(toSpeakers({ agenda })).toEqual([speaker]);
  expect(toAgenda({ ...event, agenda }, 'UTC').map(({ sessions }) => sessions[0]?.speakers)).toEqual([
    'Ines Karlsson',
    'Ines Karlsson',
  ]);
});

const summit: WireEvent = {
  ...anEvent('net-lease-summit'),
  registrationURL: 'https://example.com/register',
  eventStartDate: '2026-12-15T08:30:00-05:00',
  eventEndDate: '2026-12-16T17:00:00-05:00',
};

describe('§2.1 the Past label', () => {
  test.each([
    ['before it', '2026-12-01T00:00:00Z', false],
    ['while it runs', '2026-12-16T12:00:00-05:00', false],
    ['after it', '2026-12-16T17:00:01-05:00', true],
  ])('%s', (_, now, past) => {
    expect(isPast(summit, new Date(now))).toBe(past);
  });

  test('an event without an end is past after its start', () => {
    expect(isPast({ ...summit, eventEndDate: null }, new Date('2026-12-15T08:31:00-05:00'))).toBe(true);
  });

  test('the registration at a static page names the event', () => {
    const [action] = getEventActions(
      { ...summit, registrationURL: '/static/event-registration/' },
      new Date('2026-12-01T00:00:00Z'),
    );
    expect(action?.url).toBe('/static/event-registration/?event=net-lease-summit');
  });

  test('has no registration after its end or with an invalid URL', () => {
    expect(getEventActions(summit, new Date('2026-12-01T00:00:00Z'))).toHaveLength(1);
    expect(getEventActions(summit, new Date('2027-01-01T00:00:00Z'))).toEqual([]);
    expect(
      getEventActions({ ...summit, registrationURL: 'javascript:alert(1)' }, new Date('2026-12-01T00:00:00Z')),
    ).toEqual([]);
  });
});
