import type { Page, Response } from 'playwright-core';

/** What went wrong while a page was open, in words. */
export type PageErrors = readonly string[];

/**
 * Notes every console error, uncaught exception, failed request and answer that is an error.
 * `expected` names the addresses whose error status a test asks for.
 */
export const watchPage = (page: Page, expected: ReadonlySet<string>): (() => PageErrors) => {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || expected.has(message.location().url)) return;
    trouble.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // A page that is left ends what it was still loading.
    if (why !== 'net::ERR_ABORTED') trouble.push(`${why}: ${request.url()}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !expected.has(response.url()))
      trouble.push(`${response.status()}: ${response.url()}`);
  });
  return () => trouble;
};
