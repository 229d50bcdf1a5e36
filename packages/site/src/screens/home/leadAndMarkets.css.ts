import { globalStyle, style } from '@vanilla-extract/css';

/** The lead, then the markets that the reader follows. On phones, where the lead fills two screens, they are above it. */
export const leadAndMarkets = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${leadAndMarkets} > :nth-child(2)`, { '@media': { '(max-width: 767px)': { order: -1 } } });
