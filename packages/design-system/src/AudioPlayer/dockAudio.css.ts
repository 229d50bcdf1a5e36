import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, layer, space } = vars;

/** Height of the player without its padding, in px: two rows on phones, one above. */
const phoneHeight = '100px';
const wideHeight = '60px';

export const root = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.sticky,
  display: 'grid',
  gridTemplate: `"title close" "audio audio" / minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space[4],
  minHeight: phoneHeight,
  // The columns of the page.
  padding: `0 max(${grid.margin}, (100% - ${grid.max}) / 2) env(safe-area-inset-bottom)`,
  borderTop: border.strong,
  background: color.tint,
  color: color.ink,
  '@media': {
    [media.m]: {
      gridTemplate: `"title audio close" / minmax(0, 1fr) minmax(280px, 1.4fr) auto`,
      minHeight: wideHeight,
    },
    [media.print]: { display: 'none' },
  },
});

/** The end of the page can be scrolled above the player. */
globalStyle(`body:has(> ${root})`, {
  paddingBottom: phoneHeight,
  '@media': { [media.m]: { paddingBottom: wideHeight } },
});

/** A focused element is scrolled clear of the player (WCAG 2.4.11). */
globalStyle(`html:has(> body > ${root})`, {
  scrollPaddingBottom: phoneHeight,
  '@media': { [media.m]: { scrollPaddingBottom: wideHeight } },
});

export const controls = style({ display: 'contents' });
export const title = style({
  ...typography.uiSmallStrong,
  gridArea: 'title',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  paddingBlock: space[2],
  ':hover': underline,
});
export const close = style({ gridArea: 'close' });
export const audio = style({ gridArea: 'audio', minWidth: 0, display: 'flex' });
