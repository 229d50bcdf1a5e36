/** A share, as whoever listens is told of it (SPEC §7.2). */
export type ShareEvent = {
  /** `Facebook`, `Twitter`, `LinkedIn`, `Email`, `Copy Link`. */
  readonly method: string;
  readonly url: string;
  readonly title: string;
};

/** The DOM event that follows every share; its `detail` is a `ShareEvent`. Tracking hands it to the tag manager. */
export const shareEventName = 'masthead:share';

/** What was shared before tracking listened; undefined since then. */
let earlier: ShareEvent[] | undefined = [];
/** Where tracking is blocked, nobody ever takes them. */
const mostKept = 20;

/** Tells whoever listens to the document that the page was shared. */
export const announceShare = (page: Pick<Document, 'dispatchEvent'>, event: ShareEvent): void => {
  if (earlier && earlier.length < mostKept) earlier.push(event);
  page.dispatchEvent(new CustomEvent<ShareEvent>(shareEventName, { detail: event }));
};

/** For tracking, which comes when the page is readable: what was shared until then. From now on it listens itself. */
export const takeEarlierShares = (): readonly ShareEvent[] => {
  const taken = earlier ?? [];
  earlier = undefined;
  return taken;
};

/** The page being shared: its canonical address and its title. */
export const sharedPage = (page: Document): Pick<ShareEvent, 'url' | 'title'> => ({
  url: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? page.location.href,
  title: page.title,
});
