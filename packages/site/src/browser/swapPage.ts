import { announcerId, pageId } from '../shell/navigation/pageParts';

/** The elements of `<head>` that belong to one page. Others are equal on all pages, or of third-party scripts. */
const headSelector =
  'title, style[data-page], meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

const getHeadElements = ({ head }: Document): readonly Element[] => [...head.querySelectorAll(headSelector)];

const without = (elements: readonly Element[], others: readonly Element[]): readonly Element[] =>
  elements.filter((element) => !others.some((other) => other.isEqualNode(element)));

/** Parses a document. Undefined if it is none of this build of the site, whose scripts and styles are in this one. */
export const parseDocument = (html: string): Document | undefined => {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const isOfThisBuild = next.documentElement.dataset['script'] === document.documentElement.dataset['script'];
  return isOfThisBuild && next.getElementById(pageId) ? next : undefined;
};

/**
 * Replaces the page with that of another document. What is outside it stays: the consent banner, a docked recording, the
 * toast, third-party scripts. `connectBehaviors` sees the removed and added elements.
 */
export const swapPage = (next: Document): void => {
  const [old, added] = [getHeadElements(document), getHeadElements(next)];
  // New styles before old ones are removed: the page is never without.
  document.head.append(...without(added, old).map((element) => document.importNode(element, true)));
  for (const element of without(old, added)) element.remove();
  const content = next.getElementById(pageId)?.childNodes ?? [];
  document.getElementById(pageId)?.replaceChildren(...[...content].map((node) => document.importNode(node, true)));
};

/** How long the announced title is in the page, in ms: a reader who explores the page must not find it. */
const announcedMs = 1_000;

/** Announces the page to screen readers by its title. */
export const announcePage = (): void => {
  const announcer = document.getElementById(announcerId);
  if (!announcer) return;
  announcer.textContent = document.title;
  setTimeout(() => (announcer.textContent = ''), announcedMs);
};
