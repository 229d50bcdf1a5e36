import { announceShare, sharedPage } from './shareEvent';

/** One listener for every control that shares: it names itself by `data-share`. */
export const followShares = (page: Document, signal: AbortSignal): void => {
  page.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
      const method = control?.dataset['share'];
      if (method) announceShare(page, { method, ...sharedPage(page) });
    },
    { signal },
  );
};
