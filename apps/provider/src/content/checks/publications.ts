import { findKickerCategory } from '../articleCategories.ts';
import type { Content } from '../files.ts';
import type { ContentTemplate } from '../schema/template.ts';
import { pluck, type Report } from './report.ts';

/** Checks the template, or a publication that was made from it. */
const checkTemplate = (
  file: string,
  { articles, categories, pages }: ContentTemplate,
  { require, requireUnique }: Report,
): void => {
  requireUnique(file, 'slug', pluck(articles, 'slug'));
  requireUnique(file, 'pages', pluck(pages, 'slug'));
  const used = new Set([
    ...pluck(articles, 'category'),
    ...articles.flatMap(({ kicker }) => findKickerCategory(kicker, categories)?.path ?? []),
    ...(articles.some(({ premium }) => premium) ? ['tag/premium'] : []),
  ]);
  const paths = new Set(pluck(categories, 'path'));
  for (const path of paths) require(file, path, used.has(path), 'has no article');
  for (const { slug, category, kicker } of articles) {
    require(file, slug, paths.has(category), `no category "${category}"`);
    require(file, slug, findKickerCategory(kicker, categories) !== undefined, `"${kicker}" has no stream`);
  }
};

/** The template, the publications made from it, and the sites of all publications. */
export const checkPublications = ({ template, publications, sites }: Content, report: Report): void => {
  checkTemplate('sister-template.json', template, report);
  for (const publication of publications) {
    const file = `publications/${publication.brand.key}.json`;
    checkTemplate(file, publication, report);
    report.require(file, 'brand.site', publication.brand.site === publication.site.key, 'is not the key of its site');
  }
  for (const field of ['key', 'name', 'publication', 'baseDomain', 'product'] as const)
    report.requireUnique('sites', field, pluck(sites, field));
};
