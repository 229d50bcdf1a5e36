import { vars } from '@masthead/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The height is the frame's own attribute: its room is there, as a quiet panel, before it is fetched. */
export const frame = style({ display: 'block', width: '100%', border: 0, background: vars.color.tint });
