import type { PageLoad } from './pageLoad';

/** Dispatched before a soft navigation removes the page: advertising needs its slots to clear them. */
export const leaveEvent = 'masthead:leave';

/** Type of the event on the document when another page is in it, after a soft navigation. */
export const navigationEvent = 'masthead:navigation';

const getTargetId = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** §2: scrolls smoothly to the hash or the top. Returns where the reader is now. */
export const scrollToTarget = (
  hash: string,
  document: Pick<Document, 'getElementById'>,
  view: Pick<Window, 'scrollTo' | 'matchMedia'>,
): 'hash' | 'top' => {
  const behavior = view.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  // No element has an empty id, so an address without a hash scrolls to the top.
  const target = document.getElementById(getTargetId(hash));
  if (target) target.scrollIntoView({ behavior });
  else view.scrollTo({ top: 0, behavior });
  return target ? 'hash' : 'top';
};

type Results = { setAttribute: (name: string, value: string) => void; removeAttribute: (name: string) => void };
type Page = { querySelectorAll: (selectors: string) => Iterable<Results> };

/** §4, Resource list: results are `aria-busy` while a navigation loads others. */
export const markResultsBusy = (page: Page, { phase }: Pick<PageLoad, 'phase'>): void => {
  for (const results of page.querySelectorAll('[data-results]')) {
    if (phase === 'running') results.setAttribute('aria-busy', 'true');
    else results.removeAttribute('aria-busy');
  }
};

type Field = Pick<HTMLInputElement, 'type' | 'name' | 'value'>;

/** The field that a reader has changed on the page before: React replaces it by the address's value. */
export const findChangedField = <T extends Field>(fields: Iterable<T>, changed: Field): T | undefined =>
  [...fields].find(
    ({ type, name, value }) =>
      type === changed.type &&
      name === changed.name &&
      (type === 'select-one' || (value === changed.value && /checkbox|radio/.test(type))),
  );

/** The URL that a GET form (search, filters) navigates to; undefined for all other forms. */
export const getFormUrl = (form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined => {
  if (form.method !== 'get' || form.target) return undefined;
  const url = new URL(form.action, location.href);
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  url.search = new URLSearchParams(entries).toString();
  return url;
};
