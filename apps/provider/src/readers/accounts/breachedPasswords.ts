import { createHash } from 'node:crypto';

const timeoutMs = 2_000;
/** A range has about a thousand lines of 40 characters. */
const maxResponseLength = 200_000;

/** Whether a password is in a list of breached ones. Undefined when the list does not respond: the password is accepted. */
export type IsBreached = (password: string) => Promise<boolean | undefined>;

/**
 * Looks passwords up in a service for ranges, such as that of Have I Been Pwned. The service learns the first five of 40
 * digits of a SHA-1 hash, which a thousand passwords share, and nothing about the reader. Without a URL every password is
 * accepted. `onFailure` logs that the service did not respond, without the password or its hash.
 */
export const createBreachedPasswordCheck = (
  url: string | undefined,
  onFailure: (cause: string) => void,
): IsBreached => {
  if (url === undefined) return async () => false;
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const response = await fetch(new URL(hash.slice(0, 5), url), {
        // Adds lines with the count 0, so that the length of a response says nothing.
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      if (text.length > maxResponseLength) throw new Error('the response is too long');
      return text.split(/\r?\n/).some((line) => {
        const [suffix, count] = line.split(':');
        return suffix === hash.slice(5) && Number(count) > 0;
      });
    } catch (error) {
      onFailure(error instanceof Error ? error.name : 'unknown');
      return undefined;
    }
  };
};
