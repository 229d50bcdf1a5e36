import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = style({
  ...typography.kicker,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent },
  selectors: { '[data-on="inverse"] &:hover': { color: vars.color.accentOnInverse } },
});
/* Either the button (with scripts) or the link (without) is visible. */
export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScripts = style({ display: 'none', '@media': { '(scripting: none)': { display: 'inline-flex' } } });
