import { globalStyle, style } from '@vanilla-extract/css';

const phones = '(max-width: 767px)';

/** The lead, then the markets that the reader follows. On phones, where the lead fills two screens, they are above it. */
export const leadAndMarkets = style({
  '@media': { [phones]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${leadAndMarkets} > :last-child:not(:first-child)`, { '@media': { [phones]: { order: -1 } } });
