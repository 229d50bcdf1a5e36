import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { disclosureLine } from '../styles/controls';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

export const root = style({ borderBlock: border.hairline });
export const summary = style({
  ...disclosureLine,
  '@media': { [media.print]: { display: 'none' } },
});
export const turns = style({
  display: 'grid',
  gap: space[4],
  maxWidth: grid.measure,
  paddingBlock: `${space[3]} ${space[6]}`,
});
export const turn = style({ ...typography.summary, overflowWrap: 'anywhere' });
export const speaker = style({ ...typography.kicker, display: 'block', color: color.ink2 });
export const chapter = style({
  ...typography.h4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingTop: space[3],
  marginBottom: space[2],
  scrollMarginTop: '72px',
  overflowWrap: 'anywhere',
});
export const time = style({
  ...typography.meta,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.print]: { textDecoration: 'none' } },
});
