/** The link that an event happened in. */
export const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/** Forms that ask for a page (search, filters) navigate like links; undefined for all others. */
export const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined => {
  if (form.method !== 'get' || form.target) return undefined;
  const url = new URL(form.action, location.href);
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  url.search = new URLSearchParams(entries).toString();
  return url;
};
