import { look } from '@masthead/ad-slots/look';
import { media, vars } from '@masthead/design-system/theme';
import { assignVars, globalStyle, style } from '@vanilla-extract/css';

const { border, color, font, grid, layer, space } = vars;

// The theme's class stands on the document's root, and so do the slots' colours.
globalStyle('html', {
  vars: assignVars(look, {
    ground: color.ad,
    ink: color.adInk,
    paper: color.paper,
    text: color.ink,
    accent: color.accent,
    rule: color.rule,
    headline: font.headline,
    interface: font.interface,
    headWeight: font.headWeight,
    focus: border.focus,
    layer: layer.sticky,
  }),
});

/* What stands around a slot and nothing else is not printed. */
const closes = { '@media': { print: { display: 'none' } } } as const;

/** Above the header: the leaderboard in its band. */
export const band = style({
  ...closes,
  borderBottom: border.hair,
  padding: '12px 0',
  '@media': { ...closes['@media'], '(min-width: 768px)': { paddingBottom: '18px' } },
});
/** Across the page, between sections or before the footer. */
export const row = style({
  ...closes,
  borderBlock: border.hair,
  width: `min(100% - 2 * ${grid.margin}, ${grid.max})`,
  marginInline: 'auto',
  padding: '16px 0 24px',
  marginBlock: space[4],
});
/* The slot leaves the page's margins, which its lines keep: a leaderboard is wider than the columns of a small tablet. */
globalStyle(`${row} > [data-slot]`, { marginInline: `calc(-1 * ${grid.margin})`, maxWidth: 'none' });
/* The footer's own edge ends the page: a hairline above it would be a second one. */
globalStyle(`${row}:has(+ footer)`, { borderBottom: 0, marginBottom: 0 });
/** Inside a column, between two of its parts. */
export const rowInColumn = style({ ...closes, padding: '16px 0 24px' });
/** Logos of partners beside one another. */
export const logos = style({
  ...closes,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[5]} ${space[7]}`,
  justifyContent: 'center',
});
/** The sponsor of a section: its logo beside its strip where there is room for both. */
export const sponsor = style({ ...closes, display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[5] });
globalStyle(`${sponsor} > [data-slot="es_pushdown"]`, { flex: '1 1 728px' });
/** A sponsored story in a list of dated rows: it begins where their texts begin. */
export const rowStory = style({ '@media': { [media.m]: { paddingInlineStart: `calc(96px + ${grid.gutter})` } } });
