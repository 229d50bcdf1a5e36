/** A share, as whoever listens is told of it (SPEC §7.2). */
export type ShareEvent = {
  /** `LinkedIn`, `X`, `Twitter`, `Facebook`, `Email`, `Copy Link`. */
  readonly method: string;
  readonly url: string;
  readonly title: string;
};

/** The DOM event that follows every share; its `detail` is a `ShareEvent`. Tracking hands it to the tag manager. */
export const shareEventName = 'masthead:share';

/** Tells whoever listens to the document that the page was shared. */
export const announceShare = (page: Pick<Document, 'dispatchEvent'>, event: ShareEvent): void => {
  page.dispatchEvent(new CustomEvent<ShareEvent>(shareEventName, { detail: event }));
};

/** The page being shared: its canonical address and its title. */
export const sharedPage = (page: Document): Pick<ShareEvent, 'url' | 'title'> => ({
  url: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? page.location.href,
  title: page.title,
});
