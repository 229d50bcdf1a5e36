import { type ContentIssue, type ContentPublication, getPublicationFolder } from '../files.ts';
import { checkStaticPage } from '../staticPage.ts';
import { findKickerCategory, getArticleCategories } from '../articleCategories.ts';
import type { ContentImage } from '../schema/common.ts';
import type { ContentHome } from '../schema/packages.ts';

/** Collects the issues that one check finds across files. */
type Report = {
  /** Adds an issue unless the condition holds. */
  require: (file: string, path: string, condition: boolean, message: string) => void;
  /** Adds an issue for every value that occurs more than once. */
  requireUnique: (file: string, field: string, values: readonly string[]) => void;
};

/** Creates a report that adds its issues to `issues`. Files are those of a publication in `folder`. */
export const createReport = (issues: ContentIssue[], folder: string): Report => {
  const require: Report['require'] = (file, path, condition, message) => {
    if (!condition) issues.push({ file: `${folder}/${file}`, path, message });
  };
  return {
    require,
    requireUnique: (file, field, values) => {
      const repeated = values.filter((value, index) => values.indexOf(value) !== index);
      for (const value of new Set(repeated)) require(file, field, false, `"${value}" occurs more than once`);
    },
  };
};

export const pluck = <Entry, Field extends keyof Entry>(entries: readonly Entry[], field: Field): Entry[Field][] =>
  entries.map((entry) => entry[field]);

const isSameFile = (one: ContentImage, other: ContentImage): boolean =>
  one.source.file !== undefined && one.source.file === other.source.file;

const checkPackages = (
  { articles, categories, packages }: ContentPublication,
  requireArticle: (file: string, path: string, slug: string) => void,
  { require, requireUnique }: Report,
): void => {
  const file = 'packages.json';
  const paths = new Set(pluck(categories, 'path'));
  requireUnique(file, 'slug', pluck(packages, 'slug'));
  for (const { slug, articles: slugs, navigations, coverStory, image } of packages) {
    for (const article of slugs) requireArticle(file, slug, article);
    requireUnique(file, slug, slugs);
    for (const { query } of navigations) require(file, slug, paths.has(query), `no category "${query}"`);
    const firstSlug = coverStory ?? slugs[0];
    const first = articles.find((article) => article.slug === firstSlug);
    require(file, slug, !first?.image ||
      !isSameFile(image, first.image), 'its picture is that of its first story, which is below it');
    require(file, slug, !coverStory || slugs.includes(coverStory), 'the cover story is not among the articles');
  }
};

type RequireArticle = (file: string, path: string, slug: string) => void;

const checkHome = (
  { categories, packages, podcasts, events }: ContentPublication,
  home: ContentHome,
  requireArticle: RequireArticle,
  { require, requireUnique }: Report,
): void => {
  const paths = new Set(pluck(categories, 'path'));
  const podcastIds = new Set(pluck(podcasts, 'id'));
  const homeSlugs = [
    home.lead,
    ...home.leadRelated,
    ...home.secondary,
    ...home.latest,
    ...home.desk,
    ...home.insights,
    ...home.recent,
    ...home.markets.flatMap((market) => market.articles),
  ];
  for (const slug of homeSlugs) requireArticle('home.json', '', slug);
  requireUnique('home.json', '', homeSlugs);
  for (const { path } of home.markets) require('home.json', 'markets', paths.has(path), `no category "${path}"`);
  for (const id of home.podcasts) require('home.json', 'podcasts', podcastIds.has(id), `no podcast "${id}"`);
  require('home.json', 'specialReport', packages.some(
    ({ slug, type }) => slug === home.specialReport && type === 'Special+Reports',
  ), 'is not a special report');
  require('home.json', 'featuredEvent', events.some(
    ({ slug }) => slug === home.featuredEvent,
  ), `no event "${home.featuredEvent}"`);
};

/** Packages, the home page and the trending list: references and duplicates. */
const checkPlacement = (content: ContentPublication, report: Report): void => {
  const { articles, home, trending, indicators } = content;
  const { require, requireUnique } = report;
  const slugs = new Set(pluck(articles, 'slug'));
  const requireArticle: RequireArticle = (file, path, slug) =>
    require(file, path, slugs.has(slug), `no article "${slug}"`);
  checkPackages(content, requireArticle, report);
  if (home) checkHome(content, home, requireArticle, report);
  for (const { key, article } of indicators)
    if (article !== undefined) requireArticle('market-data.json', key, article);
  requireUnique('market-data.json', 'key', pluck(indicators, 'key'));
  for (const [index, slug] of trending.entries()) requireArticle('trending.json', `[${index}]`, slug);
  requireUnique('trending.json', '', trending);
};

/** References of partners, their content, media and the technology center. */
const checkPartners = (content: ContentPublication, { require, requireUnique }: Report): void => {
  const publisherKeys = new Set(pluck(content.publishers, 'publisher'));
  const topics = new Set(pluck(content.resourceTopics, 'topic'));
  const authorKeys = new Set(pluck(content.authors, 'key'));
  const paths = new Set(pluck(content.categories, 'path'));
  const requirePublisher = (file: string, path: string, key: string): void =>
    require(file, path, publisherKeys.has(key), `no publisher "${key}"`);
  const requireAuthor = (file: string, path: string, key: string): void =>
    require(file, path, authorKeys.has(key), `no author "${key}"`);

  const subjects = new Set([...topics, ...pluck(content.categories, 'name')]);
  for (const { publisher, topics: names } of content.publishers)
    for (const name of names) require('publishers.json', publisher, subjects.has(name), `no topic "${name}"`);
  for (const { id, publisher, topic } of content.resources) {
    requirePublisher('resources.json', id, publisher);
    require('resources.json', id, topics.has(topic), `no topic "${topic}"`);
  }
  for (const { id, publisher } of content.partnerVideos) requirePublisher('partner-videos.json', id, publisher);
  for (const { id, publisher } of content.careers?.positions ?? []) requirePublisher('careers.json', id, publisher);

  for (const { id, sponsor, topic, byline, host, webcastStatus, daysAhead } of content.webcasts) {
    if (sponsor !== null) requirePublisher('webcasts.json', id, sponsor);
    require('webcasts.json', id, paths.has(topic), `no category "${topic}"`);
    for (const key of [byline, host]) requireAuthor('webcasts.json', id, key);
    require('webcasts.json', id, (webcastStatus === 'ondemand') === (daysAhead === undefined) ||
      webcastStatus === 'live', 'status and date disagree');
  }
  for (const { id, byline, host } of content.podcasts)
    for (const key of [byline, host]) requireAuthor('podcasts.json', id, key);
  for (const { slug, author } of content.techCenter?.tabs ?? []) requireAuthor('tech-center.json', slug, author);

  requireUnique('publishers.json', 'publisher', pluck(content.publishers, 'publisher'));
  requireUnique('authors.json', 'key', pluck(content.authors, 'key'));
  requireUnique('authors.json', 'name', pluck(content.authors, 'name'));
  requireUnique('resources.json', 'id', pluck(content.resources, 'id'));
  requireUnique('webcasts.json', 'id', pluck(content.webcasts, 'id'));
  requireUnique('podcasts.json', 'id', pluck(content.podcasts, 'id'));
  requireUnique('events.json', 'slug', pluck(content.events, 'slug'));
  requireUnique('partner-videos.json', 'id', pluck(content.partnerVideos, 'id'));
};

/** References and house rules of articles. */
const checkArticles = (
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
const checkStreams = ({ articles, categories }: ContentPublication, { require, requireUnique }: Report): void => {
  const used = new Set(
    articles.flatMap((article) => getArticleCategories(article, categories)).map(({ path }) => path),
  );
  for (const { path } of categories) require('categories.json', path, used.has(path), 'has no article');
  requireUnique('categories.json', 'path', pluck(categories, 'path'));
  requireUnique('categories.json', 'naturalId', pluck(categories, 'naturalId'));
};

const checkPages = (content: ContentPublication, { require, requireUnique }: Report): void => {
  requireUnique('static-pages.json', 'slug', pluck(content.staticPages, 'slug'));
  requireUnique('static-pages.json', 'path', pluck(content.staticPages, 'path'));
  for (const page of content.staticPages)
    for (const { path, message } of checkStaticPage(page))
      require('static-pages.json', `${page.slug} ${path}`, false, message);
  requireUnique('recognition.json', 'docUri', pluck(content.recognition, 'docUri'));
  requireUnique('recognition.json', 'entryId', pluck(content.recognition, 'entryId'));
  requireUnique('newsletters.json', 'productCode', pluck(content.newsletters, 'productCode'));
  const paths = new Set(pluck(content.categories, 'path'));
  for (const { productCode, categories } of content.newsletters)
    for (const path of categories) require('newsletters.json', productCode, paths.has(path), `no category "${path}"`);
};

/** Checks references, uniqueness and house rules across the files of a publication. Returns all issues. */
export const checkContent = (content: ContentPublication): readonly ContentIssue[] => {
  const issues: ContentIssue[] = [];
  const report = createReport(issues, getPublicationFolder(content.key));
  for (const check of [checkArticles, checkStreams, checkPlacement, checkPartners, checkPages]) check(content, report);
  return issues;
};
