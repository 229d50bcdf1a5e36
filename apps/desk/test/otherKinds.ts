import type { KindName } from '../src/content/kinds.ts';

/** An item of each other kind: its key, its document, a change at the desk, and the change that is sent. */
export const others = {
  authors: [
    'ada-mill',
    { name: 'Ada Mill', role: 'Reporter', social: [{ network: 'X', value: 'https://x.com/ada' }] },
    { role: 'Editor' },
  ],
  packages: [
    'home-lead-one',
    {
      title: 'Lead',
      type: 'position',
      packageUrl: '/',
      articles: ['2026/11/21/second', '2026/11/21/first'],
      position: 'home-lead',
      navigations: [{ name: 'Denver', query: 'markets/denver' }],
      sponsors: [{ name: 'Hawkstone', url: 'https://example.com', image: { url: '/logo', decorative: true } }],
    },
    { articles: ['example:articles:2026/11/21/first'] },
    { articles: ['2026/11/21/first'] },
  ],
  'trending-lists': [
    'site',
    { articles: ['2026/11/21/first'] },
    { articles: ['example:articles:2026/11/21/second'] },
    { articles: ['2026/11/21/second'] },
  ],
  events: [
    'summit',
    {
      eventTitle: 'Summit',
      docUri: '/events/summit/',
      startsAt: '2027-03-01T09:00:00-05:00',
      address: { street: '1 Main St', locality: 'Denver' },
      agenda: [{ startTime: '09:00', title: 'Rates', speakers: [{ name: 'Ann Lee', role: 'Chair' }] }],
      prices: [{ label: 'Member', amount: 0 }],
    },
    { city: 'Denver' },
  ],
  webcasts: [
    'rates',
    {
      title: 'Rates',
      uri: '/webcasts/rates/',
      startsAt: '2027-03-01T14:00:00Z',
      endsAt: '2027-03-01T15:00:00Z',
      topic: 'markets/denver',
      speakers: [{ name: 'Ann Lee', firm: 'Hawkstone' }],
      needToKnow: ['Rates fell.', 'Spreads did not.'],
      recording: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    },
    { byline: 'Ann Lee' },
  ],
  podcasts: [
    'episode-one',
    {
      title: 'One',
      uri: '/podcastcenter/one/',
      show: 'The Rent Roll',
      number: 1,
      recording: { audioUrl: 'https://example.com/1.mp3', audioType: 'audio/mpeg', audioBytes: 1000 },
    },
    { guest: 'Ann Lee' },
  ],
  'static-pages': [
    'about',
    { title: 'About', path: '/about/', content: '<p>We write.</p>', settings: { hideTitle: true, externalCss: [] } },
    { excerpt: 'Who we are.' },
  ],
} as const satisfies Partial<Record<KindName, readonly [string, object, object, object?]>>;
