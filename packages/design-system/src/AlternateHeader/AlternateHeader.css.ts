import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, grid, layer, motion, size, space, text } = vars;

export const root = style({
  position: 'relative',
  zIndex: layer.header,
  background: color.paper,
  borderBottom: border.masthead,
  '@media': { [media.print]: { display: 'none' } },
});
export const bar = style({
  display: 'grid',
  gridTemplate: '"menu logo search" 60px / 1fr auto 1fr',
  alignItems: 'center',
  width: '100%',
  maxWidth: `calc(${grid.max} + 2 * ${grid.margin})`,
  marginInline: 'auto',
  paddingInline: grid.margin,
  '@media': { [media.l]: { gridTemplate: '"menu logo search wide" 72px / auto auto 1fr auto', columnGap: space[4] } },
});
export const menu = style({ gridArea: 'menu', marginInlineStart: '-10px' });
export const home = style({ gridArea: 'logo', minWidth: 0, padding: '6px' });
export const logo = style({
  height: '32px',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
  filter: vars.image.logoFilter,
  '@media': { [media.l]: { height: '40px' } },
});
export const search = style({
  gridArea: 'search',
  justifySelf: 'end',
  marginInlineEnd: '-10px',
  '@media': { [media.l]: { justifySelf: 'start', marginInlineEnd: 0 } },
});
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: size.touch,
  minHeight: size.touch,
  padding: '0 10px',
  font: `550 ${text.uiSmall}/1.3 ${font.interface}`,
  whiteSpace: 'nowrap',
  listStyle: 'none',
  transition: `background ${motion.fast}`,
  ':hover': { background: color.tint },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const word = style({
  '@media': {
    [`not all and ${media.l}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const searchRow = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  background: color.tint,
  borderBottom: `1px solid ${color.ruleStrong}`,
});
export const searchInner = style({ maxWidth: '760px', marginInline: 'auto', padding: `${space[5]} ${grid.margin}` });
export const wide = style({
  gridArea: 'wide',
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.l]: { display: 'flex' } },
});
export const links = style({ display: 'flex', alignItems: 'center', gap: space[1] });
/* Both links of a pair share a grid cell as wide as the wider one. */
export const linkPair = style({ display: 'grid' });
const inLinkPair = [action, { gridArea: '1 / 1', position: 'relative' }] as const;
const unseen = { visibility: 'hidden' } as const;
const known = 'html[data-visitor="known"] [data-audience="unknown"] &';
export const signedOut = style([...inLinkPair, { selectors: { '[data-audience="in"] &': unseen, [known]: unseen } }]);
export const signedIn = style([
  ...inLinkPair,
  unseen,
  { selectors: { '[data-audience="in"] &': { visibility: 'visible' }, [known]: { visibility: 'visible' } } },
]);
/* In the margin of the link, so that the text does not move. */
export const alert = style({
  position: 'absolute',
  insetInlineEnd: '-6px',
  top: '4px',
  display: 'inline-flex',
  color: color.accent,
});
