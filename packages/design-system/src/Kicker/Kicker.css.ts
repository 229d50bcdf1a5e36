import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const line = style({
  ...typography.kicker,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  overflowWrap: 'anywhere',
});

/*
 * The separator is in the gap before a step. At a line start it is outside the box and clipped; the padding keeps focus
 * rings visible. The gap is in em, so that it has room for the separator at every font size of the browser.
 */
export const section = style([
  line,
  {
    columnGap: '1.75em',
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

/* The minimum target height (WCAG 2.5.8), above the headline's link, without changing the line height. */
export const link = style({
  position: 'relative',
  zIndex: 2,
  minWidth: 0,
  paddingBlock: '4px',
  marginBlock: '-4px',
  overflowWrap: 'anywhere',
  ':hover': underline,
});

/* Labels stay on the line of the last step. */
export const step = style([line, { minWidth: 0, position: 'relative' }]);

export const separator = style({
  position: 'absolute',
  insetInlineStart: '-1.08em',
  color: vars.color.ink3,
  fontWeight: 500,
});
