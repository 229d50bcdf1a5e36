import type { PageHost, PageSettings } from './host.ts';

/** SPEC §4, §7.2: tells the audience service who came. Errors are only logged to the console (§8). */
export const requestAudience = async (
  host: PageHost,
  { audiencePath }: PageSettings,
  email: string,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const answer = await host.fetch(`${audiencePath}/${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal,
    });
    if (!answer.ok) host.reportError(`The audience service answered ${answer.status}.`, undefined);
  } catch (cause) {
    if (!signal.aborted) host.reportError('The audience service could not be reached.', cause);
  }
};

/** Counts one read of an article for the trending list. It says what was read, and nothing of who read it. */
export const sendRead = async (
  host: PageHost,
  { viewsPath, contentSite }: PageSettings,
  naturalId: string,
): Promise<void> => {
  try {
    await host.fetch(viewsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ site: contentSite, naturalId }),
      credentials: 'omit',
      keepalive: true,
    });
  } catch {
    // one read less in the trending list
  }
};
