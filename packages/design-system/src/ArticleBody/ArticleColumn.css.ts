import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { grid, space } = vars;

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[7],
  maxWidth: grid.measure,
  '@media': { [media.l]: { marginInline: 'auto' }, [media.print]: { maxWidth: 'none' } },
});

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '28px',
});
