import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/**
 * Only readers who follow a market have the strip. Its height depends on the browser's font size, not on its content.
 */
export const root = style({
  height: '8rem',
  overflow: 'hidden',
  padding: '12px 0',
  borderBottom: vars.border.hairline,
  selectors: { 'html:not([data-visitor="known"][data-markets]) &': { display: 'none' } },
});
