import type { SharedStory, ShareErrors, ShareOutcome } from '@masthead/design-system';
import { createShareByEmail } from '@masthead/design-system/create-share-by-email';
import { dispatchShareEvent, getSharedPage } from './shareEvent';

/** The site's endpoint for sharing a story by email, which proxies the email story service (§7.2). */
const emailStoryPath = '/email-story/';

/** The form fields under the service's names (§7.2). */
export const toServiceFields = ({ email, message, headline, summary, emailUrl }: SharedStory): URLSearchParams =>
  new URLSearchParams({ email, comment: message, theHeadline: headline, theDescription: summary, theLink: emailUrl });

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const timeoutMs = 20_000;
/** A longer text is no message about a field. */
const maxMessageLength = 200;

const getMessage = (fields: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' && value.length > 0 && value.length <= maxMessageLength ? value : undefined;
};

/** The service's error messages by form field (§5), or undefined without any. */
export const getFieldErrors = (body: unknown): ShareErrors | undefined => {
  const errors: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : undefined;
  if (typeof errors !== 'object' || errors === null) return undefined;
  const [email, message] = [getMessage(errors, 'email'), getMessage(errors, 'comment')];
  return email || message ? { ...(email && { email }), ...(message && { message }) } : undefined;
};

/** Sends a story (§7.2). Field errors are returned, because the reader can fix them; others are `failed`. */
export const sendStory = async (fetch: Fetch, story: SharedStory): Promise<ShareOutcome> => {
  const response = await fetch(emailStoryPath, {
    method: 'POST',
    credentials: 'include',
    body: toServiceFields(story),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return 'sent';
  // A body that is not JSON has no field errors.
  const refused = response.status === 400 ? getFieldErrors(await response.json().catch(() => undefined)) : undefined;
  return refused ? { refused } : 'failed';
};

/** Share by email (§4, §5): the form of the design system, sent to the site's own address. */
export const emailStory = createShareByEmail(async (story) => {
  const outcome = await sendStory((input, init) => fetch(input, init), story);
  if (outcome === 'sent') dispatchShareEvent(document, { method: 'Email', ...getSharedPage(document) });
  return outcome;
});
