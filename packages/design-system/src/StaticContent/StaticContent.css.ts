import { type ComplexStyleRule, globalStyle, type GlobalStyleRule, style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { plainButton } from './plainButton';
import {
  box,
  boxChecked,
  dot,
  dotChecked,
  fieldLabel,
  hint,
  input,
  inputFocus,
  select,
  tick,
} from '../styles/controls';
import { prose, proseGap } from '../styles/prose.css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space, text } = vars;

const base = style([prose]);

/** The width from which headings are beside their text: beside a rail there is less room. */
const besideFrom = { beside: media.l, railed: media.xl } as const;
const headingsBeside = (query: string): ComplexStyleRule => [
  base,
  {
    maxWidth: grid.measure,
    '@media': {
      [query]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        columnGap: grid.gutter,
        maxWidth: 'none',
      },
    },
  },
];

/**
 * `measure` for running text; `full` for pages with their own layout, such as a rate card. Headings are beside their text
 * on wide screens for `beside`, a page without a rail, and `railed`, one with a rail.
 */
export const root = styleVariants({
  measure: [base, { maxWidth: grid.measure }],
  full: [base],
  beside: headingsBeside(besideFrom.beside),
  railed: headingsBeside(besideFrom.railed),
});

const inside = (selectors: string | readonly string[], rule: GlobalStyleRule) => {
  globalStyle(
    [selectors]
      .flat()
      .map((selector) => `${base} ${selector}`)
      .join(', '),
    rule,
  );
};

for (const width of ['beside', 'railed'] as const) {
  const page = root[width];
  const query = besideFrom[width];
  globalStyle(`${page} > *`, { '@media': { [query]: { gridColumn: 2, maxWidth: grid.measure } } });
  /* Over two rows, so that a heading of two lines parts no question from its answer. */
  globalStyle(`${page} > h2`, { '@media': { [query]: { gridColumn: 1, gridRow: 'span 2', textWrap: 'balance' } } });
  /* A heading and the text beside it start on one line. */
  globalStyle(`${page} > h2 + *`, { '@media': { [query]: { marginTop: proseGap.heading } } });
  globalStyle(`${page} > h2:first-child + *`, { '@media': { [query]: { marginTop: 0 } } });
}
/* The first paragraph introduces the page. */
globalStyle(`${root.railed} > p:first-child`, {
  ...typography.deck,
  color: color.ink2,
  '@media': { [media.xl]: { gridColumn: '1 / -1' } },
});

/* Running text has the measure on full-width pages too. */
for (const tag of ['p', 'ul', 'ol', 'h2', 'h3', 'blockquote', 'form'])
  globalStyle(`${root.full} > ${tag}`, { maxWidth: grid.measure });

/* Entries with headings, such as jobs: apart by a line, without the dash of a list. */
const entry = 'li:has(> :is(h2, h3, h4):first-child)';
inside(entry, { paddingInlineStart: 0, paddingBlock: space[5], borderTop: border.hairline });
inside(`${entry}::before`, { display: 'none' });
inside(`${entry} + li`, { marginTop: 0 });
inside(`${entry} > :is(h2, h3, h4)`, { fontSize: text.h4, marginBottom: '6px' });
/* Its facts, and then its text, which is beside them where the page has the width. */
inside(`${entry} > p:not(:last-child)`, { ...typography.ui, color: color.ink2, marginTop: '2px' });
inside(`${entry} > p:last-child`, { ...typography.summary, marginTop: '10px' });
globalStyle(`${root.full} > ul:has(> li > :is(h2, h3, h4):first-child)`, { maxWidth: 'none' });
globalStyle(`${root.full} ${entry}`, {
  '@media': {
    [media.l]: { display: 'grid', gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: grid.gutter },
  },
});
globalStyle(`${root.full} ${entry} > p:last-child`, {
  maxWidth: grid.measure,
  '@media': { [media.l]: { gridArea: '1 / 2 / span 4', marginTop: 0 } },
});

/* People: a portrait, then the name and the role, in columns. */
const people = 'ul:has(> li > img:first-child)';
inside(people, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: `${space[4]} ${grid.gutter}`,
});
inside(`${people} > li`, {
  ...typography.ui,
  minHeight: '70px',
  margin: 0,
  paddingInlineStart: '70px',
  color: color.ink2,
});
inside(`${people} > li::before`, { display: 'none' });
inside(`${people} > li > img`, { position: 'absolute', insetInlineStart: 0, top: 0, width: '56px', height: '70px' });
inside(`${people} > li > a`, { ...typography.h5, color: color.ink });

inside('form', {
  display: 'grid',
  gap: space[4],
  background: color.tint,
  padding: `${space[5]} ${space[5]} ${space[6]}`,
  borderTop: border.masthead,
});
inside('form h2', { marginBottom: 0 });
inside(['form > p', 'fieldset > p'], { display: 'grid', gap: '6px' });
inside('label', fieldLabel);
inside('form span[id$="hint"]', hint);
inside(['input:not([type="checkbox"], [type="radio"], [type="submit"], [type="hidden"])', 'textarea'], input);
inside('textarea', { resize: 'vertical' });
inside('select', select);
inside(['input:focus-visible', 'textarea:focus-visible', 'select:focus-visible'], inputFocus);
inside('[aria-invalid="true"]', { border: `2px solid ${color.danger}` });

inside('fieldset', { borderTop: border.hairline, paddingTop: space[3], display: 'grid', gap: '4px' });
inside('legend', { ...fieldLabel, padding: 0, float: 'inline-start', marginBottom: '8px' });
inside('legend + *', { clear: 'both' });
inside(['p:has(> input[type="checkbox"])', 'p:has(> input[type="radio"])'], {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '2px 10px',
  alignItems: 'center',
  minHeight: '36px',
  paddingBlock: '4px',
});
inside('p:has(> input[type="checkbox"]) > :not(input, label)', { gridColumn: 2 });
inside('p:has(> input[type="checkbox"]) > label', { fontWeight: 400 });
inside(['input[type="checkbox"]', 'input[type="radio"]'], {
  ...box,
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
inside('input[type="checkbox"]:checked', boxChecked);
inside('input[type="checkbox"]:checked::before', tick);
inside('input[type="radio"]', dot);
inside('input[type="radio"]:checked', dotChecked);
inside(['button', 'input[type="submit"]'], plainButton);
inside(['button:hover', 'input[type="submit"]:hover'], { background: color.accentHover });
/* A button next to a field does not submit the form. */
inside('fieldset button', {
  marginTop: space[3],
  background: 'transparent',
  border: '1px solid currentcolor',
  color: color.ink,
});
inside('fieldset button:hover', { background: color.ink, borderColor: color.ink, color: color.paper });
