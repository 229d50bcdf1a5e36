import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { type } from './text';

/*
 * What every page stands on. A dark part of a page carries data-on="inverse": focus rings inside it change color,
 * and the paper button is meant for it.
 */
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollPaddingTop: '80px' });
globalStyle('html[data-scroll-behavior="smooth"]', { scrollBehavior: 'smooth' });
/** The class of `<body>`. Being used is also what keeps this file in a bundle: an import for its effect alone is dropped. */
export const body = style({
  ...type.ui,
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
/* A headline may be one long word in a column that shrinks to its content. */
globalStyle('h1, h2, h3, h4, h5, h6', { fontWeight: vars.font.headWeight, overflowWrap: 'anywhere' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg, video, iframe', { display: 'block', maxWidth: '100%' });
globalStyle('img, video', { height: 'auto' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('summary', { cursor: 'pointer' });
/* The arrow of a choice stands where its words end. */
globalStyle('html select:dir(rtl)', { backgroundPosition: 'left 12px center' });
globalStyle('dialog', { color: 'inherit' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });

globalStyle(':focus-visible', { outline: vars.border.focus, outlineOffset: '2px' });
globalStyle('[data-on="inverse"] :focus-visible', { outlineColor: vars.color.focusOnInverse });
/* A skip link and a soft navigation move focus to these; they are no controls, so they need no ring. */
globalStyle('main:focus, h1:focus', { outline: 'none' });

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

/* Paper shows the story alone (SPEC §2.6, print version): what is marked data-print="hide" stays on screen. */
globalStyle('[data-print="hide"]', { '@media': { [media.print]: { display: 'none !important' } } });
/* Printers leave backgrounds out: light words of a dark band would stand on white. */
globalStyle('[data-on="inverse"], [data-on="inverse"] *', {
  '@media': { [media.print]: { color: '#000 !important', background: 'none !important' } },
});
globalStyle(`${body}`, { '@media': { [media.print]: { fontSize: '10pt', color: '#000', background: '#fff' } } });
