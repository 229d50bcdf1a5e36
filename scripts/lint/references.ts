import { posix } from 'node:path';
import type { Check, LintIssue, Tree } from './lintIssue.ts';
import { lineAt } from './source.ts';

/** Articles are content: their links are addresses of the site, and its own tests follow them. */
const isDocument = (path: string): boolean =>
  path.endsWith('.md') && !path.startsWith('sample-content/') && !path.startsWith('.changeset/');

/** Code is shown, not linked, and its comments are no headings. Blanked, so that lines stay where they are. */
const withoutFences = (text: string): string =>
  text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ' '));
const withoutCode = (text: string): string =>
  withoutFences(text).replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));

const inline = /!?\[(?:[^\]\\]|\\.)*\]\(\s*<?([^)\s>]+)>?(?:\s+["'][^)]*)?\)/g;
const definition = /^\s*\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm;
const html = /<(?:img|a|source)\b[^>]*?\b(?:src|href|srcset)="([^"]+)"/g;

/** The id that a heading gets on code hosts. */
const toSlug = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchors = (text: string): Set<string> =>
  new Set([...withoutFences(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map((found) => toSlug(found[1] ?? '')));

const existsIn = (tree: Tree, path: string): boolean =>
  path === '.' || tree.has(path) || [...tree.keys()].some((file) => file.startsWith(`${path.replace(/\/$/, '')}/`));

const findIssue = (tree: Tree, document: string, link: string): Pick<LintIssue, 'message' | 'fix'> | undefined => {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return undefined;
  const [file = '', hash] = decodeURI(link).split('#');
  if (file.startsWith('/'))
    return { message: `"${link}" begins at the root`, fix: 'write it relative to this document' };
  const target = file === '' ? document : posix.join(posix.dirname(document), file);
  if (target.startsWith('..'))
    return { message: `"${link}" leaves the repository`, fix: 'link to something inside it' };
  if (!existsIn(tree, target))
    return { message: `"${link}" leads nowhere`, fix: `there is no ${target}: fix the link or add the file` };
  const page = tree.get(target);
  if (hash && target.endsWith('.md') && page !== undefined && !anchors(page).has(hash))
    return {
      message: `"${link}" leads to no heading`,
      fix: `${target} has: ${[...anchors(page)].map((id) => `#${id}`).join(' ') || 'no headings'}`,
    };
  return undefined;
};

/** Every relative link and picture of a document is there, down to the heading. */
const docLinks: Check = (tree) =>
  [...tree]
    .filter(([path]) => isDocument(path))
    .flatMap(([path, source]) => {
      const text = withoutCode(source);
      return [inline, definition, html].flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap((found): LintIssue[] => {
          const issue = findIssue(tree, path, found[1] ?? '');
          return issue ? [{ path, line: lineAt(text, found.index), ...issue }] : [];
        }),
      );
    });

/** A path from the root of the repository to a file in it; those of a placeholder or a pattern are left out. */
const repositoryFile = /`((?:apps|packages|e2e|scripts|deploy|docs|sample-content)\/[\w./[\]-]*\.\w+)`/g;

/** Every file that a document names by its path is there, unless it is generated. The changelog names former ones. */
const docFiles: Check = (tree) =>
  [...tree]
    .filter(([path]) => isDocument(path) && path !== 'CHANGELOG.md')
    .flatMap(([path, text]) =>
      [...text.matchAll(repositoryFile)].flatMap(([, file = '']): LintIssue[] =>
        existsIn(tree, file) || file.includes('.generated.')
          ? []
          : [
              {
                path,
                line: lineAt(text, text.indexOf(`\`${file}\``)),
                message: `there is no ${file}`,
                fix: 'name the file that has it now',
              },
            ],
      ),
    );

const specification = 'docs/specification.md';

/** Code and documents. An article may cite the sections of a law. */
const cites = (path: string): boolean => /\.(?:tsx?|mjs|graphql|md)$/.test(path) && !path.startsWith('sample-content/');

const sections = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#+ (\d[\d.]*\d|\d)\b/gm)].map((found) => found[1] ?? ''));

/** Numbers that a text cites and that are not known. A pattern may find two, such as the ends of a range. */
const findUnknown = (tree: Tree, pattern: RegExp, defined: ReadonlySet<string>, toMessage: (cited: string) => string) =>
  [...tree]
    .filter(([path]) => cites(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(pattern)].flatMap((found): LintIssue[] =>
        [found[1], found[2]]
          .filter((cited) => cited !== undefined && !defined.has(cited))
          .map((cited) => ({
            path,
            line: lineAt(text, found.index),
            message: toMessage(cited ?? ''),
            fix: 'cite the one that has the rule, or name the other document in words',
          })),
      ),
    );

/** Every section number after § is a heading of the specification, also the end of a range such as §2.1–2.3. */
const sectionNumbers: Check = (tree) =>
  findUnknown(
    tree,
    /§(\d+(?:\.\d+)*)(?:–(\d+(?:\.\d+)*))?/g,
    sections(tree.get(specification) ?? ''),
    (section) => `§${section} is no section of ${specification}`,
  );

/** Every decision that is cited by its number is recorded. */
const decisionNumbers: Check = (tree) =>
  findUnknown(
    tree,
    /\bdecisions? (\d+)(?: and (\d+))?\b/gi,
    new Set([...tree.keys()].flatMap((path) => /^docs\/decisions\/0*(\d+)-/.exec(path)?.[1] ?? [])),
    (number) => `decision ${number} is not in docs/decisions`,
  );

/** Links and files in documents, cited sections of the specification and cited decisions lead somewhere. */
export const references: Check = (tree) => [
  ...docLinks(tree),
  ...docFiles(tree),
  ...sectionNumbers(tree),
  ...decisionNumbers(tree),
];
