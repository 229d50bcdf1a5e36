import { style, styleVariants } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color } = vars;

/** The place of a video: its ratio is known before anything loads. An upright one is as high as the window at most. */
export const frame = style({
  position: 'relative',
  width: '100%',
  maxWidth: 'calc(85vh * var(--video-ratio))',
  marginInline: 'auto',
  aspectRatio: 'var(--video-ratio)',
  background: color.inverse,
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});
export const backdrop = style({ background: color.tint2, '@media': { [media.print]: { background: 'none' } } });
export const poster = style({ position: 'absolute', inset: 0 });
const player = style({ display: 'block', width: '100%', height: '100%' });
/** The place of a video of known size has its ratio, so that only a poster of another ratio is cropped. */
export const video = styleVariants({
  known: [player, { objectFit: 'cover' }],
  unknown: [player, { objectFit: 'contain' }],
});
export const play = style({
  ...typography.uiStrong,
  position: 'absolute',
  insetInlineStart: '16px',
  bottom: '64px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  padding: '0 18px 0 14px',
  border: 0,
  cursor: 'pointer',
  background: color.accent,
  color: color.onAccent,
  ':hover': { background: color.accentHover },
});
export const problem = style({
  ...typography.uiSmall,
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  padding: '12px 16px',
  background: color.paper,
  color: color.ink,
});
export const address = style({
  display: 'none',
  ...typography.meta,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'block' } },
});
export const caption = style({
  ...typography.meta,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  overflowWrap: 'anywhere',
  color: color.ink3,
  padding: '9px 0',
  borderBottom: border.hairline,
});
export const transcript = style({
  ...typography.summary,
  color: color.ink2,
  padding: '9px 0',
  borderBottom: border.hairline,
  '@media': { [media.print]: { display: 'none' } },
});
export const summary = style({
  ...typography.uiSmallStrong,
  ...underline,
  minHeight: '24px',
  cursor: 'pointer',
  color: color.ink,
});
export const paragraph = style({ marginTop: '8px', maxWidth: '42rem' });
