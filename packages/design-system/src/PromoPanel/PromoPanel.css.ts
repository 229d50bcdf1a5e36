import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  borderTop: border.masthead,
  paddingTop: '12px',
});
export const withPicture = style([root, { gridTemplateColumns: 'minmax(0, 1fr) 84px' }]);
export const picture = style({ gridColumn: 2, gridRow: 1 });
globalStyle(`${picture} img`, { border: `1px solid ${color.ink}` });
export const label = style({ ...typography.kicker, color: color.ink3, marginBottom: '6px' });
export const title = style({ ...typography.h5, textWrap: 'balance' });
export const text = style({ ...typography.uiSmall, lineHeight: 1.45, color: color.ink2, marginTop: '6px' });
