import { staticContent } from '@masthead/content-rules/html-rules';
import sanitizeHtml from 'sanitize-html';
import { getFormAction } from '../../content/forms/formFields';

const rules: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  ...staticContent,
  // The first option of a required select has an empty value.
  allowedEmptyAttributes: ['alt', 'value'],
  transformTags: {
    form: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, method: 'post', action: getFormAction(attribs['data-form'], attribs['action']) },
    }),
  },
};

/** Sanitizes the HTML of a static page, and sets the action of its forms. */
export const sanitizeStatic = (html: string): string => sanitizeHtml(html, rules);
