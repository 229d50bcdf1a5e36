import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, grid, space, text: sizes } = vars;

export const item = style({
  paddingBlock: space[6],
  borderTop: border.hairline,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `12px ${grid.gutter}`,
  alignItems: 'start',
  '@media': {
    [media.m]: { gridTemplateColumns: '128px minmax(0, 1fr)' },
    [media.xl]: { gridTemplateColumns: '128px minmax(0, 1fr) 248px' },
  },
});
/* On phones the day is beside its label. */
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '6px 10px',
  '@media': { [media.m]: { display: 'grid' } },
});
export const label = style({ ...typography.label, color: color.ink3 });
export const date = style({
  font: `500 ${sizes.h5}/1.3 ${font.headline}`,
  color: color.accent,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
});
export const text = style({ minWidth: 0 });
/** What all issues share, above them. */
export const shared = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `4px ${grid.gutter}`,
  marginBottom: space[6],
  ':empty': { display: 'none' },
});
export const publication = style({ ...typography.kicker, color: color.ink3, marginBottom: '6px' });
export const title = style(typography.h3);
export const summary = style({ ...typography.deck, color: color.ink2, marginTop: '6px' });
export const description = style({ ...typography.summary, color: color.ink2, marginTop: '8px', maxWidth: '44em' });
export const contact = style({ ...typography.uiSmall, color: color.ink2, marginTop: '10px' });
export const mail = style({ ...underline, color: color.accent });
export const deadlines = style({
  ...typography.uiSmall,
  minWidth: 0,
  overflowWrap: 'anywhere',
  background: color.tint,
  padding: '4px 14px',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: grid.gutter,
  '@media': { [media.m]: { gridColumn: 2 }, [media.xl]: { display: 'block', gridColumn: 3 } },
});
/** One below the other beside the text, side by side below it. */
export const deadline = style({
  flex: '1 1 88px',
  paddingBlock: '8px',
  '@media': {
    [media.xl]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '12px',
      borderTop: border.hairline,
      selectors: { '&:first-child': { borderTop: 0 } },
    },
  },
});
export const due = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
