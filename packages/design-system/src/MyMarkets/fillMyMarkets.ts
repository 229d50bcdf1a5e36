import type { Link } from '../types/story';

/** A market that the reader follows, with its newest story. */
export type MyMarket = { market: Link; newest: Link };

/** Fills a `MyMarkets` with markets; `undefined` where they cannot be loaded. */
export const fillMyMarkets = (root: HTMLElement, markets: readonly MyMarket[] | undefined): void => {
  const list = root.querySelector('ul');
  const pattern = list?.firstElementChild;
  if (!list || !pattern) return;
  list.replaceChildren(
    ...(markets ?? []).map(({ market, newest }) => {
      const item = pattern.cloneNode(true) as Element;
      for (const [index, link] of item.querySelectorAll('a').entries()) {
        const { title, url } = index === 0 ? market : newest;
        link.href = url;
        link.textContent = title;
      }
      return item;
    }),
  );
  const state = !markets ? 'unavailable' : markets.length === 0 ? 'none' : 'filled';
  for (const part of root.querySelectorAll<HTMLElement>('[data-state]')) part.hidden = part.dataset['state'] !== state;
  root.hidden = false;
};
