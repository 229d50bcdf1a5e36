import { describe, expect, test } from 'vitest';
import { href, authorPath } from './href';
import { rewrites } from './rewrites';

const { beforeFiles, afterFiles } = rewrites({ product: 'newsline', magazine: 'newsline-monthly', prefixes: ['newsline', 'sister'] });
const table = [...beforeFiles, ...afterFiles];
const families = 'sectors|markets|best-practices|newsline-topics|newsline-sections|tag|region|regulated-media';
const missing = '/~/missing/page/';
/** The pattern as the route table writes it: without the rule that every parameter has. */
const written = (source: string) => source.replaceAll('([A-Za-z0-9_][A-Za-z0-9_.-]*)', '');
const destinationsOf = (source: string) => table.filter((rewrite) => written(rewrite.source) === source).map(({ destination }) => destination).filter((destination) => destination !== missing);

describe('§2 public addresses lead to the screens of the app tree', () => {
  test.each([
    ['/', ['/~/home/front/']],
    ['/:year(\\d{4})/:month(\\d{2})/:day(\\d{2})/:slug/', ['/~/article/:year/:month/:day/:slug/']],
    [`/:family(${families})/:slug/`, ['/~/stream/:page/:family/:slug/', '/~/stream/1/:family/:slug/']],
    ['/webcasts/on-demand/:slug/', ['/~/stream/:page/webcasts/on-demand/:slug/', '/~/stream/1/webcasts/on-demand/:slug/']],
    ['/podcastcenter/', ['/~/media/podcastcenter/:page/', '/~/media/podcastcenter/1/']],
    ['/webcasts/on-demand/:channel/:webcast/', ['/~/media-item/webcasts/on-demand/:channel/:webcast/']],
    ['/editorial-calendar/', ['/~/calendar/editorial-calendar/']],
    ['/events/:event/', ['/~/event/:event/']],
    ['/special-reports/:package/', ['/~/package/special-reports/:package/:page/', '/~/package/special-reports/:package/1/']],
    ['/newsline-monthly/', ['/~/issue/current/']],
    ['/newsline-monthly/current-issue/', ['/~/issue/current/']],
    ['/newsline-monthly/issue/:issue/', ['/~/issue/:issue/']],
    ['/newsline-monthly/issue-gallery/', ['/~/issue-gallery/:page/', '/~/issue-gallery/1/']],
    ['/resources/', ['/~/resources/-/']],
    ['/:site(newsline|sister)/resources/', ['/~/resources/:site/']],
    ['/:site(newsline|sister)/resources/video/:video/', ['/~/resource-video/:site/:video/']],
    ['/resources/partners/', ['/~/resource-partners/-/:choice/', '/~/resource-partners/-/-/']],
    ['/resources/partners/video/', ['/~/resource-partners/-/video/']],
    ['/:site(newsline|sister)/company-resources/', ['/~/company-resources/:site/:choice/', '/~/company-resources/:site/-/']],
    ['/cre-tech-center/', ['/~/tech-center/all/']],
    ['/recognition/:directory/', ['/~/recognition/:directory/']],
    ['/recognition/:directory/:profile/', ['/~/recognition-profile/:directory/:profile/']],
    ['/rss/', ['/~/static/rss/']],
    ['/static/:slug/', ['/~/static/:slug/']],
  ])('%s', (source, destinations) => {
    expect(destinationsOf(source)).toEqual(destinations);
  });

  test('the first rule keeps visitors out of the folder behind the rewrites', () => {
    expect(table[0]).toEqual({ source: '/~/:path*', destination: '/no-such-page/' });
  });

  test('what readers ask for most stands before what they seldom ask for, since Next tries the rules in their order', () => {
    const place = (source: string) => table.findIndex((rewrite) => written(rewrite.source) === source);
    expect(place(`/:family(${families})/:slug/`)).toBeLessThan(10);
    expect(place('/rss/feed/')).toBeGreaterThan(place(`/:family(${families})/:slug/`));
  });

  test('a page number in the query is matched before the address without one', () => {
    const [withPage, withNoPage, without] = table.filter(({ source }) => written(source) === `/:family(${families})/:slug/`);
    expect(withPage?.has).toEqual([{ type: 'query', key: 'page', value: '(?<page>[0-9]{1,6})' }]);
    expect(withNoPage).toMatchObject({ destination: missing, has: [{ type: 'query', key: 'page', value: '.+' }] });
    expect(without?.has).toBeUndefined();
  });

  test.each(['%zz', '..', '.hidden', 'a/b', 'a%2Fb', ''])('a segment "%s" names no screen', (text) => {
    const pattern = table.find(({ source }) => written(source) === `/:family(${families})/:slug/`)?.source ?? '';
    expect(new RegExp(`^${pattern.replace(/:(?:slug|family)/g, '')}$`).test(`/markets/${text}/`)).toBe(false);
  });
});

describe('§2.1 links are made from the route table', () => {
  test('with parameters and a page', () => {
    expect(href('marketStream', { slug: 'atlanta' })).toBe('/markets/atlanta/');
    expect(href('marketStream', { slug: 'atlanta' }, 3)).toBe('/markets/atlanta/?page=3');
    expect(href('topicStream', { product: 'newsline', slug: 'reits' })).toBe('/newsline-topics/reits/');
    expect(href('home', {})).toBe('/');
  });

  test("an author's address is the name lowercased with spaces replaced by hyphens", () => {
    expect(authorPath('Maren  Ostrow')).toBe('/author/profile/maren-ostrow/');
  });
});
