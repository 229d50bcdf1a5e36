import { articleContent } from '@masthead/content-rules/html-rules';
import type { Element } from 'domhandler';

/** Elements that only group blocks. Their children become blocks of the body. */
export const groupElements = new Set([
  'div',
  'section',
  'article',
  'main',
  'aside',
  'header',
  'footer',
  'hgroup',
  'nav',
  'address',
  'center',
  'details',
  'body',
  'html',
  'menu',
  'dialog',
  'search',
  'picture',
]);

/** Elements that are blocks of text. */
export const textBlocks = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'table',
  'pre',
  'hr',
  'summary',
]);

/** Elements that are removed with their content, and why. `undefined`: nothing is lost. */
export const removedElements: Readonly<Record<string, string | undefined>> = {
  head: undefined,
  title: undefined,
  meta: undefined,
  link: undefined,
  base: undefined,
  noscript: undefined,
  template: undefined,
  style: 'The publication has its own styles.',
  script: 'Scripts of other systems are not imported.',
  svg: 'Drawings in the text may contain scripts. Add the picture as a file.',
  canvas: 'A script draws it.',
  object: 'Plugins are not supported.',
  embed: 'Plugins are not supported.',
  applet: 'Plugins are not supported.',
  form: 'Forms of other systems do not work here.',
  input: 'Forms of other systems do not work here.',
  select: 'Forms of other systems do not work here.',
  textarea: 'Forms of other systems do not work here.',
  button: 'Buttons of other systems do not work here.',
  map: 'Maps of links are not supported.',
};

/** Elements with another name and the same meaning. */
const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  tt: 'code',
  acronym: 'abbr',
  summary: 'h4',
  big: 'strong',
};

/** Elements without a meaning: only their content counts. */
const meaningless = new Set([
  'font',
  'label',
  'fieldset',
  'legend',
  'bdi',
  'bdo',
  'data',
  'nobr',
  'wbr',
  'colgroup',
  'col',
  'ruby',
  'rb',
  'rt',
  'rp',
  'g',
  'o:p',
  'slot',
  'basefont',
  'blink',
  'marquee',
]);

const allowed = new Set<string>(articleContent.allowedTags);

/** Renames an element to one that articles may have. Returns its former name if its meaning is lost. */
export const renameElement = (element: Element): string | undefined => {
  const name = element.name;
  if (Object.hasOwn(renamed, name)) {
    element.name = renamed[name] ?? name;
    return undefined;
  }
  return allowed.has(name) || meaningless.has(name) || groupElements.has(name) ? undefined : name;
};
