import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { font, grid, space } = vars;

const split = style({
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: grid.gutter } },
});

/** Layouts other than text below the picture; they need a picture. */
export const withPicture = { xl: split, l: '', m: '', s: '' };

const onPhones = `not all and ${media.m}`;
/** On phones: headlines without summary, beside a small picture. */
export const row = style({});
export const rowWithPicture = style({
  '@media': {
    [onPhones]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 104px',
      columnGap: '16px',
      alignItems: 'start',
    },
  },
});
const inRow = (style: StyleRule) => ({ '@media': { [onPhones]: { selectors: { [`${row} &`]: style } } } });

const above = style({
  marginBottom: space[3],
  '@media': { [onPhones]: { selectors: { [`${row} > &`]: { order: 1, marginBottom: 0 } } } },
});

export const picture = styleVariants({
  xl: {},
  l: [above],
  m: [above],
  s: [above],
});

export const text = style({ minWidth: 0 });

export const kicker = style({ marginBottom: '6px', ':empty': { display: 'none' } });

const title = style({ ...typography.h4, letterSpacing: '-0.008em' });

export const heading = styleVariants({
  xl: [{ ...typography.h2 }],
  l: [{ ...typography.h3 }],
  m: [title],
  s: [{ ...typography.h5, letterSpacing: '-0.004em', textWrap: 'balance' }],
  /** A list row with a larger headline, for scanning. */
  row: [title, { fontSize: scaled('1.375rem'), lineHeight: 1.2, letterSpacing: font.headTracking }],
  result: [title, { fontSize: scaled('1.25rem') }],
});

export const summary = style({
  ...typography.summary,
  lineHeight: 1.48,
  color: vars.color.ink2,
  marginTop: '6px',
  ...inRow({ display: 'none' }),
});

export const meta = style({ marginTop: '8px', ':empty': { display: 'none' }, ...inRow({ display: 'none' }) });
