import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, grid, space } = vars;

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[7],
  maxWidth: grid.measure,
  '@media': { [media.l]: { marginInline: 'auto' }, [media.print]: { maxWidth: 'none' } },
});

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '28px',
  borderTop: border.masthead,
  marginTop: space[2],
  paddingTop: space[5],
});
