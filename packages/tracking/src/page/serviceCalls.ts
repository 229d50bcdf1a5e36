import type { PageHost, PageSettings } from './pageHost.ts';

/** §4, §7.2: reports the visitor to the audience service. Errors are logged to the console only (§8). */
export const requestAudience = async (
  host: PageHost,
  { audiencePath }: PageSettings,
  email: string,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const response = await host.fetch(`${audiencePath}/${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal,
    });
    if (!response.ok) host.reportError(`The audience service responded with status ${response.status}.`, undefined);
  } catch (cause) {
    if (!signal.aborted) host.reportError('The audience service could not be reached.', cause);
  }
};

/** Reports a view of an article for the trending list, without any data about the visitor. */
export const sendArticleView = async (
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
    // The trending list misses one view.
  }
};
