import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

const columns = {
  [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[7]} ${vars.grid.gutter}`,
  '@media': columns,
});
export const root = style({ display: 'flex', flexDirection: 'column' });
export const poster = style({ marginBottom: '12px' });
export const publisher = style({ ...typography.meta, color: color.ink3, marginBottom: '4px' });
export const title = style({ ...typography.h4, letterSpacing: '-0.008em' });
export const summary = style({ ...typography.summary, color: color.ink2, marginTop: '6px' });
