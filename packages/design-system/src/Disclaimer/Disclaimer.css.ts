import { globalStyle, style } from '@vanilla-extract/css';
import { type, underline } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = style({ ...type.meta, color: vars.color.ink3, borderTop: vars.border.hair, paddingTop: '16px' });
globalStyle(`${root} a`, underline);
globalStyle(`${root} a:hover`, { color: vars.color.accent });
globalStyle(`${root} p + p`, { marginTop: '8px' });
