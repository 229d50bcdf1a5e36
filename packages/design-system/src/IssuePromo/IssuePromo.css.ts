import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid } = vars;

export const root = style({
  '@media': {
    [media.m]: { display: 'grid', gridTemplateColumns: '260px minmax(0, 1fr)', gap: '40px', alignItems: 'start' },
  },
});
/* On phones the cover is small, beside the title. */
export const cover = style({
  display: 'block',
  float: 'inline-end',
  width: '104px',
  marginBlockEnd: '12px',
  marginInlineStart: '16px',
  '@media': { [media.m]: { float: 'none', width: 'auto', marginBlockEnd: 0, marginInlineStart: 0 } },
});
globalStyle(`${cover} img`, { border: `1px solid ${color.ink}`, background: 'none' });
export const date = style({ ...typography.kicker, color: color.ink2, marginBottom: '8px' });
export const title = style({ ...typography.h2, lineHeight: 1.12, maxWidth: '22em' });
export const titleLink = style({ ':hover': { color: color.accent } });
export const summary = style({ ...typography.summary, color: color.ink2, maxWidth: '44em', marginTop: '6px' });
export const stories = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: grid.gutter,
  marginTop: '18px',
  '@media': { [media.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const story = style({
  borderTop: border.hairline,
  padding: '12px 0',
  /* Phones show the first one; the issue's own page has all of them. */
  '@media': { [`not all and ${media.m}`]: { selectors: { '&:nth-child(n + 2)': { display: 'none' } } } },
});
export const label = style({ ...typography.kicker, color: color.ink2, marginBottom: '6px' });
export const storyTitle = style({ ...typography.h5, letterSpacing: '-0.004em', textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '20px' });
