import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `12px ${grid.gutter}`,
  borderBlock: border.hairline,
  paddingBlock: '20px',
  '@media': { [media.m]: { gridTemplateColumns: '112px minmax(0, 1fr)' } },
});
export const label = style({ ...typography.kicker, color: color.ink3, paddingTop: '3px' });
export const list = style({
  display: 'grid',
  gap: `20px ${grid.gutter}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});
export const logo = style({
  height: '34px',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left center',
  background: 'none',
  filter: vars.image.logoFilter,
  selectors: { '&:dir(rtl)': { objectPosition: 'right center' } },
});
export const name = style(typography.h5);
export const link = style({ color: color.accent, ':hover': underline });
export const description = style({ ...typography.uiSmall, color: color.ink2, marginTop: '6px' });
export const profile = style({
  overflowWrap: 'anywhere',
  ...typography.uiSmall,
  ...underline,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  marginTop: '4px',
  color: color.ink2,
  ':hover': { color: color.accent },
});
