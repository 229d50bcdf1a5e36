import { describe, expect, test } from 'vitest';
import { href, authorPath } from './href';
import { rewrites } from './rewrites';

const table = rewrites({ product: 'newsline' });
const destinationsOf = (source: string) => table.filter((rewrite) => rewrite.source === source).map(({ destination }) => destination);

describe('§2 public addresses lead to the screens of the app tree', () => {
  test.each([
    ['/', ['/~/home/front/']],
    ['/:year(\\d{4})/:month(\\d{2})/:day(\\d{2})/:slug/', ['/~/article/:year/:month/:day/:slug/']],
    ['/newsline-topics/:slug/', ['/~/stream/:page/newsline-topics/:slug/', '/~/stream/1/newsline-topics/:slug/']],
    ['/webcasts/on-demand/:slug/', ['/~/stream/:page/webcasts/on-demand/:slug/', '/~/stream/1/webcasts/on-demand/:slug/']],
    ['/rss/', ['/~/static/rss/']],
    ['/static/:slug/', ['/~/static/:slug/']],
  ])('%s', (source, destinations) => {
    expect(destinationsOf(source)).toEqual(destinations);
  });

  test('the first rule keeps visitors out of the folder behind the rewrites', () => {
    expect(table[0]).toEqual({ source: '/~/:path*', destination: '/no-such-page/' });
  });

  test('a page number in the query is matched before the address without one', () => {
    const [withPage, without] = table.filter(({ source }) => source === '/markets/:slug/');
    expect(withPage?.has).toEqual([{ type: 'query', key: 'page', value: '(?<page>.+)' }]);
    expect(without?.has).toBeUndefined();
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
