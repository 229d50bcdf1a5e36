import { toUnsafeHtml } from '../bodyBlocks.ts';
import { type Content, type ContentIssue, type ContentPublication, getPublicationFolder } from '../files.ts';
import { listLosses } from '../htmlBlocks.ts';
import { createReport, pluck } from './checkContent.ts';

const uniqueFields = ['key', 'name', 'publication', 'baseDomain', 'product'] as const;

/** Checks what no two publications share: the names of their sites and the codes of their newsletters. */
export const checkPublications = (
  publications: readonly ContentPublication[],
): ReadonlyMap<string, readonly ContentIssue[]> => {
  const found = new Map<string, readonly ContentIssue[]>();
  for (const [index, { key, site, newsletters }] of publications.entries()) {
    const issues: ContentIssue[] = [];
    const { require } = createReport(issues, getPublicationFolder(key));
    for (const other of publications.slice(0, index)) {
      for (const field of uniqueFields)
        require('site.json', field, site[field] !== other.site[field], `"${site[field]}" is that of ${other.site.key}`);
      const codes = new Set(pluck(other.newsletters, 'productCode'));
      for (const { productCode } of newsletters)
        require('newsletters.json', productCode, !codes.has(
          productCode,
        ), `is a newsletter of another publication, ${other.key}`);
    }
    if (issues.length > 0) found.set(key, issues);
  }
  return found;
};

/** Lists what bodies of articles lose: links that lead nowhere in the text. */
export const listBodyWarnings = ({ publications }: Content): readonly ContentIssue[] =>
  publications.flatMap(({ key, articles }) =>
    articles.flatMap(({ slug, body }) =>
      listLosses(toUnsafeHtml(body)).map((message) => ({
        file: `${getPublicationFolder(key)}/article ${slug}`,
        path: 'body',
        message,
      })),
    ),
  );
