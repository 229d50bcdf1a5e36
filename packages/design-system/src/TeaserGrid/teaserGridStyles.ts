import { breakpoints, media } from '../theme/media';
import { vars } from '../theme/contract.css';
import { type CardCount, columnsFor, type GridWidth, gridWidths, isReversed } from './reversed';

const { border, color, font, grid, leading, space, text } = vars;

const queries: Record<GridWidth, string> = {
  phone: `(max-width:${breakpoints.m - 1}px)`,
  tablet: `(min-width:${breakpoints.m}px) and (max-width:${breakpoints.l - 1}px)`,
  desktop: media.l,
};
const counts: readonly (readonly [CardCount, items: number])[] = [
  ['one', 1],
  ['two', 2],
  ['many', 3],
];

/** Reversed: text before the picture in a row. Otherwise the picture is on top. */
const getRules = (width: GridWidth, count: CardCount, items: number): string => {
  const root = `.teasers-${count}`;
  const columns = `${root}{grid-template-columns:repeat(${columnsFor(items, width)},minmax(0,1fr))}`;
  if (!isReversed(items, width))
    return `${columns}${root} article{display:flex;flex-direction:column-reverse;justify-content:flex-end}${root} .teasers-picture{margin-bottom:${space[3]}}`;
  const parts = width === 'phone' ? 'minmax(0,1fr) 120px' : 'minmax(0,7fr) minmax(0,5fr)';
  return `${columns}${root} article{display:grid;grid-template-columns:${parts};gap:0 ${grid.gutter};align-items:start;align-content:start}${root} .teasers-picture{grid-column:2;grid-row:1/span 2}`;
};

/** Styles of the teaser grid, written only into documents with one. */
export const teaserGridStyles = `
.teasers{display:grid;gap:${space[7]} ${grid.gutter}}
.teasers article{height:100%;border-top:${border.strong};padding-top:${space[3]}}
.teasers-text{min-width:0}
.teasers-kicker{margin-bottom:6px}
.teasers-kicker:empty{display:none}
.teasers-title{font:${font.headWeight} ${text.h4}/${leading.h4} ${font.headline};letter-spacing:-.008em;text-wrap:balance}
.teasers-summary{font:400 ${text.summary}/1.48 ${font.headline};text-wrap:pretty;color:${color.ink2};margin-top:6px}
.teasers-more{position:relative;z-index:2;margin-top:6px}
${gridWidths.map((width) => `@media ${queries[width]}{${counts.map(([count, items]) => getRules(width, count, items)).join('')}}`).join('\n')}`;
