import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage, aSite } from '../../../test/aSite';
import { CalendarScreen } from './CalendarScreen';
import type { EventQuery } from './parameters';
import { anEvent, byLabel } from '../../../test/wire';
import { EventScreen } from './EventScreen';
import { loadEvent } from './loadEvent';

const render = (query: Partial<EventQuery>): string =>
  renderToStaticMarkup(
    <CalendarScreen
      view={{
        type: 'events',
        query: { when: 'future', page: 1, filters: {}, ...query },
        events: [],
        total: 0,
        pages: 0,
        choices: [],
        header: {},
        trending: [],
      }}
      page={aPage('/events/')}
    />,
  );
const textOf = (query: Partial<EventQuery>): string => render(query).replaceAll(/<[^>]+>/g, ' ');

describe('§2.1 events without an event', () => {
  test.each([
    ['upcoming', {}, 'No events have been announced yet'],
    ['past', { when: 'past' }, 'There are no past events yet'],
  ] as const)('says so once, and has no calendar to add: %s', (_, query, title) => {
    const text = textOf(query);
    expect(text).toContain(title);
    expect(text).not.toMatch(/\b0\s+(?:upcoming|past) events/);
    expect(text).not.toContain('Add all to your calendar');
  });

  test('counts the results of filters, which can be removed', () => {
    expect(textOf({ filters: { city: 'Atlanta' } })).toMatch(/\b0\s+upcoming events/);
  });
});

describe('§2.1 the tabs of the events', () => {
  const getTabs = (query: Partial<EventQuery>) =>
    [...render(query).matchAll(/<a class="[^"]*" href="([^"]+)"( aria-current="page")?>(Upcoming events|Past)</g)].map(
      ([, url = '', current = '', title = '']) => `${title}${current && ' (current)'}: ${url.replaceAll('&amp;', '&')}`,
    );

  test.each([
    ['future', {}, ['Upcoming events (current): /events/', 'Past: /events/?past=1']],
    [
      'future',
      { city: 'Atlanta', topic: 'Office' },
      [
        'Upcoming events (current): /events/?city=Atlanta&topic=Office',
        'Past: /events/?past=1&city=Atlanta&topic=Office',
      ],
    ],
    [
      'past',
      { city: 'Atlanta' },
      ['Upcoming events: /events/?city=Atlanta', 'Past (current): /events/?past=1&city=Atlanta'],
    ],
  ] as const)('%s events with %j: the other tab has the same filters', (when, filters, tabs) => {
    expect(getTabs({ when, filters, page: 2 })).toEqual(tabs);
  });
});

test.each([
  ['a past event', '2001-01-01T12:00:00Z', false],
  ['an upcoming event, which can be added to a calendar', '2999-01-01T12:00:00Z', true],
])('§3 there is a row of buttons only with buttons: %s', async (_, eventStartDate, hasButtons) => {
  const event = { ...anEvent('forum'), eventStartDate };
  const outcome = await loadEvent(aSite(byLabel({ event })), { event: 'forum' });
  if (!outcome.ok) throw new Error('The event is missing.');
  const html = renderToStaticMarkup(<EventScreen view={outcome.value} page={aPage(event.docUri)} />);
  expect(html.includes('ButtonRow')).toBe(hasButtons);
});
