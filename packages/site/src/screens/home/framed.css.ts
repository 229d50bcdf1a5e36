import { style } from '@vanilla-extract/css';

/** The height is the frame's own attribute: its room is there before it is fetched. */
export const frame = style({ display: 'block', width: '100%', border: 0 });
