import { style } from '@vanilla-extract/css';
import { vars } from '@masthead/design-system/theme';

/** The height is an attribute of the frame, so its space is reserved, with a tint, before it loads. */
export const frame = style({ display: 'block', width: '100%', border: 0, background: vars.color.tint });
