import type { Page, Response } from 'playwright-core';

/** Messages about errors of an open page. */
export type PageErrors = readonly string[];

/** Records errors and failed requests of a page. `expected` lists addresses with an expected error status. */
export const watchPage = (page: Page, expected: ReadonlySet<string>): (() => PageErrors) => {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || expected.has(message.location().url)) return;
    trouble.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // Navigation aborts pending requests.
    if (why !== 'net::ERR_ABORTED') trouble.push(`${why}: ${request.url()}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !expected.has(response.url()))
      trouble.push(`${response.status()}: ${response.url()}`);
  });
  return () => trouble;
};
