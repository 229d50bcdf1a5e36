import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { border, color } = vars;

export const root = style({ padding: '18px 0', selectors: { '& + &': { borderTop: border.hairline } } });
export const withPortrait = style([
  root,
  { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: '18px', alignItems: 'start' },
]);
export const name = style({ ...typography.h4, fontSize: scaled('1.1875rem'), lineHeight: 1.2, marginBottom: '6px' });
export const text = style({ ...typography.summary, color: color.ink2, marginBottom: '8px' });
