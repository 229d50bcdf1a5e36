import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, grid } = vars;

export const list = style({
  display: 'grid',
  columnGap: grid.gutter,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});
export const person = style({ borderTop: border.hairline, paddingBlock: '12px 16px' });
export const name = style(typography.h5);
export const link = style({ selectors: { '&:hover': { ...underline, color: color.accent } } });
export const role = style({ ...typography.uiSmall, color: color.ink2, marginTop: '2px' });
