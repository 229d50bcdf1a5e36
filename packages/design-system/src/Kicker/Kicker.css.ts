import { style } from '@vanilla-extract/css';
import { type, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const line = style({
  ...type.kicker,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  overflowWrap: 'anywhere',
});

/* A stroke stands in the gap before a step. Where a line begins it falls out of the box and is cut off; the padding leaves the rings of links whole. */
export const section = style([
  line,
  {
    columnGap: '21px',
    color: vars.color.accent,
    overflowX: 'clip',
    paddingInlineStart: '6px',
    marginInlineStart: '-6px',
  },
]);

export const sponsored = style([line, { color: vars.color.ink3 }]);

export const quiet = style([
  line,
  {
    color: vars.color.ink3,
    fontSize: vars.text.label,
    letterSpacing: vars.tracking.label,
  },
]);

/* As high as a target has to be (WCAG 2.5.8), above the headline's own link; the line keeps its height. */
export const link = style({
  position: 'relative',
  zIndex: 2,
  minWidth: 0,
  paddingBlock: '4px',
  marginBlock: '-4px',
  overflowWrap: 'anywhere',
  ':hover': underline,
});

/* The labels belong to the last step: none of them begins a line alone. */
export const step = style([line, { minWidth: 0, position: 'relative' }]);

export const separator = style({
  position: 'absolute',
  insetInlineStart: '-13px',
  color: vars.color.ink3,
  fontWeight: 500,
});
