import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/**
 * Only readers who follow a market have the block. Its height depends on the browser's font size, not on its content.
 */
export const root = style({
  height: '21rem',
  overflow: 'hidden',
  padding: '16px 0',
  borderTop: vars.border.heavy,
  selectors: { 'html:not([data-visitor="known"][data-markets]) &': { display: 'none' } },
});
