import type { Content, ContentIssue } from '../files.ts';
import { checkStaticPage } from '../staticPage.ts';
import { checkArticles, checkStreams } from './articles.ts';
import { checkPartners } from './partners.ts';
import { checkNewsletters, checkTemplateBrand } from './publications.ts';
import { checkPlacement } from './placement.ts';
import { createReport, pluck, type Report } from './report.ts';

const checkPages = (content: Content, report: Report): void => {
  const { requireUnique } = report;
  requireUnique('static-pages.json', 'slug', pluck(content.staticPages, 'slug'));
  requireUnique('static-pages.json', 'path', pluck(content.staticPages, 'path'));
  requireUnique('recognition.json', 'docUri', pluck(content.recognition, 'docUri'));
  requireUnique('recognition.json', 'entryId', pluck(content.recognition, 'entryId'));
  const newsletters = [content, content.template].flatMap((source) => source.newsletters);
  requireUnique('newsletters.json', 'productCode', pluck(newsletters, 'productCode'));
  checkNewsletters('newsletters.json', content, report);
};

/** Checks references, uniqueness and house rules across files. Returns all issues. */
export const checkContent = (content: Content): readonly ContentIssue[] => {
  const issues: ContentIssue[] = [];
  const report = createReport(issues);
  for (const check of [checkArticles, checkStreams, checkTemplateBrand, checkPlacement, checkPartners, checkPages])
    check(content, report);
  for (const page of content.staticPages)
    issues.push(
      ...checkStaticPage(page).map(({ path, message }) => ({
        file: 'static-pages.json',
        path: `${page.slug} ${path}`,
        message,
      })),
    );
  return issues;
};
