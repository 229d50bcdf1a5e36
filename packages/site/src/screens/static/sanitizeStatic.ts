import { staticContent } from '@masthead/content-rules/html-rules';
import sanitizeHtml from 'sanitize-html';
import { getFormAction } from '../../content/forms/formFields';

type Fields = Readonly<Record<string, string>>;

const createRules = (fields: Fields): sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } => ({
  ...staticContent,
  // The first option of a required select has an empty value.
  allowedEmptyAttributes: ['alt', 'value'],
  transformTags: {
    form: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, method: 'post', action: getFormAction(attribs['data-form'], attribs['action']) },
    }),
    input: (tagName, attribs) => {
      const value = Object.hasOwn(fields, attribs['name'] ?? '') ? fields[attribs['name'] ?? ''] : undefined;
      return { tagName, attribs: value === undefined ? attribs : { ...attribs, value } };
    },
  },
});

/** Sanitizes the HTML of a static page, and sets the action of its forms and the values of input fields by name. */
export const sanitizeStatic = (html: string, fields: Fields = {}): string => sanitizeHtml(html, createRules(fields));
