import { elementFates, listElements, pictureAttributes } from './elements.ts';

/**
 * Allow-list for HTML of the content service, shared by the provider's import, the pages and their AMP version.
 * Renderers decide how to write an element, and never add one.
 */
export type ContentRules = {
  allowedTags: string[];
  allowedAttributes: Record<string, string[]>;
  allowedClasses?: Record<string, string[]>;
  allowedSchemes: string[];
  allowedSchemesByTag: Record<string, string[]>;
  allowProtocolRelative: boolean;
  /** Elements that are removed with their content. */
  nonTextTags?: string[];
  selfClosing: string[];
};

const shared = {
  selfClosing: ['img', 'br', 'hr', 'wbr', 'col', 'source', 'input'],
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Images have no absolute URLs, because a third-party host would see every reader.
  allowedSchemesByTag: { img: [], source: [] },
  allowProtocolRelative: false,
} satisfies Partial<ContentRules>;

const articleAttributes: ContentRules['allowedAttributes'] = {
  '*': ['id', 'lang', 'dir'],
  ...Object.fromEntries(
    [...elementFates].flatMap(([name, fate]) =>
      fate.fate === 'kept' && fate.attributes?.length ? [[name, [...fate.attributes]]] : [],
    ),
  ),
};

/** Rules for articles (§3 bodyArray): prose elements without scripts, styles or forms. */
export const articleContent = {
  ...shared,
  allowedTags: listElements('kept'),
  // Raw text would leave its element unescaped.
  nonTextTags: [...listElements('dropped'), 'xmp', 'plaintext'],
  allowedAttributes: articleAttributes,
  allowedClasses: {
    div: ['table', 'table-wrap', 'table-scroll'],
    figure: ['figure', 'chart', 'small', 'upright', 'player'],
  },
} satisfies ContentRules;

const field = ['name', 'required', 'disabled', 'autocomplete'];

/**
 * Rules for static pages: article rules plus forms and sectioning (§2.3), without scripts, event handlers, inline
 * styles or frames.
 */
export const staticContent = {
  ...shared,
  allowedTags: [
    ...articleContent.allowedTags,
    'h1',
    'h5',
    'h6',
    'address',
    'article',
    'aside',
    'header',
    'hgroup',
    'main',
    'nav',
    'section',
    'menu',
    'data',
    'col',
    'colgroup',
    'picture',
    'source',
    'details',
    'summary',
    'form',
    'fieldset',
    'legend',
    'label',
    'input',
    'select',
    'option',
    'optgroup',
    'textarea',
    'button',
  ],
  allowedAttributes: {
    '*': ['id', 'class', 'lang', 'dir', 'title', 'aria-*', 'role', 'data-*'],
    a: ['href', 'name', 'download', 'rel'],
    img: pictureAttributes,
    source: ['srcset', 'sizes', 'media', 'type'],
    div: ['tabindex'],
    form: ['action', 'method', 'autocomplete', 'novalidate'],
    input: [
      ...field,
      'type',
      'value',
      'placeholder',
      'checked',
      'min',
      'max',
      'minlength',
      'maxlength',
      'pattern',
      'inputmode',
    ],
    select: [...field, 'multiple'],
    option: ['value', 'selected', 'disabled'],
    optgroup: ['label'],
    textarea: [...field, 'rows', 'cols', 'maxlength', 'minlength', 'placeholder'],
    label: ['for'],
    button: ['type', 'name', 'value'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan', 'headers'],
    time: ['datetime'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    details: ['open'],
  },
} satisfies ContentRules;
