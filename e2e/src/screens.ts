import { streamOf } from './content.ts';

/** One page of each kind, with the status it answers with. */
export type Screen = { name: string; path: string; status: number };

const busiest = 'markets/northeast';

const fixed: readonly Screen[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'stream', path: `/${busiest}/`, status: 200 },
  { name: 'second page of a stream', path: `/${busiest}/?page=2`, status: 200 },
  { name: 'search', path: '/search/?q=office', status: 200 },
  { name: 'search without results', path: '/search/?q=qwertyuiopasdf', status: 200 },
  { name: 'search before a question', path: '/search/', status: 200 },
  { name: 'markets hub', path: '/markets/', status: 200 },
  { name: 'sectors hub', path: '/sectors/', status: 200 },
  { name: 'author', path: '/author/profile/maren-ostrow/', status: 200 },
  { name: 'static page', path: '/static/about-us/', status: 200 },
  { name: 'site map', path: '/sitemap/', status: 200 },
  { name: 'not found', path: '/no-such-page/', status: 404 },
];

/** Every kind of screen. The article is the newest of a busy market: its address holds the day of seeding. */
export const screens = async (): Promise<readonly Screen[]> => {
  const [article] = (await streamOf(busiest, 1)).contents;
  if (!article) throw new Error(`The sample content has no article in ${busiest}.`);
  return [...fixed, { name: 'article', path: article.uri, status: 200 }];
};

/** The names, for tables of tests: they stand before the content is there. */
export const screenNames: readonly string[] = [...fixed.map(({ name }) => name), 'article'];

/** The screen of a name. */
export const screenNamed = async (name: string): Promise<Screen> => {
  const screen = (await screens()).find((one) => one.name === name);
  if (!screen) throw new Error(`No screen is called ${name}.`);
  return screen;
};
