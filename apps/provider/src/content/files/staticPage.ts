import { removeForbiddenCharacters } from '@masthead/content-rules/html';
import { staticContent } from '@masthead/content-rules/html-rules';
import { checkPageCss } from '@masthead/content-rules/page-css';
import { isSitePath } from '@masthead/content-rules/site-path';
import sanitizeHtml from 'sanitize-html';
import type { ContentStaticPage } from './schema/pages.ts';
import { typesetHtml } from './typeset.ts';

/** The first option of a required select has an empty `value`. The library's types lack this option. */
const emptyAttributes = { allowedEmptyAttributes: ['alt', 'value'] };

/** Sanitizing rules of static pages; forms may post to the site only. */
const pageRules: sanitizeHtml.IOptions = {
  ...emptyAttributes,
  ...staticContent,
  transformTags: {
    // Forms must post to this site.
    form: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...attributes,
        method: 'post',
        action: isSitePath(attributes['action'] ?? '') ? (attributes['action'] ?? '/') : '/',
      },
    }),
  },
};

export const sanitizePage = (html: string): string => sanitizeHtml(html, pageRules).trim();

/** Sanitizes the HTML of a static page and typesets its text. */
export const preparePage = (html: string, language = 'en-US'): string =>
  removeForbiddenCharacters(sanitizePage(typesetHtml(html, language)));

const parseUnchanged = (html: string): string =>
  sanitizeHtml(html, {
    ...emptyAttributes,
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
  }).trim();

const forbiddenInScripts = [
  /<\/script/i,
  /\beval\b/,
  /new Function/,
  /document\.(?:write|cookie)/,
  /innerHTML/,
  /\bimport\s*\(/,
  /localStorage/,
  /https?:\/\//,
] as const;

const findForbidden = (text: string | null, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => pattern.exec(text ?? '')?.[0] ?? []);

type CheckedPage = {
  content: string;
  settings: Pick<ContentStaticPage['settings'], 'css' | 'javascript' | 'externalCss' | 'externalJavascript'>;
};

/** Checks a static page. Styles and scripts are stored unchanged, so those that reach outside are rejected. */
export const checkStaticPage = ({ content, settings }: CheckedPage): readonly { path: string; message: string }[] => [
  ...(sanitizePage(content) === parseUnchanged(content)
    ? []
    : [{ path: 'content', message: 'has a tag, attribute or URL that is not allowed' }]),
  ...checkPageCss(settings.css ?? '').issues.map(({ line, message }) => ({
    path: 'settings.css',
    message: `line ${line}: ${message}`,
  })),
  ...findForbidden(settings.javascript, forbiddenInScripts).map((text) => ({
    path: 'settings.javascript',
    message: `must not contain "${text}"`,
  })),
  ...[...settings.externalCss, ...settings.externalJavascript]
    .filter((uri) => !isSitePath(uri))
    .map((uri) => ({ path: 'settings', message: `must not load "${uri}" from another site` })),
];
