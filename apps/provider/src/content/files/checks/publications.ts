import { toUnsafeHtml } from '../bodyBlocks.ts';
import { listLosses } from '../htmlBlocks.ts';
import { findKickerCategory } from '../articleCategories.ts';
import { type Content, type ContentIssue, getPublicationFile } from '../files.ts';
import type { ContentPublication, ContentTemplate } from '../schema/template.ts';
import { createReport, pluck, type Report } from './report.ts';

/** Newsletters cover categories of their own publication. */
export const checkNewsletters = (
  file: string,
  { newsletters, categories }: Pick<Content, 'newsletters' | 'categories'>,
  { require }: Report,
): void => {
  const paths = new Set(pluck(categories, 'path'));
  for (const { productCode, categories: covered } of newsletters)
    for (const path of covered) require(file, `newsletters ${productCode}`, paths.has(path), `no category "${path}"`);
};

/** Checks the template, or a publication that was made from it. */
const checkTemplate = (file: string, template: ContentTemplate, report: Report): void => {
  const { articles, authors, categories, pages } = template;
  const { require, requireUnique } = report;
  checkNewsletters(file, template, report);
  requireUnique(file, 'slug', pluck(articles, 'slug'));
  requireUnique(file, 'pages', pluck(pages, 'slug'));
  requireUnique(file, 'categories', pluck(categories, 'path'));
  requireUnique(file, 'categories', pluck(categories, 'naturalId'));
  const used = new Set([
    ...pluck(articles, 'category'),
    ...articles.flatMap(({ kicker }) => findKickerCategory(kicker, categories)?.path ?? []),
    ...(articles.some(({ premium }) => premium) ? ['tag/premium'] : []),
  ]);
  const paths = new Set(pluck(categories, 'path'));
  for (const path of paths) require(file, path, used.has(path), 'has no article');
  const authorKeys = new Set(pluck(authors, 'key'));
  for (const { slug, category, kicker, authors: keys } of articles) {
    for (const key of keys) require(file, slug, authorKeys.has(key), `no author "${key}"`);
    require(file, slug, paths.has(category), `no category "${category}"`);
    require(file, slug, findKickerCategory(kicker, categories) !== undefined, `"${kicker}" has no stream`);
  }
};

const uniqueFields = ['key', 'name', 'publication', 'baseDomain', 'product'] as const;

/** The template, and the sites of the publications that every content folder has. */
export const checkTemplateBrand = ({ template, sites }: Content, report: Report): void => {
  checkTemplate('sister-template.json', template, report);
  for (const field of uniqueFields) report.requireUnique('sites.json', field, pluck(sites, field));
};

/** A publication in the folder `publications`, beside the content that was read before it. */
export const checkPublication = (publication: ContentPublication, others: Content): readonly ContentIssue[] => {
  const issues: ContentIssue[] = [];
  const report = createReport(issues);
  const { brand, site, newsletters } = publication;
  const file = getPublicationFile(brand.key);
  checkTemplate(file, publication, report);
  report.require(file, 'brand.site', brand.site === site.key, 'is not the key of its site');
  for (const other of others.sites)
    for (const field of uniqueFields)
      report.require(file, `site.${field}`, site[field] !== other[field], `"${site[field]}" is that of ${other.key}`);
  const codes = new Set(
    [others, others.template, ...others.publications].flatMap((source) => pluck(source.newsletters, 'productCode')),
  );
  report.requireUnique(file, 'newsletters', pluck(newsletters, 'productCode'));
  for (const { productCode } of newsletters)
    report.require(
      file,
      `newsletters ${productCode}`,
      !codes.has(productCode),
      'is a newsletter of another publication',
    );
  return issues;
};

/** Lists what bodies of publications lose. Those of article files have no HTML. */
export const listBodyWarnings = ({ publications, template }: Content): readonly ContentIssue[] =>
  [
    { file: 'sister-template.json', articles: template.articles },
    ...publications.map(({ brand, articles }) => ({ file: getPublicationFile(brand.key), articles })),
  ].flatMap(({ file, articles }) =>
    articles.flatMap(({ slug, body }) =>
      listLosses(toUnsafeHtml(body)).map((message) => ({ file, path: slug, message })),
    ),
  );
