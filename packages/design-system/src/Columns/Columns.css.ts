import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.grid.gutter}`,
  '@media': { [media.print]: { display: 'block' } },
});
export const width = styleVariants({
  rail: { '@media': { [media.l]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.grid.rail}` } } },
  full: {},
});
export const content = style({ minWidth: 0 });
export const sidebar = style({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  '@media': { [media.print]: { display: 'none' } },
});
/*
 * Next to a long list the last part of the rail is sticky below the fixed header, also before a closed slot. Not in low
 * windows, which would cut it off, and not the slot that may be higher than any window.
 */
const last = ':is(:last-child:not([data-slot="vert7"]), :has(+ [data-state="closed"]:last-child))';
globalStyle(`${width.rail} > ${sidebar} > ${last}`, {
  '@media': {
    [`${media.l} and (min-height: 720px)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.headerCompact} + ${vars.space[4]})`,
    },
  },
});
