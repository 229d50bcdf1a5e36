import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

/** Its own width, not that of the window, decides whether the controls have one row or two. */
export const root = style({
  containerType: 'inline-size',
  padding: `${space[3]} ${space[4]}`,
  background: color.tint,
  borderTop: border.heavy,
  scrollMarginTop: '72px',
  selectors: { '&[data-docked]': { padding: 0, border: 0, background: 'transparent' } },
  '@media': { [media.print]: { display: 'none' } },
});
/** Its height is that of the controls, which replace the browser's own without moving the page. */
export const place = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '48px',
  '@media': { '(scripting: enabled)': { minHeight: '92px' } },
  '@container': { '(min-width: 460px)': { '@media': { '(scripting: enabled)': { minHeight: '48px' } } } },
  selectors: { '[data-docked] &': { minHeight: '44px' } },
});
export const audio = style({
  width: '100%',
  minHeight: '44px',
  // Some browsers render their controls in a gray pill.
  selectors: {
    '&::-webkit-media-controls-enclosure': { background: 'transparent', borderRadius: vars.size.radiusControl },
  },
});
export const notice = style({
  ...typography.uiSmall,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  color: color.ink2,
});
export const failure = style({ ...typography.uiSmall, color: color.danger, paddingBlock: space[2] });
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '3px' });
export const length = style({
  ...typography.meta,
  color: color.ink3,
  paddingTop: space[2],
  selectors: { '[data-docked] &': { display: 'none' } },
});
export const chapters = style({
  marginTop: space[3],
  borderTop: border.hairline,
  selectors: { '[data-docked] &': { display: 'none' } },
});
export const chapter = style({
  ...typography.uiSmall,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  borderBottom: border.hairline,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.accent },
    '&[aria-current]': { fontWeight: 650, color: color.accent },
    'li:last-child > &': { borderBottom: 0 },
  },
});
export const start = style({ ...typography.meta, minWidth: '3.5em', color: color.accent });
