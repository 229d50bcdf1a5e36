import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = style({
  ...typography.meta,
  color: vars.color.ink3,
  borderTop: vars.border.hairline,
  paddingTop: '16px',
});
globalStyle(`${root} a`, underline);
globalStyle(`${root} a:hover`, { color: vars.color.accent });
globalStyle(`${root} p + p`, { marginTop: '8px' });
