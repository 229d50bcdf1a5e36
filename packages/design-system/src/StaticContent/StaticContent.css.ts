import { globalStyle, type GlobalStyleRule, style, styleVariants } from '@vanilla-extract/css';
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

/** `measure` for running text; `full` for pages with their own layout, such as a rate card. */
export const root = styleVariants({
  measure: [base, { maxWidth: grid.measure }],
  full: [base],
  /** Headings beside their text on wide screens: for pages without a rail. */
  beside: [
    base,
    {
      maxWidth: grid.measure,
      '@media': {
        [media.l]: {
          display: 'grid',
          gridTemplateColumns: `minmax(0, 4fr) minmax(0, 8fr)`,
          columnGap: grid.gutter,
          maxWidth: 'none',
        },
      },
    },
  ],
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

globalStyle(`${root.beside} > *`, { '@media': { [media.l]: { gridColumn: 2, maxWidth: grid.measure } } });
globalStyle(`${root.beside} > h2`, { '@media': { [media.l]: { gridColumn: 1, textWrap: 'balance' } } });
/* A heading and the text beside it start on one line. */
globalStyle(`${root.beside} > h2 + *`, { '@media': { [media.l]: { marginTop: proseGap.heading } } });
globalStyle(`${root.beside} > h2:first-child + *`, { '@media': { [media.l]: { marginTop: 0 } } });

/* Running text has the measure on full-width pages too. */
for (const tag of ['p', 'ul', 'ol', 'h2', 'h3', 'blockquote', 'form'])
  globalStyle(`${root.full} > ${tag}`, { maxWidth: grid.measure });

/* Entries with headings, such as jobs: apart by a line, without the dash of a list. */
const entry = 'li:has(> :is(h2, h3, h4):first-child)';
inside(entry, { paddingInlineStart: 0, paddingBlock: space[5], borderTop: border.hairline });
inside(`${entry}::before`, { display: 'none' });
inside(`${entry} + li`, { marginTop: 0 });
inside(`${entry} > :is(h2, h3, h4)`, { fontSize: text.h4, marginBottom: '6px' });

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
