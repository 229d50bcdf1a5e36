import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@masthead/design-system/theme';

/** The lead, then the markets that the reader follows. On phones, where the lead fills two screens, they are above it. */
export const leadAndMarkets = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${leadAndMarkets} > :nth-child(2)`, { '@media': { '(max-width: 767px)': { order: -1 } } });

/** The height is an attribute of the frame, so its space is reserved, with a tint, before it loads. */
export const frame = style({ display: 'block', width: '100%', border: 0, background: vars.color.tint });
