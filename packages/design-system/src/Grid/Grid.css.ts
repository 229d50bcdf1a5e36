import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/* Pages with a grid have all of these styles, so they have only the widths of the layouts. */
const columns = { 3: 3, 4: 4, 6: 6, 8: 8, 9: 9, 12: 12 } as const;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.grid.gutter,
});
export const rows = styleVariants({ normal: vars.space[7], tight: vars.space[5], none: '0px' }, (rowGap) => ({
  rowGap,
}));

export const item = style({ gridColumn: '1 / -1', minWidth: 0 });
export const s = styleVariants(columns, (n) => ({ '@media': { [media.s]: { gridColumn: `span ${n}` } } }));
export const m = styleVariants(columns, (n) => ({ '@media': { [media.m]: { gridColumn: `span ${n}` } } }));
export const l = styleVariants(columns, (n) => ({ '@media': { [media.l]: { gridColumn: `span ${n}` } } }));

/** The hairline is centered in the gutter; stacked columns on narrow screens have none. */
export const ruled = style({
  '@media': {
    [media.l]: {
      position: 'relative',
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(${vars.grid.gutter} / -2)`,
        borderInlineStart: vars.border.hairline,
      },
    },
  },
});
