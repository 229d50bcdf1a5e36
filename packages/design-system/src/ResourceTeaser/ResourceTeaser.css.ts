import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

/** SPEC §9: resource grids have at most three columns. */
export const grid3 = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${grid.gutter}`,
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const root = style({ display: 'flex', flexDirection: 'column', height: '100%', borderTop: border.strong, paddingTop: '12px' });
export const thumb = style({ display: 'grid', placeItems: 'center', background: color.tint, padding: '22px 0', marginBottom: '12px' });
globalStyle(`${thumb} img`, { width: '118px', height: '154px', objectFit: 'cover', border: `1px solid ${color.ink}` });
export const publisher = style({ ...type.meta, color: color.ink3, marginBottom: '4px' });
export const title = style({ ...type.h4, fontSize: '1.125rem', letterSpacing: '-0.008em' });
export const summary = style({ ...type.summary, color: color.ink2, marginTop: '6px' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  marginTop: 'auto',
  paddingTop: '12px',
});
export const meta = style({ ...type.meta, color: color.ink3 });
export const action = style({ ...type.uiSStrong, color: color.accent, display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '32px' });
