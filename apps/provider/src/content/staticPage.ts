import { staticContent } from '@masthead/config/content-rules';
import sanitizeHtml from 'sanitize-html';
import type { Fault } from './files.ts';
import type { ContentStaticPage } from './schema/pages.ts';
import { typeset } from './typeset.ts';

/** The first option of a required choice says by an empty value that nothing is chosen yet. The library's types do not know this rule. */
const keepsEmpty = { allowedEmptyAttributes: ['alt', 'value'] };

/** The rules of the page, and forms that post to the site itself. */
const pageRules: sanitizeHtml.IOptions = {
  ...keepsEmpty,
  ...staticContent,
  transformTags: {
    // A form sends what a reader typed to this site and to nobody else.
    form: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...attributes,
        method: 'post',
        action: /^\/(?!\/)/.test(attributes['action'] ?? '') ? (attributes['action'] ?? '/') : '/',
      },
    }),
  },
};

/** The HTML of a static page without anything that could act on its own. */
export const sanitizePage = (html: string): string => sanitizeHtml(html, pageRules).trim();

/** The same, set as a printer would. */
export const preparePage = (html: string): string => sanitizeHtml(html, { ...pageRules, textFilter: typeset }).trim();

const asWritten = (html: string): string =>
  sanitizeHtml(html, { ...keepsEmpty, allowedTags: false, allowedAttributes: false, allowVulnerableTags: true }).trim();

const forbiddenInCss = [/@import/i, /url\(\s*['"]?(?:https?:)?\/\//i, /expression\(/i, /<\/style/i] as const;
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

const found = (text: string | null, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => pattern.exec(text ?? '')?.[0] ?? []);

/** Page styles and scripts are kept as they are, so they are refused when they reach outside the page. */
export const checkStaticPage = ({ slug, content, settings }: ContentStaticPage): readonly Fault[] => {
  const fault = (path: string, message: string): Fault => ({
    file: 'static-pages.json',
    path: `${slug} ${path}`,
    message,
  });
  return [
    ...(sanitizePage(content) === asWritten(content)
      ? []
      : [fault('content', 'holds a tag, attribute or address that is not allowed')]),
    ...found(settings.css, forbiddenInCss).map((text) => fault('settings.css', `must not hold "${text}"`)),
    ...found(settings.javascript, forbiddenInScripts).map((text) =>
      fault('settings.javascript', `must not hold "${text}"`),
    ),
    ...[...settings.externalCss, ...settings.externalJavascript]
      .filter((uri) => !uri.startsWith('/'))
      .map((uri) => fault('settings', `must not load "${uri}" from elsewhere`)),
  ];
};
