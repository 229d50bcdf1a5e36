import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color, grid, space } = vars;

export const root = style({
  display: 'grid',
  gap: `${space[5]} ${grid.gutter}`,
  alignItems: 'start',
  '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
/** First on phones, so that the player is in the first window. */
export const text = style({ minWidth: 0, order: -1, '@media': { [media.m]: { order: 0 } } });
export const label = style({
  ...typography.kicker,
  color: color.accent,
  marginBottom: space[2],
  overflowWrap: 'anywhere',
});
export const title = style({ ...typography.h2, marginBottom: space[4], overflowWrap: 'anywhere' });
export const link = style({ selectors: { '&:hover': { ...underline, color: color.accent } } });
export const summary = style({ ...typography.deck, color: color.ink2, marginTop: space[4] });
export const facts = style({ ...typography.meta, color: color.ink3, marginTop: space[3] });
