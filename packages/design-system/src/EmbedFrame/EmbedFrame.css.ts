import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color } = vars;

const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  background: color.tint2,
  '@media': { [media.print]: { aspectRatio: 'auto' } },
});

export const root = styleVariants({
  '16:9': [frame, { aspectRatio: '16 / 9' }],
  '4:3': [frame, { aspectRatio: '4 / 3' }],
  '1:1': [frame, { aspectRatio: '1' }],
  parent: [frame, { height: '100%', background: 'none' }],
});

export const layer = style({ gridArea: '1 / 1', minWidth: 0, minHeight: 0 });
/** Above everything else of the frame. */
export const iframe = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });
export const question = style([
  layer,
  {
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: '10px',
    padding: '16px',
  },
]);
export const panel = style({
  background: color.paper,
  padding: '14px 16px',
  maxWidth: '34rem',
  display: 'grid',
  gap: '10px',
  justifyItems: 'start',
});
export const note = style({ ...typography.uiSmall, color: color.ink2 });
export const outside = style({
  ...typography.meta,
  ...underline,
  color: color.ink2,
  minHeight: '24px',
  ':hover': { color: color.accent },
});
// The loaded embed covers its question, which keyboards must not reach then.
globalStyle(`${panel}:has(iframe) > :not(iframe)`, { display: 'none' });
