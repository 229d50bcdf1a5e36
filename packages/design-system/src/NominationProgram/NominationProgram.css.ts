import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${grid.gutter}`,
  borderTop: border.strong,
  paddingBlock: `${space[5]} ${space[7]}`,
  scrollMarginTop: '80px',
  '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});
export const name = style(typography.h3);
export const description = style({ ...typography.summary, color: color.ink2, marginTop: '8px' });
export const deadline = style({ ...typography.uiStrong, marginTop: space[4] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', marginTop: space[3] });

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${grid.gutter}`,
  '@media': { [media.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' } },
});
/* The form follows the criteria, so that a long list of categories is beside both. */
export const list = style({
  '@media': { [media.m]: { selectors: { '&:nth-child(2):not(:last-child)': { gridRow: 'span 2' } } } },
});
export const title = style({ ...typography.kicker, color: color.ink2, marginBottom: '8px' });
export const rule = style({
  ...typography.ui,
  paddingBlock: '8px',
  borderTop: border.hairline,
  selectors: { '&:first-child': { borderTop: 0 } },
});

/* The marker of the disclosure would be inside the button. */
export const open = style({
  width: 'fit-content',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: grid.measure,
  marginTop: space[4],
  padding: space[5],
  background: color.tint,
  borderTop: border.heavy,
});
