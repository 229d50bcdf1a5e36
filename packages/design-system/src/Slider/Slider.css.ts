import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, space } = vars;

/* The controls are first in the document and visually below. */
export const root = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0, height: '100%' });

/* A scrollable row until the behavior runs. */
export const view = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflow: 'hidden',
  selectors: {
    [`${root}[data-state="waiting"] > &`]: {
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
});
export const row = style({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  minWidth: 0,
  '@media': { [media.print]: { display: 'block', transform: 'none !important' } },
});

const basis = (count: string) => `calc(100% / ${count})`;
const from = (...names: string[]) =>
  names.reduceRight<string>((rest, name) => `var(--slides-per-view-${name}, ${rest})`, 'var(--slides-per-view)');
export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: `0 0 ${basis('var(--slides-per-view)')}`,
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': {
    [media.s]: { flexBasis: basis(from('s')) },
    [media.m]: { flexBasis: basis(from('m', 's')) },
    [media.l]: { flexBasis: basis(from('l', 'm', 's')) },
    [media.xl]: { flexBasis: basis(from('xl', 'l', 'm', 's')) },
    [media.print]: { transform: 'none !important', breakInside: 'avoid' },
  },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minHeight: vars.size.touch,
  paddingInline: 'var(--slider-inset, 0px)',
  selectors: { [`${root}[data-state="waiting"] > &`]: { visibility: 'hidden' } },
  '@media': { [media.print]: { display: 'none' } },
});
export const count = style({ ...typography.meta, color: color.ink3 });
export const steps = style({ display: 'flex', marginInlineStart: 'auto' });
export const dots = style({ display: 'flex', flexWrap: 'wrap' });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  '::before': { content: '', width: '9px', height: '9px', border: `1.5px solid ${color.ink3}` },
  selectors: {
    '&:hover::before': { borderColor: color.accent },
    '&[aria-current]::before': { background: color.accent, borderColor: color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::before': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
