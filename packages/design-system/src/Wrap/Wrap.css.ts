import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const root = style({
  width: '100%',
  maxWidth: `calc(${vars.grid.max} + 2 * ${vars.grid.margin})`,
  marginInline: 'auto',
  paddingInline: vars.grid.margin,
  '@media': { [media.print]: { paddingInline: 0 } },
});
