import { style } from '@vanilla-extract/css';
import { fieldLabel, input as inputRule, inputFocus, select as selectRule } from '../styles/controls';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'end',
  '@media': {
    [media.m]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) auto' },
  },
});
export const choices = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const field = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const label = style(fieldLabel);
export const input = style([inputRule, { ':focus-visible': inputFocus }]);
export const select = style([selectRule, { ':focus-visible': inputFocus }]);
