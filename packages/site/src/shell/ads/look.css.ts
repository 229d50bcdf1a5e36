import { adVars } from '@masthead/ad-slots/vars';
import { media, vars } from '@masthead/design-system/theme';
import { assignVars, globalStyle, style } from '@vanilla-extract/css';

const { border, color, font, grid, layer, space } = vars;

// The colors of the slots are set on the root element, which has the class of the theme.
globalStyle('html', {
  vars: assignVars(adVars, {
    background: color.ad,
    labelColor: color.adInk,
    text: color.ink,
    accent: color.accent,
    borderColor: color.rule,
    headlineFont: font.headline,
    interfaceFont: font.interface,
    headlineWeight: font.headWeight,
    focusOutline: border.focus,
    zIndex: layer.sticky,
    stickyTop: `calc(${vars.size.headerCompact} + ${space[4]})`,
  }),
});

/* Containers of slots are not printed. */
const notPrinted = { '@media': { print: { display: 'none' } } } as const;

/** The band of the leaderboard above the header. */
export const band = style({
  ...notPrinted,
  borderBottom: border.hairline,
  padding: '12px 0',
  '@media': { ...notPrinted['@media'], '(min-width: 768px)': { paddingBottom: '18px' } },
});
/** Full width, between sections or before the footer. */
export const row = style({
  ...notPrinted,
  borderBlock: border.hairline,
  width: `min(100% - 2 * ${grid.margin}, ${grid.max})`,
  marginInline: 'auto',
  padding: '16px 0 24px',
  marginBlock: space[4],
});
/*
 * The slot extends into the page margins, unlike the border lines: a leaderboard is wider than the columns of a small
 * tablet.
 */
globalStyle(`${row} > [data-slot]`, { marginInline: `calc(-1 * ${grid.margin})`, maxWidth: 'none' });
/* The footer has a top border, so the row before it has none. */
globalStyle(`${row}:has(+ footer)`, { borderBottom: 0, marginBottom: 0 });
/** Between two parts of a column. */
export const rowInColumn = style({ ...notPrinted, padding: '16px 0 24px' });
export const logos = style({
  ...notPrinted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[5]} ${space[7]}`,
  justifyContent: 'center',
});
/** The sponsor of a section: the logo beside the strip if both fit. */
export const sponsor = style({ ...notPrinted, display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[5] });
globalStyle(`${sponsor} > [data-slot="es_pushdown"]`, { flex: '1 1 728px' });
/** A sponsored story in a list with dates, aligned with the texts of the other rows. */
export const rowStory = style({ '@media': { [media.m]: { paddingInlineStart: `calc(6rem + ${grid.gutter})` } } });
