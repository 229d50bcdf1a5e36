import sanitizeHtml from 'sanitize-html';
import { formAction } from '../../forms/formFields';

const { defaults } = sanitizeHtml;

/**
 * Static pages are written in a content-management system and may hold forms, tables and figures (SPEC §2.3).
 * What could run or restyle the page does not pass: scripts, handlers, inline styles, foreign frames.
 */
const rules: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...defaults.allowedTags, 'img', 'figure', 'figcaption', 'picture', 'source', 'form', 'fieldset', 'legend', 'label', 'input', 'select', 'option', 'optgroup', 'textarea', 'button', 'details', 'summary', 'address', 'time', 'mark'],
  allowedAttributes: {
    '*': ['id', 'class', 'lang', 'dir', 'title', 'aria-*', 'role', 'data-*'],
    a: ['href', 'name', 'download'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'sizes', 'media', 'type'],
    form: ['action', 'method', 'autocomplete', 'novalidate'],
    input: ['type', 'name', 'value', 'placeholder', 'required', 'checked', 'min', 'max', 'minlength', 'maxlength', 'pattern', 'autocomplete', 'inputmode'],
    select: ['name', 'required', 'multiple', 'autocomplete'],
    option: ['value', 'selected', 'disabled'],
    textarea: ['name', 'rows', 'cols', 'required', 'maxlength', 'minlength', 'placeholder', 'autocomplete'],
    label: ['for'],
    button: ['type', 'name', 'value'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan', 'headers'],
    time: ['datetime'],
    ol: ['start', 'type'],
    details: ['open'],
  },
  // The first option of a required choice says that nothing is chosen yet by an empty value.
  allowedEmptyAttributes: ['alt', 'value'],
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures are the site's own: another host would learn of every reader.
  allowedSchemesByTag: { img: [], source: [] },
  allowProtocolRelative: false,
  transformTags: {
    form: (tagName, attribs) => ({ tagName, attribs: { ...attribs, method: 'post', action: formAction(attribs['data-form'], attribs['action']) } }),
  },
};

/** HTML of a static page that can stand among the site's own markup. */
export const sanitizeStatic = (html: string): string => sanitizeHtml(html, rules);
