import type { SharedStory, ShareFaults, ShareOutcome } from '@masthead/design-system';

/** Where the site takes a story to be sent; it hands it on to the e-mail story service (SPEC §7.2). */
export const emailStoryPath = '/email-story/';

/** The service's own names of the fields (SPEC §7.2). */
export const storyFields = ({ email, message, headline, summary, emailUrl }: SharedStory): URLSearchParams =>
  new URLSearchParams({ email, comment: message, theHeadline: headline, theDescription: summary, theLink: emailUrl });

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const patienceMs = 20_000;
/** What is longer is no sentence about a field. */
const longestFault = 200;

const textIn = (fields: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' && value.length > 0 && value.length <= longestFault ? value : undefined;
};

/** What the service refuses by field (SPEC §5), under the form's names of them; undefined where it says nothing of a field. */
export const refusedIn = (answer: unknown): ShareFaults | undefined => {
  const errors: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'errors') : undefined;
  if (typeof errors !== 'object' || errors === null) return undefined;
  const [email, message] = [textIn(errors, 'email'), textIn(errors, 'comment')];
  return email || message ? { ...(email && { email }), ...(message && { message }) } : undefined;
};

/**
 * POST, form-encoded, with credentials. Completion counts (SPEC §7.2), but for a field that the service refuses: that
 * is the reader's to mend, so it is told at the field. Every other refusal has failed.
 */
export const emailStory = async (fetch: Fetch, story: SharedStory): Promise<ShareOutcome> => {
  const response = await fetch(emailStoryPath, {
    method: 'POST',
    credentials: 'include',
    body: storyFields(story),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.ok) return 'sent';
  // An answer that is no JSON says nothing of a field.
  const refused = response.status === 400 ? refusedIn(await response.json().catch(() => undefined)) : undefined;
  return refused ? { refused } : 'failed';
};
