import type { PageLoad } from './pageLoad';

type Results = { setAttribute: (name: string, value: string) => void; removeAttribute: (name: string) => void };
type Page = { querySelectorAll: (selectors: string) => Iterable<Results> };

/** SPEC §4, Resource list: while other results are on their way, those on the page say that they are not the last word. */
export const markBusy = (page: Page, { phase }: Pick<PageLoad, 'phase'>): void => {
  for (const results of page.querySelectorAll('[data-results]')) {
    if (phase === 'running') results.setAttribute('aria-busy', 'true');
    else results.removeAttribute('aria-busy');
  }
};
