import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { setGridColumns } from '../styles/gridColumns';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

/** Several shows; a single one has the width of its page. */
export const columns = style({
  display: 'grid',
  gap: `${space[6]} ${grid.gutter}`,
});
setGridColumns(columns, [
  { from: 'm', columns: 2 },
  { from: 'l', columns: 3 },
]);
export const show = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  paddingTop: space[4],
  borderTop: border.strong,
});
export const cover = style({ width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' });
export const name = style({ ...typography.h3, overflowWrap: 'anywhere' });
export const description = style({ ...typography.uiSmall, color: color.ink2, marginTop: space[2] });
export const host = style({ ...typography.uiSmall, marginTop: space[1] });
export const hostLink = style({
  display: 'inline-block',
  // A target of 24 px (WCAG 2.2, 2.5.8).
  paddingBlock: '2px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { ...underline, color: color.accent } },
});
export const listenOn = style({
  ...typography.label,
  color: color.ink3,
  marginTop: space[3],
  '@media': { [media.print]: { display: 'none' } },
});
export const links = style({
  ...typography.uiSmall,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  overflowWrap: 'anywhere',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.print]: { display: 'none' } },
});
