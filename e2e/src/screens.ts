import { loadBrand } from '@masthead/scripts/brand';
import { isFullRun } from './env.ts';
import { get } from './http.ts';
import { sampleContent, testedBrand } from './testedBrand.ts';

/** A page of each kind, with the status of its response. `variantOf` names the screen whose layout it shares. */
export type Screen = { name: string; variantOf?: string; path: string; status: number };

/** A screen whose address depends on the sample content: the first matching link on another page. */
type Linked = { name: string; on: string; link: RegExp };

const brand = await loadBrand(testedBrand.key);

const own = (sampleContent.screens ?? { fixed: [], linked: [] }) as {
  fixed: readonly Screen[];
  linked: readonly (Omit<Linked, 'link'> & { link: string })[];
};

const fixed: readonly Screen[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'stream', path: sampleContent.stream, status: 200 },
  ...(sampleContent.secondPage === sampleContent.stream
    ? []
    : [{ name: 'second page of a stream', variantOf: 'stream', path: sampleContent.secondPage, status: 200 }]),
  { name: 'search', path: '/search/?q=office', status: 200 },
  { name: 'search without results', variantOf: 'search', path: '/search/?q=qwertyuiopasdf', status: 200 },
  { name: 'search before a question', path: '/search/', status: 200 },
  { name: 'author', path: `/author/profile/${sampleContent.author}/`, status: 200 },
  { name: 'podcasts', path: '/podcastcenter/', status: 200 },
  { name: 'webcasts', variantOf: 'podcasts', path: '/webcasts/', status: 200 },
  { name: 'editorial calendar', path: '/editorial-calendar/', status: 200 },
  { name: 'events', path: '/events/', status: 200 },
  { name: 'past events', variantOf: 'events', path: '/events/?past=1', status: 200 },
  { name: 'newsletters', path: '/static/newsletters/', status: 200 },
  { name: 'insights', path: '/instant-insights/', status: 200 },
  { name: 'special reports', path: '/special-reports/', status: 200 },
  { name: 'thought leaders', path: '/thought-leaders/', status: 200 },
  { name: 'issue gallery', path: `/${brand.magazine.slug}/issue-gallery/`, status: 200 },
  { name: 'current issue', path: `/${brand.magazine.slug}/current-issue/`, status: 200 },
  { name: 'resource center', path: '/resources/', status: 200 },
  { name: 'partners', path: '/resources/partners/', status: 200 },
  { name: 'partner videos', path: '/resources/partners/video/', status: 200 },
  { name: 'static page with a rail', path: '/static/about-us/', status: 200 },
  { name: 'static page in one column', variantOf: 'static page with a rail', path: '/static/thank-you/', status: 200 },
  {
    name: 'static page at full width',
    variantOf: 'static page with a rail',
    path: '/static/advertise-with-us/',
    status: 200,
  },
  { name: 'reading list', path: '/saved/', status: 200 },
  { name: 'site map', path: '/sitemap/', status: 200 },
  { name: 'developer tools', path: '/devtools/', status: 200 },
  { name: 'developer tools, routes', variantOf: 'developer tools', path: '/devtools/routes/', status: 200 },
  { name: 'not found', path: '/no-such-page/', status: 404 },
  { name: 'refused preview', path: '/?preview=https://elsewhere.example/graphql', status: 403 },
  ...own.fixed,
];

const linked: readonly Linked[] = [
  { name: 'article', on: sampleContent.secondPage, link: /href="(\/\d{4}\/\d{2}\/\d{2}\/[a-z0-9-]+\/)"/ },
  {
    name: 'podcast episode',
    on: '/podcastcenter/',
    link: /href="(\/podcastcenter\/[a-z0-9-]+\/(?!feed\/)[a-z0-9-]+\/)"/,
  },
  { name: 'webcast', on: '/webcasts/', link: /href="(\/webcasts\/on-demand\/[a-z0-9-]+\/[a-z0-9-]+\/)"/ },
  { name: 'event', on: '/events/', link: /href="(\/events\/[a-z0-9-]+\/)"/ },
  { name: 'insight', on: '/instant-insights/', link: /href="(\/instant-insights\/[a-z0-9-]+\/)"/ },
  { name: 'thought leader', on: '/thought-leaders/', link: /href="(\/thought-leaders\/(?!channel)[a-z0-9-]+\/)"/ },
  { name: 'company resources', on: '/company-resources/', link: /href="(\/company-resources\/\?realmID=[a-z0-9-]+)/ },
  { name: 'resource video', on: '/resources/partners/video/', link: /href="(\/resources\/video\/[a-z0-9-]+\/)"/ },
  ...own.linked.map(({ link, ...one }) => ({ ...one, link: new RegExp(link) })),
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

export const layoutNames: readonly string[] = [
  ...fixed.filter(({ variantOf }) => variantOf === undefined),
  ...linked,
].map(({ name }) => name);

/** Whether the tested publication has the screen of a name. */
export const hasScreen = (name: string): boolean => screenNames.includes(name);

export const getScreen = async (name: string): Promise<Screen> => {
  const existing = fixed.find((one) => one.name === name);
  if (existing) return existing;
  const one = linked.find((other) => other.name === name);
  if (!one) throw new Error(`No screen is called ${name}.`);
  return follow(one);
};
