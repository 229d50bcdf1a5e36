import type { ContentPublication } from '../files.ts';
import type { ContentImage } from '../schema/common.ts';
import type { ContentHome } from '../schema/packages.ts';
import { pluck, type Report } from './report.ts';

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
export const checkPlacement = (content: ContentPublication, report: Report): void => {
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
