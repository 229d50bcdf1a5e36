import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

/**
 * Only readers who follow a market have the block. Its height depends on the browser's font size, not on its content:
 * phones have one story of each market.
 */
export const root = style({
  height: '13.5rem',
  overflow: 'hidden',
  padding: '16px 0',
  '@media': { [media.m]: { height: '21rem', borderTop: vars.border.heavy } },
  selectors: { 'html:not([data-visitor="known"][data-markets]) &': { display: 'none' } },
});
