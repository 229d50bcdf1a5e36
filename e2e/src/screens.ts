import { isFullRun } from './env.ts';
import { get } from './http.ts';

/** A page of each kind, with the status of its response. `variantOf` names the screen whose layout it shares. */
export type Screen = { name: string; variantOf?: string; path: string; status: number };

/** A screen whose address depends on the sample content: the first matching link on another page. */
type Linked = { name: string; on: string; link: RegExp };

const busiest = '/markets/northeast/';

const fixed: readonly Screen[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'stream', path: busiest, status: 200 },
  { name: 'second page of a stream', variantOf: 'stream', path: `${busiest}?page=2`, status: 200 },
  { name: 'search', path: '/search/?q=office', status: 200 },
  { name: 'search without results', variantOf: 'search', path: '/search/?q=qwertyuiopasdf', status: 200 },
  { name: 'search before a question', path: '/search/', status: 200 },
  { name: 'markets hub', path: '/markets/', status: 200 },
  { name: 'sectors hub', variantOf: 'markets hub', path: '/sectors/', status: 200 },
  { name: 'author', path: '/author/profile/maren-ostrow/', status: 200 },
  { name: 'podcasts', path: '/podcastcenter/', status: 200 },
  { name: 'webcasts', variantOf: 'podcasts', path: '/webcasts/', status: 200 },
  { name: 'editorial calendar', path: '/editorial-calendar/', status: 200 },
  { name: 'events', path: '/events/', status: 200 },
  { name: 'past events', variantOf: 'events', path: '/events/?past=1', status: 200 },
  { name: 'deals', path: '/deals/', status: 200 },
  { name: 'deals without results', variantOf: 'deals', path: '/deals/?market=boston&kind=foreclosure', status: 200 },
  { name: 'newsletters', path: '/static/newsletters/', status: 200 },
  { name: 'insights', path: '/instant-insights/', status: 200 },
  { name: 'special reports', path: '/special-reports/', status: 200 },
  // Without a sponsor, so that it has the slots of one.
  { name: 'special report', path: '/special-reports/special-report-second-uses/', status: 200 },
  { name: 'thought leaders', path: '/thought-leaders/', status: 200 },
  { name: 'issue gallery', path: '/real-estate-forum/issue-gallery/', status: 200 },
  { name: 'current issue', path: '/real-estate-forum/current-issue/', status: 200 },
  { name: 'resource center', path: '/resources/', status: 200 },
  { name: 'partners', path: '/resources/partners/', status: 200 },
  { name: 'partner videos', path: '/resources/partners/video/', status: 200 },
  { name: 'tech center', path: '/cre-tech-center/', status: 200 },
  { name: 'nominations', path: '/nomination/', status: 200 },
  { name: 'recognition', path: '/recognition/rainmakers/', status: 200 },
  { name: 'static page with a rail', path: '/static/about-us/', status: 200 },
  { name: 'static page in one column', variantOf: 'static page with a rail', path: '/static/thank-you/', status: 200 },
  {
    name: 'static page at full width',
    variantOf: 'static page with a rail',
    path: '/static/advertise-with-us/',
    status: 200,
  },
  { name: 'blank static page', path: '/static/abm-white-papers/', status: 200 },
  { name: 'ask the experts', path: '/fcs/static/ask-the-experts/', status: 200 },
  { name: 'reading list', path: '/saved/', status: 200 },
  { name: 'offer', path: '/subscribe/', status: 200 },
  { name: 'site map', path: '/sitemap/', status: 200 },
  { name: 'developer tools', path: '/devtools/', status: 200 },
  {
    name: 'developer tools, fetch',
    variantOf: 'developer tools',
    path: '/devtools/fetch/?type=stream&variables=%7B%22slug%22%3A%22markets%2Fatlanta%22%2C%22siteName%22%3A%22plotline%22%7D',
    status: 200,
  },
  { name: 'developer tools, routes', variantOf: 'developer tools', path: '/devtools/routes/', status: 200 },
  { name: 'not found', path: '/no-such-page/', status: 404 },
  { name: 'refused preview', path: '/?preview=https://elsewhere.example/graphql', status: 403 },
];

const linked: readonly Linked[] = [
  { name: 'article', on: `${busiest}?page=2`, link: /href="(\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9-]+\/)"/ },
  { name: 'article with charts', on: '/', link: /Market data.*?href="(\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9-]+\/)"/s },
  {
    name: 'podcast episode',
    on: '/podcastcenter/',
    link: /href="(\/podcastcenter\/[a-z0-9-]+\/(?!feed\/)[a-z0-9-]+\/)"/,
  },
  { name: 'webcast', on: '/webcasts/', link: /href="(\/webcasts\/on-demand\/[a-z0-9-]+\/[a-z0-9-]+\/)"/ },
  { name: 'event', on: '/events/', link: /href="(\/events\/[a-z0-9-]+\/)"/ },
  { name: 'insight', on: '/instant-insights/', link: /href="(\/instant-insights\/[a-z0-9-]+\/)"/ },
  { name: 'thought leader', on: '/thought-leaders/', link: /href="(\/thought-leaders\/(?!channel)[a-z0-9-]+\/)"/ },
  { name: 'sponsored content', on: '/sitemap/', link: /href="(\/sponsored-content\/(?!static)[a-z0-9-]+\/)"/ },
  { name: 'company resources', on: '/company-resources/', link: /href="(\/company-resources\/\?realmID=[a-z0-9-]+)/ },
  { name: 'resource video', on: '/resources/partners/video/', link: /href="(\/resources\/video\/[a-z0-9-]+\/)"/ },
  {
    name: 'recognition profile',
    on: '/recognition/rainmakers/',
    link: /href="(\/recognition\/rainmakers\/[a-z0-9-]+\/)"/,
  },
];

const follow = async ({ name, on, link }: Linked): Promise<Screen> => {
  const path = link.exec((await get(on)).text)?.[1];
  if (!path) throw new Error(`${on} links no ${name}.`);
  return { name, path, status: 200 };
};

/** Every kind of screen; `npm test` leaves out those that share the layout of another one. */
export const getScreens = async (): Promise<readonly Screen[]> => [
  ...fixed.filter(({ variantOf }) => isFullRun || variantOf === undefined),
  ...(await Promise.all(linked.map(follow))),
];

/** The names of all screens, for test tables, which are built before the content is available. */
export const screenNames: readonly string[] = [...fixed, ...linked].map(({ name }) => name);

/** The names of one screen for each layout. */
export const layoutNames: readonly string[] = [
  ...fixed.filter(({ variantOf }) => variantOf === undefined),
  ...linked,
].map(({ name }) => name);

/** Returns the screen of a name. */
export const getScreen = async (name: string): Promise<Screen> => {
  const existing = fixed.find((one) => one.name === name);
  if (existing) return existing;
  const one = linked.find((other) => other.name === name);
  if (!one) throw new Error(`No screen is called ${name}.`);
  return follow(one);
};
