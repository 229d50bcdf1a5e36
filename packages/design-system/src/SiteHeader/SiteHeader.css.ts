import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { heights } from './heights';

/** The header has `[data-form="compact"]` once the page has scrolled (§2.7). */
const compact = (rule: string) => `[data-form="compact"] ${rule}`;

/*
 * Tab order follows the visual order: Search is before the logo on wide screens and after the navigation in the compact
 * header. Browsers without the property use the source order, that of narrow screens.
 */
const inReadingOrder = { readingFlow: 'source-order' } as const;
const orders = { first: '-2', second: '-1', last: '1' } as const;
const read = (order: keyof typeof orders) => ({ readingOrder: orders[order] });

export const reserve = style({
  height: `calc(${heights.mobile} + 1px)`,
  '@media': { [media.l]: { height: heights.full }, [media.print]: { display: 'none' } },
});

/* Covers the first pixels of the document: when it leaves the viewport, the page has scrolled past the threshold. */
export const sentinel = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  width: '1px',
  pointerEvents: 'none',
  visibility: 'hidden',
});

export const header = style({
  position: 'relative',
  zIndex: vars.layer.header,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.ruleStrong}`,
  selectors: {
    '&[data-form="compact"]': {
      position: 'fixed',
      insetInline: 0,
      top: 0,
      borderBottomColor: vars.color.ruleStrong,
    },
  },
  '@media': {
    [media.l]: {
      borderBottomColor: vars.color.rule,
      // The controls change places. Another type of box: browsers create the boxes of the header again, and do not
      // count them as shifted content.
      selectors: { '&[data-form="compact"]': { display: 'flow-root' } },
    },
  },
});

export const topRow = style({
  display: 'none',
  '@media': {
    [media.l]: {
      display: 'block',
      borderBottom: vars.border.hairline,
      selectors: { [compact('&')]: { display: 'none' } },
    },
  },
});

export const bar = style({
  display: 'grid',
  alignItems: 'center',
  width: '100%',
  maxWidth: `calc(${vars.grid.max} + 2 * ${vars.grid.margin})`,
  marginInline: 'auto',
  paddingInline: vars.grid.margin,
  ...inReadingOrder,
  // The last column is at least as wide as its icon: without it, the search button moves when the account menu arrives.
  gridTemplate: `"menu . search user" ${heights.mobile} / auto 1fr auto minmax(34px, auto)`,
  '@media': {
    [media.l]: {
      gridTemplate: `"menu search . user" ${heights.masthead} "nav nav nav nav" auto / auto auto 1fr auto`,
      selectors: {
        [compact('&')]: { gridTemplate: `"menu logo nav search user" ${heights.compact} / auto auto 1fr auto auto` },
      },
    },
  },
});

export const area = {
  menu: style({ gridArea: 'menu', marginInlineStart: '-10px', '@media': { [media.l]: read('first') } }),
  search: style({
    gridArea: 'search',
    display: 'flex',
    alignItems: 'center',
    '@media': { [media.l]: { ...read('second'), selectors: { [compact('&')]: read('last') } } },
  }),
  user: style({
    gridArea: 'user',
    marginInlineEnd: '-10px',
    '@media': { [media.l]: { selectors: { [compact('&')]: read('last') } } },
  }),
  logo: style({
    gridArea: '1 / 1 / 2 / -1',
    justifySelf: 'center',
    maxWidth: 'calc(100% - 196px)',
    padding: '6px',
    '@media': {
      [media.l]: {
        maxWidth: '40%',
        selectors: { [compact('&')]: { gridArea: 'logo', maxWidth: '220px', paddingInline: '12px 0' } },
      },
    },
  }),
  nav: style({
    gridArea: 'nav',
    display: 'none',
    minWidth: 0,
    '@media': { [media.l]: { display: 'block', selectors: { [compact('&')]: { paddingInline: '28px 12px' } } } },
  }),
};

export const logo = style({
  height: '32px',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
  filter: vars.image.logoFilter,
  '@media': { [media.l]: { height: '52px', selectors: { [compact('&')]: { height: '30px' } } } },
});

/** A header control, 44 px high. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: '0 10px',
  borderRadius: vars.size.radiusControl,
  font: `550 ${vars.text.uiSmall}/1.3 ${vars.font.interface}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  transition: `background ${vars.motion.fast}`,
  ':hover': { background: vars.color.tint },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** Text next to an icon: from 1024 px, unless the header is compact. */
export const word = style({
  '@media': {
    [`not all and ${media.l}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    [media.l]: {
      selectors: {
        [compact('&')]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const menuLink = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
export const menuButton = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const searchRow = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  background: vars.color.tint,
  borderBottom: `1px solid ${vars.color.ruleStrong}`,
});
export const searchInner = style({
  maxWidth: '760px',
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.grid.margin}`,
});
export const extra = style({
  display: 'none',
  '@media': {
    [media.l]: {
      display: 'inline-flex',
      marginInlineStart: vars.space[2],
      selectors: { [compact('&')]: { display: 'none' } },
    },
  },
});
