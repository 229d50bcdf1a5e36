import { style } from '@vanilla-extract/css';
import { type } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = style({ ...type.meta, color: vars.color.ink3 });

export const names = style({ fontWeight: 600, color: vars.color.ink2 });

/** Items never break inside; a dot stays with the item before it, so that no line begins with one. */
export const item = style({
  selectors: { '&:not(:last-child)::after': { content: "'\\a0·'", marginInline: '3px' } },
});
export const whole = style([item, { whiteSpace: 'nowrap' }]);
