import { myMarketsTexts } from '@masthead/texts/lists';
import type { Link } from '../types/story';

/** A market that the reader follows, with its newest story and its figures. */
export type MyMarket = {
  market: Link;
  newest: Link;
  /** Stories of the last seven days and deals of the last 90. */
  figures: { newStories: number; deals: number };
};

/** Fills copies of the only element of a list, one for each item. */
const fillList = <Item>(
  list: Element | null | undefined,
  items: readonly Item[],
  fill: (element: Element, item: Item) => void,
): void => {
  const pattern = list?.firstElementChild;
  if (!list || !pattern) return;
  list.replaceChildren(
    ...items.map((item) => {
      const element = pattern.cloneNode(true) as Element;
      fill(element, item);
      return element;
    }),
  );
};

const fillMarket = (element: Element, { market, newest, figures }: MyMarket): void => {
  const [place, headline] = element.querySelectorAll('a');
  const line = element.querySelector('p');
  if (!place || !headline || !line) return;
  Object.assign(place, { href: market.url, textContent: market.title });
  line.textContent = myMarketsTexts.figures(figures.newStories, figures.deals);
  Object.assign(headline, { href: newest.url, textContent: newest.title });
};

/** Fills a `MyMarkets` with markets; `undefined` where they cannot be loaded. */
export const fillMyMarkets = (root: HTMLElement, markets: readonly MyMarket[] | undefined): void => {
  fillList(root.querySelector('ul'), markets ?? [], fillMarket);
  const state = !markets ? 'unavailable' : markets.length === 0 ? 'none' : 'filled';
  for (const part of root.querySelectorAll<HTMLElement>('[data-state]')) part.hidden = part.dataset['state'] !== state;
};
