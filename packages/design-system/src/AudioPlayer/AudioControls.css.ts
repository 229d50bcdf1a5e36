import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { select } from '../styles/controls';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, font, motion, size, space, text } = vars;

/** One row from this width of the player on, in px. */
const oneRow = '(min-width: 460px)';

export const root = style({
  display: 'grid',
  gridTemplate: '"play skips speed" "time time time" / auto 1fr auto',
  alignItems: 'center',
  columnGap: space[2],
  '@container': { [oneRow]: { gridTemplate: '"play skips time speed" / auto auto minmax(0, 1fr) auto' } },
  selectors: {
    // The bar at the bottom of the window has one row; a narrow one has no speed.
    '[data-docked] &': { gridTemplate: '"play skips time speed" / auto auto minmax(0, 1fr) auto' },
  },
});
export const play = style({
  gridArea: 'play',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: size.radiusControl,
  background: color.accent,
  color: color.onAccent,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.accentHover },
    '[data-docked] &': { width: size.touch, height: size.touch },
  },
});
export const playIcon = style({ display: 'grid', selectors: { '[data-state="playing"] &': { display: 'none' } } });
export const pauseIcon = style({
  display: 'none',
  selectors: { '[data-state="playing"] &': { display: 'grid' } },
});
export const skips = style({ gridArea: 'skips', display: 'flex' });
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: size.radiusControl,
  color: color.ink,
  selectors: { '&:hover': { color: color.accent } },
});
export const skip = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.6,
  font: `650 9px/1 ${font.interface}`,
  textAnchor: 'middle',
});
export const time = style({
  ...typography.meta,
  gridArea: 'time',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  color: color.ink2,
});
const track = {
  height: '4px',
  background: `linear-gradient(${color.accent}, ${color.accent}) 0 / var(--played, 0%) 100% no-repeat ${color.rule2}`,
} as const;
const thumb = {
  appearance: 'none',
  width: '14px',
  height: '14px',
  border: 0,
  borderRadius: size.radiusControl,
  background: color.accent,
} as const;
export const position = style({
  appearance: 'none',
  flex: '1 1 auto',
  width: 0,
  minWidth: '48px',
  height: size.touch,
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: '-5px' },
    '&::-moz-range-thumb': thumb,
  },
});
export const speed = style({
  ...select,
  gridArea: 'speed',
  width: 'auto',
  paddingBlock: 0,
  paddingInline: '10px 28px',
  backgroundPosition: 'right 8px center',
  font: `600 ${text.uiSmall}/1 ${font.interface}`,
  selectors: { '[data-docked] &': { display: 'none' } },
  '@container': { [oneRow]: { selectors: { '[data-docked] &': { display: 'block' } } } },
});
