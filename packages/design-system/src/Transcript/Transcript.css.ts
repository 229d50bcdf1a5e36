import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, size, space } = vars;

export const root = style({ borderBlock: border.hairline });
export const summary = style({
  ...typography.ui,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  cursor: 'pointer',
  '::before': { content: '"+"', color: color.accent, width: '1.25em' },
  selectors: { '[open] > &::before': { content: '"–"' } },
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
