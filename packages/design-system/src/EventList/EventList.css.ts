import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, space } = vars;

export const item = style({
  paddingBlock: space[6],
  borderTop: border.hairline,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

const base = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'start',
});
const from768 = (columns: string) => ({
  '@media': { [media.m]: { gridTemplateColumns: columns, columnGap: grid.gutter } },
});
export const root = styleVariants({
  picture: [base, from768('7rem minmax(0, 1fr) 168px')],
  text: [base, from768('7rem minmax(0, 1fr)')],
});

export const when = style({ display: 'grid', gap: '8px' });
export const day = style({
  font: `500 2.75rem/.9 ${font.headline}`,
  letterSpacing: '-.03em',
  color: color.accent,
  fontVariantNumeric: 'lining-nums',
});
export const month = style({ ...typography.meta, color: color.ink2 });
export const text = style({ minWidth: 0 });
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginBottom: '6px',
});
export const topics = style({ ...typography.kicker, display: 'flex', flexWrap: 'wrap', color: color.ink3 });
export const topic = style({
  selectors: { '&:not(:last-child)::after': { content: '"/"', marginInline: '8px', color: color.rule2 } },
});
export const title = style({ ...typography.h3, overflowWrap: 'anywhere' });
export const location = style({ ...typography.uiSmall, color: color.ink2, marginTop: '6px' });
export const price = style({ ...typography.uiSmall, color: color.ink, fontWeight: 600, marginTop: '2px' });
export const summary = style({ ...typography.summary, color: color.ink2, marginTop: '8px', maxWidth: '44em' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: '8px' });
/** Narrow screens omit the picture, which adds little to date and location. */
export const picture = style({ display: 'none', '@media': { [media.m]: { display: 'block', marginTop: '3px' } } });
