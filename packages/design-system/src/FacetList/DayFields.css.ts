import { style } from '@vanilla-extract/css';
import { fieldLabel, input as inputRule, inputFocus } from '../styles/controls';
import { vars } from '../theme/contract.css';
import * as list from './FacetList.css';

export const root = list.group;
export const legend = list.legend;
export const fields = style({ clear: 'both', display: 'grid', gap: vars.space[3] });
export const field = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const label = style(fieldLabel);
/** A date field has several focus stops inside, so focus is shown on the whole field. */
export const input = style([inputRule, { ':focus-within': { ...inputFocus, outline: vars.border.focus } }]);
/** A form with its own submit button needs no other. */
export const apply = style({
  display: 'none',
  '@media': { '(scripting: enabled) and (min-width: 1024px)': { display: 'grid' } },
});
