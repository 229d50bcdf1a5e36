import { toPageUrl } from '../flowParams.ts';
import { tokenPageHeaders } from '../linkTokens.ts';
import { pageResponse } from '../views/layout.ts';
import { messageView } from '../views/register.ts';
import type { Visit } from '../visit.ts';

/** Returns the 410 page of a used or expired link. */
export const staleLinkResponse = (visit: Visit): Response => {
  const view = messageView(
    visit,
    'This link no longer works',
    'It was used already, or it has expired. Open the latest link in your email again, or go to sign in and have a new one sent to you.',
    { title: 'Go to sign in', url: toPageUrl('Login', visit.flowParams) },
  );
  return pageResponse(visit, 'out', view, 410, tokenPageHeaders);
};
