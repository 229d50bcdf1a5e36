import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import {
  box as boxRule,
  boxChecked,
  fieldLabel as fieldLabelRule,
  hint as hintRule,
  input as inputRule,
  inputFocus,
  tick,
} from '../styles/controls';
import { breakpoints, media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${grid.gutter}`,
  alignItems: 'start',
  '@media': { [media.l]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});
/**
 * Below 1024 px the panel with the email field is a bar at the bottom of the window once a newsletter is checked. Low
 * windows have no space for it.
 */
const bar = {
  media: `(width < ${breakpoints.l}px) and (min-height: 480px)`,
  selector: `${root}:has([name="newsletter"]:checked) &`,
  /** The bar and some space: a focused box must not be below it (WCAG 2.4.11). */
  height: '120px',
};

export const list = style({ minWidth: 0 });
export const legend = style({ ...typography.uiSmall, padding: 0, color: color.ink2, marginBottom: space[3] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: `${space[4]} ${space[3]}`,
  paddingBlock: space[5],
  borderTop: border.hairline,
  '@media': { [media.m]: { gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 1fr)', columnGap: grid.gutter } },
});
export const box = style([
  boxRule,
  {
    gridColumn: 1,
    scrollMarginBottom: bar.height,
    marginTop: '4px',
    ':checked': boxChecked,
    selectors: { '&:checked::before': tick },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
]);
export const text = style({ gridColumn: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style(typography.h4);
/* The whole line of the title is the target of the checkbox. */
export const choice = style({ display: 'block', minHeight: '28px', cursor: 'pointer' });
export const frequency = style({ ...typography.uiSmallStrong, color: color.accent, marginTop: '4px' });
export const summary = style({ ...typography.summary, color: color.ink2, marginTop: '8px' });
export const audience = style({ ...typography.uiSmall, color: color.ink2, marginTop: '8px' });

export const sample = style({
  gridColumn: 2,
  alignSelf: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: `${space[4]} ${space[4]} ${space[3]}`,
  background: color.tint,
  '@media': { [media.m]: { gridColumn: 3 } },
});
export const label = style({ ...typography.label, color: color.ink2, marginBottom: '8px' });
export const subject = style(typography.h5);
export const line = style({
  ...typography.uiSmall,
  color: color.ink2,
  paddingBlock: '6px',
  borderTop: border.hairline,
  selectors: { '&:first-child': { marginTop: '8px' } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: '22px',
  borderTop: border.heavy,
  background: color.tint,
  '@media': {
    [media.l]: { position: 'sticky', top: '96px' },
    [bar.media]: {
      selectors: {
        [bar.selector]: {
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'end',
          gap: space[3],
          padding: `${space[2]} 0 ${space[4]}`,
          // To the edges of the window, without a page that is wider than it.
          boxShadow: `0 0 0 100vmax ${color.tint}`,
          clipPath: 'inset(0 -100vmax)',
        },
      },
    },
  },
});
const outsideBar = { '@media': { [bar.media]: { selectors: { [bar.selector]: { display: 'none' } } } } } as const;
export const panelTitle = style([typography.h4, outsideBar]);
export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' });
export const fieldLabel = style(fieldLabelRule);
export const input = style([inputRule, { minHeight: size.touch, ':focus-visible': inputFocus }]);
export const hint = style([{ ...hintRule, color: color.ink2 }, outsideBar]);
