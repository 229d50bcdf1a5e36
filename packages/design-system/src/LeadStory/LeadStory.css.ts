import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;
export const head = style({ marginBottom: space[6] });
export const kicker = style({ marginBottom: '10px', ':empty': { display: 'none' } });
export const title = style({ ...typography.display });
export const titleLink = style({ transition: `color ${vars.motion.fast}`, ':hover': { color: color.accent } });

/**
 * Of twelve columns: picture 6, deck 3, secondary stories 3, or 7 and 5 without secondary stories; stacked on narrow
 * screens.
 */
export const body = style({
  display: 'grid',
  gap: `${space[7]} ${grid.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.l]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

const columns = (span: number) => ({ minWidth: 0, '@media': { [media.l]: { gridColumn: `span ${span}` } } });

export const picture = styleVariants({ withRail: columns(6), whole: columns(7) });

export const caption = style({ ...typography.meta, color: color.ink3, marginTop: '8px' });

const underPicture = style({ '@media': { '(max-width: 1023px)': { marginTop: `calc(-1 * ${space[3]})` } } });
export const text = styleVariants({ withRail: [underPicture, columns(3)], whole: [underPicture, columns(5)] });
/** Without a picture the deck takes its columns. */
export const textAlone = style(columns(9));
export const deck = style({ ...typography.deck, color: color.ink2 });
export const meta = style({ marginTop: space[4], ':empty': { display: 'none' } });

export const related = style({
  borderTop: border.hairline,
  marginTop: space[4],
  paddingTop: space[4],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `12px ${grid.gutter}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const relatedLink = style({
  ...typography.h5,
  fontWeight: 500,
  letterSpacing: 0,
  display: 'block',
  position: 'relative',
  paddingInlineStart: '16px',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.6em',
    width: '8px',
    borderTop: `2px solid ${color.accent}`,
  },
  ':hover': { color: color.accent },
});

export const rail = style({
  minWidth: 0,
  '@media': {
    [media.l]: {
      gridColumn: 'span 3',
      position: 'relative',
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(${grid.gutter} / -2)`,
        borderInlineStart: border.hairline,
      },
    },
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: grid.gutter,
      borderTop: border.hairline,
      paddingTop: '20px',
    },
  },
});

export const railItem = style({
  '@media': {
    '(max-width: 767px)': {
      borderTop: border.hairline,
      paddingTop: space[4],
      selectors: { '& + &': { marginTop: space[4] } },
    },
    [media.l]: {
      selectors: { '& + &': { borderTop: border.hairline, marginTop: space[4], paddingTop: space[4] } },
    },
  },
});
