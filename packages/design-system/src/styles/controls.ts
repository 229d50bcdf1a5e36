import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, font, size, text } = vars;

/* Form controls as style fragments, for our own forms and for forms in edited pages. */

/** Label of a form field. */
export const fieldLabel = { font: `600 ${text.uiSmall}/1.3 ${font.interface}` } as const;

/** Hint below a form field. */
export const hint = { font: `400 ${text.meta}/1.4 ${font.interface}`, color: color.ink3 } as const;

/** Text input. Its label and hint stay visible below the fixed header when the browser scrolls to it. */
export const input = {
  scrollMarginTop: '72px',
  width: '100%',
  minHeight: size.touch,
  padding: '9px 12px',
  border: `1px solid ${color.ink3}`,
  borderRadius: size.radiusControl,
  background: color.paper,
  color: color.ink,
  font: `400 1rem/1.4 ${font.interface}`,
} as const;

/** Focus style of inputs. */
export const inputFocus = { outlineOffset: '-1px', borderColor: color.focus } as const;

// A data URL cannot read the theme; this gray has enough contrast in every brand, light and dark.
const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='%23858585' stroke-width='1.6'%3E%3Cpath d='M2 4l4 4 4-4'/%3E%3C/svg%3E\")";

/** Hides the button of a form whose changes `AutoSubmit` submits, which needs scripts and no open `<details>`. */
export const hiddenByAutoSubmit = {
  selectors: { '[data-auto-submit] ~ &:not(details[open] *)': { display: 'none' } },
} as const;

/** Select box. */
export const select = {
  ...input,
  appearance: 'none',
  paddingInlineEnd: '36px',
  background: `${color.paper} ${chevron} right 12px center / 12px no-repeat`,
  // With forced colors the native arrow has the right color; ours would be gray.
  '@media': { [media.forcedColors]: { appearance: 'auto', background: 'none', paddingInlineEnd: '12px' } },
} as const;

/** A square or round box of 20 px; its mark is drawn by `tick` or by the border of `dot`. */
export const box = {
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  margin: 0,
  border: `1px solid ${color.ink3}`,
  borderRadius: size.radiusControl,
  background: color.paper,
} as const;

/** Checked checkbox. */
export const boxChecked = { background: color.accent, borderColor: color.accent } as const;

/** Mark of a checked checkbox. */
export const tick = {
  content: '',
  width: '6px',
  height: '11px',
  marginTop: '-3px',
  border: `solid ${color.onAccent}`,
  borderWidth: '0 2.4px 2.4px 0',
  transform: 'rotate(45deg)',
} as const;

/** Radio button. */
export const dot = { borderRadius: '50%' } as const;

/** Selected radio button. */
export const dotChecked = { background: color.paper, border: `6px solid ${color.accent}` } as const;

/** A `<summary>` in one line of text. The sign before it shows whether its content is open. */
export const disclosureLine = {
  ...typography.ui,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  cursor: 'pointer',
  '::before': { content: '"+"', color: color.accent, width: '1.25em' },
  selectors: { '[open] > &::before': { content: '"–"' } },
} as const;

/** A `<summary>` that looks like a button in full width. */
export const disclosureButton = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: size.touch,
  border: `1px solid ${color.ink}`,
  borderRadius: size.radiusControl,
  font: `600 ${text.ui}/1.2 ${font.interface}`,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { background: color.ink, color: color.paper },
} as const;
