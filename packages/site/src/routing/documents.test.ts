import { toSlug } from '@masthead/content-rules/natural-id';
import { expect, test } from 'vitest';
import { ampPath, eventCalendarPath, feedPath, showFeedPath } from './documents';

test('links to documents are derived from the address of their page', () => {
  expect([
    feedPath('/'),
    feedPath('/markets/atlanta/', 'atom'),
    eventCalendarPath('/events/a/'),
    ampPath('/2026/11/21/a/'),
    showFeedPath(toSlug('Café & Co.: Deals')),
  ]).toEqual([
    '/rss/feed/',
    '/markets/atlanta/feed/atom/',
    '/events/a/event.ics',
    '/amp/2026/11/21/a/',
    '/podcastcenter/cafe-co-deals/feed/',
  ]);
});
