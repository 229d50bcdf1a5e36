import type { SharedStory } from '@masthead/design-system';

/** Where the site takes a story to be sent; it hands it on to the e-mail story service (SPEC §7.2). */
export const emailStoryPath = '/email-story/';

/** The service's own names of the fields (SPEC §7.2). */
export const storyFields = ({ email, message, headline, summary, emailUrl }: SharedStory): URLSearchParams =>
  new URLSearchParams({ email, comment: message, theHeadline: headline, theDescription: summary, theLink: emailUrl });

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const patienceMs = 20_000;

/** POST, form-encoded, with credentials. Only completion counts (SPEC §7.2): every refusal has failed. */
export const emailStory = async (fetch: Fetch, story: SharedStory): Promise<'sent' | 'failed'> => {
  const response = await fetch(emailStoryPath, { method: 'POST', credentials: 'include', body: storyFields(story), signal: AbortSignal.timeout(patienceMs) });
  return response.ok ? 'sent' : 'failed';
};
