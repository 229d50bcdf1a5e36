import { fillMyMarkets } from '@masthead/design-system/fill-my-markets';
import { loadMyMarkets } from './readingListService';

/** Fills a `MyMarkets` with the markets that the reader follows. */
export const showMyMarkets = async (root: HTMLElement): Promise<void> => fillMyMarkets(root, await loadMyMarkets());
