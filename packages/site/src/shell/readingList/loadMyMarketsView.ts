import { MyMarkets, type MyMarketsProps } from '@masthead/design-system';
import type { ComponentType } from 'react';
import { loadMyMarkets } from './readingListService';

/** The strip of followed markets: its component with its styles, which only followers need, and its content. */
export const loadMyMarketsView = async (): Promise<{
  Content: ComponentType<MyMarketsProps>;
  markets: MyMarketsProps['markets'];
}> => ({ Content: MyMarkets, markets: await loadMyMarkets() });
