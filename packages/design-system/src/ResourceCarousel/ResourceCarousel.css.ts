import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

export const root = style({ minWidth: 0, '@media': { [media.print]: { display: 'none' } } });
/** The row has the background, so that its height is the same for every slide. */
export const field = style({ vars: { '--slider-inset': space[4] }, background: color.tint, paddingBottom: space[1] });

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '@media': { [media.m]: { gridTemplateColumns: '260px minmax(0, 1fr)', gridTemplateRows: 'auto' } },
});
export const cover = style({ display: 'grid', placeItems: 'center', background: color.tint2, padding: space[7] });
/* Covers have different ratios: a fixed one, so that loading moves nothing. */
globalStyle(`${cover} img`, { width: '170px', height: '220px', objectFit: 'cover', border: `1px solid ${color.ink}` });
export const text = style({
  padding: '28px 28px 20px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
});
export const publisher = style({
  ...typography.kicker,
  color: color.ink3,
  marginBottom: '8px',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
export const title = style({ ...typography.h3, maxWidth: '100%', overflowWrap: 'anywhere' });
export const summary = style({
  ...typography.summary,
  marginTop: '8px',
  color: color.ink2,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
globalStyle(`${text} > a`, { marginTop: '20px' });
