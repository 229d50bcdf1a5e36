import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { disclosureLine } from '../styles/controls';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

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
export const poster = style({ position: 'absolute', inset: 0 });
const player = style({ display: 'block', width: '100%', height: '100%' });
/** The place of a video of known size has its ratio, so that only a poster of another ratio is cropped. */
export const video = styleVariants({
  known: [player, { objectFit: 'cover' }],
  unknown: [player, { objectFit: 'contain' }],
});
/** The place of the button and of a message. The browser's controls below can be pressed. */
export const start = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'end',
  pointerEvents: 'none',
  '@media': { [media.m]: { padding: space[4] } },
});
globalStyle(`${start} > *`, { pointerEvents: 'auto' });
/* In the corner of a small poster, below what it shows. */
globalStyle(`${start} > button`, {
  '@media': { [`not all and ${media.m}`]: { minHeight: '32px', paddingBlock: '4px' } },
});
/* A press anywhere on the poster starts the video. */
globalStyle(`${start} > button::after`, { content: '', position: 'absolute', inset: 0 });
export const message = style({ alignSelf: 'start', background: color.paper });
export const address = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
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
  color: color.ink2,
  borderBottom: border.hairline,
  selectors: { '&[open]': { paddingBottom: space[3] } },
  '@media': { [media.print]: { display: 'none' } },
});
export const summary = style(disclosureLine);
export const paragraph = style({
  ...typography.body,
  maxWidth: grid.measure,
  selectors: { '& + &': { marginTop: space[3] } },
});
