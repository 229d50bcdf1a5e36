import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, size, space } = vars;

export const root = style({ background: color.tint, borderBottom: border.hairline, overflowWrap: 'anywhere' });
const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${grid.gutter}`,
  width: '100%',
  maxWidth: `calc(${grid.max} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  padding: `${space[7]} ${grid.margin} ${space[6]}`,
});
export const plain = style([inner]);
export const withLogo = style([
  inner,
  { '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } } },
]);
export const text = style({ minWidth: 0, '@media': { [media.m]: { gridColumn: 1, gridRow: 1 } } });
export const name = style({ ...typography.display, margin: '10px 0 8px' });
export const label = style({ ...typography.kicker, color: color.ink3 });
export const tagline = style({ ...typography.deck, color: color.ink2, marginTop: '10px' });
/** Before the text in the document too, so that it does not move the text of narrow screens when it arrives. */
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  minHeight: '112px',
  padding: '20px',
  background: color.paper,
  border: border.hairline,
  '@media': { [media.m]: { gridColumn: 2 } },
});
export const image = style({
  width: '100%',
  maxWidth: '240px',
  height: '48px',
  objectFit: 'contain',
  filter: vars.image.logoFilter,
});
export const description = style({ ...typography.summary, color: color.ink2, maxWidth: grid.measure, gridColumn: 1 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  gridColumn: '1 / -1',
  // Below the logo.
  '@media': {
    [media.l]: {
      selectors: { [`${withLogo} > &`]: { gridColumn: 2, gridRow: 2, alignSelf: 'start', alignContent: 'start' } },
    },
  },
});
export const website = style({
  ...typography.uiStrong,
  ...underline,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  minHeight: size.touch,
  color: color.accent,
  ':hover': { color: color.accentHover },
});
export const socials = style({ marginInlineStart: '12px' });

/* ShareMenu */
export const menu = style({ position: 'relative' });
export const summary = style({
  ...typography.uiStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: size.touch,
  padding: '0 16px',
  border: `1px solid ${color.ink}`,
  borderRadius: size.radiusControl,
  background: color.paper,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: color.ink, color: color.paper },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const panel = style({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  zIndex: 5,
  width: 'min(260px, calc(100vw - 32px))',
  marginTop: '4px',
  background: color.paper,
  border: `1px solid ${color.ink}`,
});
export const row = style({ display: 'flex', paddingBlock: '14px', paddingInline: '17px 16px' });
export const separate = style({ borderTop: border.hairline });
export const line = style({
  ...typography.uiStrong,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: size.touch,
  padding: '4px 16px',
  ':hover': { background: color.tint, color: color.accent },
  ':focus-visible': { outlineOffset: '-3px' },
});
