import { type ContentIssue, type ContentPublication, getPublicationFolder } from '../files.ts';
import { checkStaticPage } from '../staticPage.ts';
import { checkArticles, checkStreams } from './articles.ts';
import { checkPartners } from './partners.ts';
import { checkPlacement } from './placement.ts';
import { createReport, pluck, type Report } from './report.ts';

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
