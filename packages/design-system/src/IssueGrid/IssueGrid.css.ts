import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

export const grid = style({
  display: 'grid',
  gap: `${space[8]} ${vars.grid.gutter}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.l]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const root = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const cover = style({ display: 'block', marginBottom: '14px' });
globalStyle(`${cover} img`, { border: `1px solid ${color.ink}` });
export const title = style(typography.h4);
export const link = style({ ':hover': { color: color.accent, ...underline } });
export const summary = style({ ...typography.uiSmall, color: color.ink2, marginTop: '6px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginTop: 'auto',
  paddingTop: '6px',
});
export const action = style({
  ...typography.uiSmallStrong,
  ...underline,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: color.accent,
  overflowWrap: 'anywhere',
});
