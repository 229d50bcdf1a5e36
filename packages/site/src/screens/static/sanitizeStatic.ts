import { staticContent } from '@masthead/config/content-rules';
import sanitizeHtml from 'sanitize-html';
import { getFormAction } from '../../content/forms/formFields';

const rules: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  ...staticContent,
  // The first option of a required choice says that nothing is chosen yet by an empty value.
  allowedEmptyAttributes: ['alt', 'value'],
  transformTags: {
    form: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, method: 'post', action: getFormAction(attribs['data-form'], attribs['action']) },
    }),
  },
};

/** HTML of a static page that can stand among the site's own markup. */
export const sanitizeStatic = (html: string): string => sanitizeHtml(html, rules);
