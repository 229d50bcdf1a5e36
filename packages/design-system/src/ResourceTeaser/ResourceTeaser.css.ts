import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { border, color, grid, space, text } = vars;

/** §9: resource grids have at most three columns. */
export const grid3 = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${grid.gutter}`,
  '@media': {
    [media.s]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const publisher = style({ ...typography.meta, color: color.ink3, marginBottom: '4px' });
export const title = style({ ...typography.h4, fontSize: scaled('1.125rem'), letterSpacing: '-0.008em' });
/** Only beside the cover of the paper that leads a list. */
export const summary = style({
  ...typography.summary,
  color: color.ink2,
  marginTop: '8px',
  maxWidth: '44em',
  display: 'none',
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  marginTop: 'auto',
  paddingTop: '12px',
});
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderTop: border.strong,
  paddingTop: '12px',
});
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  background: color.tint,
  padding: '22px 0',
  marginBottom: '12px',
});
globalStyle(`${thumb} img`, { width: '118px', height: '154px', objectFit: 'cover', border: `1px solid ${color.ink}` });
/* Where one paper would be alone in the last row, the first one leads the list, as wide as it. */
const across = (columns: 2 | 3) => {
  const alone = `${grid3}[data-lead~="${columns}"] > :first-child`;
  const query = columns === 3 ? media.l : `${media.s} and (not ${media.l})`;
  const one = `calc((100% - ${columns - 1} * ${grid.gutter}) / ${columns})`;
  globalStyle(alone, { '@media': { [query]: { gridColumn: '1 / -1' } } });
  globalStyle(`${alone} > ${root}:has(> ${thumb})`, {
    '@media': {
      [query]: {
        display: 'grid',
        gridTemplate: `1fr auto auto auto 1fr / ${one} minmax(0, 1fr)`,
        columnGap: grid.gutter,
      },
    },
  });
  globalStyle(`${alone} ${thumb}`, { '@media': { [query]: { gridRow: '1 / -1', marginBottom: 0 } } });
  globalStyle(`${alone} ${publisher}`, { '@media': { [query]: { gridRow: 2 } } });
  globalStyle(`${alone} ${summary}`, { '@media': { [query]: { display: 'block' } } });
  globalStyle(`${alone} ${title}`, { '@media': { [query]: { fontSize: text.h2 } } });
  globalStyle(`${alone} ${footer}`, {
    '@media': { [query]: { justifyContent: 'start', columnGap: '24px', marginTop: 0, alignSelf: 'start' } },
  });
};
across(2);
across(3);
/* On phones the cover is beside the text, so that a screen shows several papers. */
const phone = `not all and ${media.s}`;
globalStyle(`${grid3} ${root}:has(> ${thumb})`, {
  '@media': { [phone]: { display: 'grid', gridTemplate: 'auto auto 1fr / 104px minmax(0, 1fr)', columnGap: space[4] } },
});
globalStyle(`${grid3} ${thumb}`, {
  '@media': { [phone]: { gridRow: '1 / span 3', alignSelf: 'start', padding: '10px', marginBottom: 0 } },
});
globalStyle(`${grid3} ${thumb} img`, { '@media': { [phone]: { width: '84px', height: '110px' } } });
export const meta = style({ ...typography.meta, color: color.ink3 });
export const action = style({
  ...typography.uiSmallStrong,
  color: color.accent,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '32px',
});
