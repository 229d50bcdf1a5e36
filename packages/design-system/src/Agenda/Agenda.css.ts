import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

export const day = style({ selectors: { '& + &': { marginTop: space[6] } } });
export const dayTitle = style({ ...typography.h4, marginBottom: space[3] });
export const session = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `2px ${grid.gutter}`,
  paddingBlock: '12px',
  borderTop: border.hairline,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': { [media.m]: { gridTemplateColumns: '168px minmax(0, 1fr)' } },
});
export const time = style({ ...typography.uiSmall, color: color.ink2, fontVariantNumeric: 'tabular-nums' });
export const title = style(typography.uiStrong);
export const detail = style({ ...typography.uiSmall, color: color.ink2, marginTop: '2px' });
