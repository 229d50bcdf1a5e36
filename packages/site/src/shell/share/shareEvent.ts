import { type Share, shareEventName } from '@masthead/tracking/share';

/** Shares before tracking started; undefined since then. */
let queuedShares: Share[] | undefined = [];
/** Bounds the queue where tracking is blocked and never drains it. */
const maxQueuedShares = 20;

export const dispatchShareEvent = (page: Pick<Document, 'dispatchEvent'>, event: Share): void => {
  if (queuedShares && queuedShares.length < maxQueuedShares) queuedShares.push(event);
  page.dispatchEvent(new CustomEvent<Share>(shareEventName, { detail: event }));
};

/** Returns the shares before tracking started, and ends the queue: tracking listens to the event from now on. */
export const drainQueuedShares = (): readonly Share[] => {
  const shares = queuedShares ?? [];
  queuedShares = undefined;
  return shares;
};

export const getSharedPage = (page: Document): Pick<Share, 'url' | 'title'> => ({
  url: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? page.location.href,
  title: page.title,
});

/** Dispatches a share event for clicks on elements with `data-share`, which holds the method. */
export const observeShareClicks = (page: Document, signal: AbortSignal): void => {
  page.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
      const method = control?.dataset['share'];
      if (method) dispatchShareEvent(page, { method, ...getSharedPage(page) });
    },
    { signal },
  );
};
