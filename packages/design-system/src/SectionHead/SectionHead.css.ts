import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  paddingTop: vars.space[3],
});
export const root = styleVariants({
  heavy: [base, { borderTop: vars.border.heavy, marginBottom: vars.space[5] }],
  light: [base, { borderTop: vars.border.masthead, marginBottom: vars.space[3] }],
});
export const title = styleVariants({
  heavy: [typography.h3, { lineHeight: 1.2, minWidth: 0, overflowWrap: 'anywhere' }],
  light: [typography.h4, { fontSize: scaled('1.25rem'), lineHeight: 1.2, minWidth: 0, overflowWrap: 'anywhere' }],
});
export const aside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `2px ${vars.space[5]}` });
