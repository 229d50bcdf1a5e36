import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

/** Only readers who follow a market have the block. Its height depends on the browser's font size, not on its content. */
export const root = style({
  height: '12rem',
  overflow: 'hidden',
  padding: '16px 0',
  borderBottom: vars.border.hairline,
  '@media': { [media.m]: { height: '9.5rem' } },
  selectors: { 'html:not([data-visitor="known"][data-markets]) &': { display: 'none' } },
});
