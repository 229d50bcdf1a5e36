import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

export const list = style({
  ...typography.kicker,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  marginBlock: '-5px',
  color: vars.color.accent,
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""', color: vars.color.ink3, fontWeight: 500 } },
});
export const link = style({
  minWidth: 0,
  paddingBlock: '5px',
  overflowWrap: 'anywhere',
  ':hover': underline,
  selectors: { '[data-on="inverse"] &': { color: vars.color.accentOnInverse } },
});
