import { createShareByEmail } from '@masthead/design-system/create-share-by-email';
import { emailStory as sendStory } from './emailStory';
import { dispatchShareEvent, getSharedPage } from './shareEvent';

/** Share by email (§4, §5): the form of the design system, sent to the site's own address. */
export const emailStory = createShareByEmail(async (story) => {
  const outcome = await sendStory((input, init) => fetch(input, init), story);
  if (outcome === 'sent') dispatchShareEvent(document, { method: 'Email', ...getSharedPage(document) });
  return outcome;
});
