import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, font, space, text } = vars;

/** Space before a paragraph and before a heading of long text. */
export const proseGap = { paragraph: '1.15em', heading: '1.7rem' } as const;

/** Long text from the content service in the body font, styled by element. */
export const prose = style({ ...typography.body });

const inside = (selectors: string | readonly string[], rule: GlobalStyleRule) => {
  globalStyle(
    [selectors]
      .flat()
      .map((selector) => `${prose} ${selector}`)
      .join(', '),
    rule,
  );
};

inside(['> p', '> ul', '> ol'], { hangingPunctuation: 'first', textWrap: 'pretty' });
inside('> * + *', { marginTop: proseGap.paragraph });
inside(['h2', 'h3', 'h4'], { ...typography.h3, lineHeight: 1.2 });
inside('h3', { fontSize: text.h4 });
inside('h4', { fontSize: text.h5 });
inside(['> * + h2', '> * + h3', '> * + h4'], { marginTop: proseGap.heading });

inside('a', {
  textDecorationLine: 'underline',
  textDecorationColor: color.accent,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
/* Phone numbers do not break. */
inside('a[href^="tel:"]', { whiteSpace: 'nowrap' });
inside('a:hover', { color: color.accent, textDecorationThickness: '2px' });
/* Italics are a separate font file, loaded only by text that uses them. */
inside(['em', 'i', 'cite', 'dfn', 'address'], { fontFamily: font.headlineItalic, fontStyle: 'italic' });
inside(['strong', 'b'], { fontWeight: 650 });
inside('del', { textDecoration: 'line-through' });
inside('ins', { textDecoration: 'underline', background: color.accentTint });
inside('dt', { fontWeight: 650 });
inside('dd', { marginInlineStart: '1.6em' });
inside('mark', { background: color.accentTint, color: 'inherit', padding: '0 .1em' });
inside(['sup', 'sub'], { lineHeight: 0, fontSize: '0.72em' });
inside('code', { fontSize: '0.9em' });
inside('pre', {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.9em',
  padding: space[4],
  background: color.tint,
});
inside('hr', { border: 0, borderTop: border.hairline });

inside('ul > li', { position: 'relative', paddingInlineStart: '22px' });
inside('ul > li::before', {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  top: '0.72em',
  width: '9px',
  borderTop: `2px solid ${color.accent}`,
});
inside('ol', { listStyle: 'decimal', paddingInlineStart: '1.6em' });
inside('ol > li::marker', { color: color.accent, fontVariantNumeric: 'tabular-nums' });
inside('li + li', { marginTop: '0.45em' });
inside(['li > ul', 'li > ol'], { marginTop: '0.45em' });

/* Pull quote: between rules, larger, italic. */
inside('blockquote', { borderTop: border.masthead, borderBottom: border.hairline, padding: '20px 0 18px' });
inside(['blockquote', 'blockquote p'], {
  font: `italic 400 ${text.h2}/1.22 ${font.headlineItalic}`,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
});
inside('blockquote p + p', { marginTop: '0.5em' });
inside(['blockquote footer', 'blockquote cite'], {
  ...typography.meta,
  fontFamily: font.interface,
  display: 'block',
  fontStyle: 'normal',
  letterSpacing: 0,
  marginTop: '10px',
  color: color.ink3,
});

const apart = ['figure', 'blockquote', 'table', 'pre', 'iframe', 'video', 'div'];
inside(
  apart.flatMap((tag) => [`> * + ${tag}`, `> ${tag} + *`]),
  { marginTop: space[7] },
);
/* A heading is close to its text. */
inside(['> h2 + *', '> h3 + *', '> h4 + *'], { marginTop: '0.6rem' });

inside(['figure img', '> img', 'p > img'], { background: color.tint2 });
inside(['figure:not(.small) img', '> img', 'p > img'], { width: '100%' });
/* Photographs smaller than the column have their own size; upright ones are no higher than most of the window. */
inside('figure.small img', { height: 'auto', marginInline: 'auto' });
inside('figure.upright img', { maxHeight: '80svh', objectFit: 'contain' });
inside('figcaption', {
  ...typography.meta,
  lineHeight: 1.45,
  color: color.ink3,
  padding: '9px 0',
  borderBottom: border.hairline,
});
inside(['iframe', 'video'], { width: '100%', border: 0, background: color.tint2 });
inside(['iframe:not([height])', 'video:not([height])'], { aspectRatio: '16 / 9', height: 'auto' });

/*
 * A wide table scrolls in its frame and never widens the page; in print it does not scroll. A shadow marks a side with
 * more content: the page's color moves with the table and covers the shadow at the ends.
 */
const shade = `color-mix(in srgb, ${color.ink} 18%, transparent), transparent`;
const cover = `${color.paper} 40%, transparent`;
inside('div:has(> table)', {
  overflowX: 'auto',
  background: [
    `linear-gradient(to right, ${cover}) left / 36px 100% no-repeat local`,
    `linear-gradient(to left, ${cover}) right / 36px 100% no-repeat local`,
    `linear-gradient(to right, ${shade}) left / 12px 100% no-repeat scroll`,
    `linear-gradient(to left, ${shade}) right / 12px 100% no-repeat scroll`,
  ].join(', '),
  '@media': { [media.print]: { overflow: 'visible', background: 'none' } },
});
inside('table', {
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: border.masthead,
  font: `400 ${text.uiSmall}/1.4 ${font.interface}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
inside('table caption', { ...typography.uiSmallStrong, textAlign: 'start', padding: '10px 0' });
/* Words of cells stay whole: the table scrolls instead. */
inside(['th', 'td'], {
  overflowWrap: 'normal',
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: '9px',
  paddingInline: '0 16px',
  borderBottom: border.hairline,
});
inside('th', { fontWeight: 650 });
inside(['td[align="right"]', 'th[align="right"]'], { textAlign: 'end' });
