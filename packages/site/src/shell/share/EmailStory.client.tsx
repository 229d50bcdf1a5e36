'use client';

import { ShareByEmail, type SharedStory, type ShareOutcome } from '@masthead/design-system';
import { dispatchShareEvent, getSharedPage } from './shareEvent';

/** Props of `EmailStory`. */
export type EmailStoryProps = {
  story: Pick<SharedStory, 'headline' | 'summary' | 'emailUrl'>;
  /** The two forms of §5. */
  errorDisplay: 'inline' | 'summary';
  mail: string;
};

const send = async (story: SharedStory): Promise<ShareOutcome> => {
  const { emailStory } = await import('./emailStory');
  const outcome = await emailStory((input, init) => fetch(input, init), story);
  if (outcome === 'sent') dispatchShareEvent(document, { method: 'Email', ...getSharedPage(document) });
  return outcome;
};

/** Share by email (§4, §5): the form of the design system, sent to the site's own address. */
export const EmailStory = ({ story, errorDisplay, mail }: EmailStoryProps) => (
  <ShareByEmail story={story} send={send} errorDisplay={errorDisplay} mail={mail} />
);
