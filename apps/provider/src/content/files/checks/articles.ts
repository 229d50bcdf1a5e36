import { findKickerCategory, getArticleCategories } from '../articleCategories.ts';
import type { ContentPublication } from '../files.ts';
import { pluck, type Report } from './report.ts';

/** References and house rules of articles. */
export const checkArticles = (
  { articles, authors, categories, publishers }: ContentPublication,
  { require, requireUnique }: Report,
): void => {
  const paths = new Set(pluck(categories, 'path'));
  const authorKeys = new Set(pluck(authors, 'key'));
  const publisherKeys = new Set(pluck(publishers, 'publisher'));
  const streams = pluck(
    categories.filter(({ family }) => family.endsWith('-sections')),
    'name',
  ).join(', ');
  requireUnique('articles', 'slug', pluck(articles, 'slug'));
  requireUnique(
    'articles',
    'title',
    articles.map(({ title }) => title.toLowerCase()),
  );
  requireUnique('articles', 'summary', pluck(articles, 'summary'));
  for (const article of articles) {
    const { kicker, presentedBy, title, summary, body } = article;
    const file = `article ${article.slug}`;
    const categoryPaths = [article.primary, ...article.categories];
    for (const path of categoryPaths)
      require(file, 'categories', paths.has(path), `no category "${path}": write a path of categories.json`);
    for (const field of ['market', 'sector'] as const) {
      const path = article.deal?.[field];
      require(file, `deal.${field}`, !path ||
        (paths.has(path) && path.startsWith(`${field}s/`)), `no ${field} "${path}"`);
    }
    for (const author of article.authors)
      require(file, 'authors', authorKeys.has(author), `no author "${author}": write a key of authors.json`);
    require(file, 'presentedBy', !presentedBy || publisherKeys.has(presentedBy), `no publisher "${presentedBy}"`);
    require(file, 'kicker', findKickerCategory(kicker, categories) !==
      undefined, `"${kicker}" has no stream: write ${streams}, or add it to categories.json`);
    require(file, 'summary', summary !== title &&
      !body.startsWith(summary), 'must not repeat the title or the first sentence');
    require(file, 'body', !/^#\s/m.test(body), 'must have no heading of level 1');
    require(file, 'body', !/<\/?[a-z][^>]*>/i.test(body), 'must have no HTML');
    require(file, 'body', (body.match(/^##\s/gm) ?? []).length <= 6, 'must have at most six subheads');
  }
};

/** Every stream that a menu or a URL can name must have an article (§1.3). */
export const checkStreams = (
  { articles, categories }: ContentPublication,
  { require, requireUnique }: Report,
): void => {
  const used = new Set(
    articles.flatMap((article) => getArticleCategories(article, categories)).map(({ path }) => path),
  );
  for (const { path } of categories) require('categories.json', path, used.has(path), 'has no article');
  requireUnique('categories.json', 'path', pluck(categories, 'path'));
  requireUnique('categories.json', 'naturalId', pluck(categories, 'naturalId'));
};
