import { getTexts } from '@masthead/texts/languages';
import { toPageUrl } from '../flowParams.ts';
import { tokenPageHeaders } from '../linkTokens.ts';
import { pageResponse } from '../views/layout.ts';
import { messageView } from '../views/register.ts';
import type { Visit } from '../visit.ts';

/** Returns the 410 page of a used or expired link. */
export const staleLinkResponse = (visit: Visit): Response => {
  const { title, text, link } = getTexts(visit.brand.language).storeMessages.storeMessageTexts.staleLink;
  const view = messageView(visit, title, text, { title: link, url: toPageUrl('Login', visit.flowParams) });
  return pageResponse(visit, 'out', view, 410, tokenPageHeaders);
};
