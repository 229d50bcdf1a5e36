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
