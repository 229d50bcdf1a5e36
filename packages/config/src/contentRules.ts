/**
 * What HTML of the content service may hold: one allow-list for the provider's import, the pages and their AMP version.
 * Each renderer adds only how it writes an element, never an element.
 */
export type ContentRules = {
  allowedTags: string[];
  allowedAttributes: Record<string, string[]>;
  allowedClasses?: Record<string, string[]>;
  allowedSchemes: string[];
  allowedSchemesByTag: Record<string, string[]>;
  allowProtocolRelative: boolean;
};

const links = {
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures are the site's own: another host would learn of every reader.
  allowedSchemesByTag: { img: [], source: [] },
  allowProtocolRelative: false,
} satisfies Partial<ContentRules>;

const pictureAttributes = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'];

/** Articles are prose (SPEC §3 bodyArray): what could run, restyle the page or leave it does not pass. */
export const articleContent = {
  ...links,
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'footer',
    'cite',
    'figure',
    'figcaption',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'div',
    'a',
    'em',
    'strong',
    'b',
    'i',
    'sub',
    'sup',
    'small',
    'br',
    'hr',
    'code',
    'abbr',
    'q',
    's',
    'u',
    'time',
    'mark',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: pictureAttributes,
    div: ['class', 'tabindex', 'role', 'aria-label'],
    figure: ['class'],
    th: ['scope', 'colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
    time: ['datetime'],
    abbr: ['title'],
    ol: ['start'],
  },
  allowedClasses: { div: ['table', 'table-wrap', 'table-scroll'], figure: ['figure', 'chart'] },
} satisfies ContentRules;

const field = ['name', 'required', 'disabled', 'autocomplete'];

/** Static pages may hold forms, tables and figures too (SPEC §2.3). Scripts, handlers, inline styles and frames do not pass. */
export const staticContent = {
  ...links,
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
    'dl',
    'dt',
    'dd',
    'pre',
    'menu',
    'span',
    'kbd',
    'samp',
    'var',
    'data',
    'bdi',
    'bdo',
    'dfn',
    'rp',
    'rt',
    'ruby',
    'wbr',
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
    ol: ['start', 'type'],
    details: ['open'],
  },
} satisfies ContentRules;
