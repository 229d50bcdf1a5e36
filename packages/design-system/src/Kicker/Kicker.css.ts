import { style } from '@vanilla-extract/css';
import { type, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const line = style({ ...type.kicker, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 8px', overflowWrap: 'anywhere' });

export const section = style([line, { color: vars.color.accent }]);

export const sponsored = style([line, { color: vars.color.ink3 }]);

export const quiet = style([line, {
  color: vars.color.ink3,
  fontSize: vars.text.label,
  letterSpacing: vars.tracking.label,
}]);

/* As high as a target has to be (WCAG 2.5.8), above the headline's own link; the line keeps its height. */
export const link = style({
  position: 'relative',
  zIndex: 2,
  minWidth: 0,
  paddingBlock: '5px',
  marginBlock: '-5px',
  overflowWrap: 'anywhere',
  ':hover': underline,
});

/* The stroke stays with the word before it where a line ends. */
export const step = style({ minWidth: 0 });

export const separator = style({ marginInlineStart: '8px', color: vars.color.ink3, fontWeight: 500 });
