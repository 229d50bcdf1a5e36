import { myMarketsTexts } from '@masthead/texts/lists';
import type { Link, Moment } from '../types/story';

/** A market that the reader follows, with its newest stories and its figures. */
export type MyMarket = {
  market: Link;
  stories: readonly (Link & { published: Moment })[];
  /** Stories of the last seven days and deals of the last 90. */
  figures: { newStories: number; deals: number };
};

/** Fills copies of the only element of a list, one for each item. */
const fillList = <Item>(
  list: Element | null | undefined,
  items: readonly Item[],
  fill: (element: Element, item: Item, index: number) => void,
): void => {
  const pattern = list?.firstElementChild;
  if (!list || !pattern) return;
  list.replaceChildren(
    ...items.map((item, index) => {
      const element = pattern.cloneNode(true) as Element;
      fill(element, item, index);
      return element;
    }),
  );
};

const setLink = (element: Element, { title, url }: Link): void => {
  const link = element.querySelector('a');
  if (link) Object.assign(link, { href: url, textContent: title });
};

const fillMarket = (element: Element, { market, stories, figures }: MyMarket): void => {
  setLink(element, market);
  const line = element.querySelector('p');
  if (line) line.textContent = myMarketsTexts.figures(figures.newStories, figures.deals);
  fillList(element.querySelector('ul'), stories, (item, story, index) => {
    setLink(item, story);
    // The newest story has its date.
    if (index > 0) return;
    const { iso: dateTime, text: textContent } = story.published;
    item.append(Object.assign(document.createElement('time'), { dateTime, textContent }));
  });
};

/** Fills a `MyMarkets` with markets; `undefined` where they cannot be loaded. */
export const fillMyMarkets = (root: HTMLElement, markets: readonly MyMarket[] | undefined): void => {
  fillList(root.querySelector('ul'), markets ?? [], fillMarket);
  const state = !markets ? 'unavailable' : markets.length === 0 ? 'none' : 'filled';
  for (const part of root.querySelectorAll<HTMLElement>('[data-state]')) part.hidden = part.dataset['state'] !== state;
};
