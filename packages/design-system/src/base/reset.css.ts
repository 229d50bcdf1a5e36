import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { typography } from './text';

/*
 * Global base styles. A dark part of a page has data-on="inverse", which changes the color of focus rings and belongs
 * with the paper button.
 */
/* The reader's choices are attributes of <html>; `theme/brandTheme.ts` has the colors. */
globalStyle('html[data-text="large"]', { vars: { '--text-scale': '1.15' } });
globalStyle('html[data-text="largest"]', { vars: { '--text-scale': '1.3' } });
/* The two elements of a link with another URL for signed-in visitors. The attribute of <html> is set before the first paint. */
globalStyle(
  'html[data-visitor="known"] [data-visible-to="signed-out"], html:not([data-visitor="known"]) [data-visible-to="signed-in"]',
  { display: 'none' },
);
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
/* A focused element is scrolled clear of the fixed header, and its ring is not cut off at the bottom of the window. */
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollPaddingBlock: '80px 8px' });
globalStyle('html[data-scroll-behavior="smooth"]', { scrollBehavior: 'smooth' });
/** The class of `<body>`. Using it keeps this file in the bundle: an import for side effects would be dropped. */
export const body = style({
  ...typography.ui,
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
/* A headline may be one long word in a shrink-to-fit column. */
globalStyle('h1, h2, h3, h4, h5, h6', { fontWeight: vars.font.headWeight, overflowWrap: 'anywhere' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg, video, iframe', { display: 'block', maxWidth: '100%' });
globalStyle('img, video', { height: 'auto' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('summary', { cursor: 'pointer' });
/* The arrow of a select is at the end of its text. */
globalStyle('html select:dir(rtl)', { backgroundPosition: 'left 12px center' });
globalStyle('dialog', { color: 'inherit' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });

globalStyle(':focus-visible', { outline: vars.border.focus, outlineOffset: '2px' });
globalStyle('[data-on="inverse"] :focus-visible', { outlineColor: vars.color.focusOnInverse });
/* Targets of the skip link and of soft navigation: not interactive, so no focus ring. */
globalStyle('main:focus, h1:focus', { outline: 'none' });

/* The two elements of a link with another URL for signed-in visitors. The attribute of <html> is set before the first paint. */
globalStyle(
  'html[data-visitor="known"] [data-visible-to="signed-out"], html:not([data-visitor="known"]) [data-visible-to="signed-in"]',
  { display: 'none' },
);
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

/* Print shows only the story (§2.6, print version): elements with data-print="hide" are hidden. */
globalStyle('[data-print="hide"]', { '@media': { [media.print]: { display: 'none !important' } } });
/* Printers omit backgrounds, so light text of a dark band would be on white. */
globalStyle('[data-on="inverse"], [data-on="inverse"] *', {
  '@media': { [media.print]: { color: '#000 !important', background: 'none !important' } },
});
globalStyle(`${body}`, { '@media': { [media.print]: { fontSize: '10pt', color: '#000', background: '#fff' } } });
