import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  paddingBlock: `${space[4]} ${space[6]}`,
  borderTop: border.heavy,
  maxWidth: '42rem',
});
export const title = style({ ...typography.h3, maxWidth: '100%', overflowWrap: 'anywhere' });
export const text = style({ ...typography.summary, color: color.ink2, maxWidth: '100%', overflowWrap: 'anywhere' });
