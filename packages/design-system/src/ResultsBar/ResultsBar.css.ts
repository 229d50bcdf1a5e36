import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { hiddenByAutoSubmit, inputFocus, select as selectRule } from '../styles/controls';
import { vars } from '../theme/contract.css';

const { border, color, text } = vars;

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
});
export const ruled = style([bar, { paddingBottom: '14px', borderBottom: border.masthead }]);
export const plain = style([bar]);

export const count = style({
  ...typography.ui,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const number = style({ color: color.ink, fontWeight: 650 });

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' });
export const label = style({
  ...typography.uiSmall,
  color: color.ink2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  whiteSpace: 'nowrap',
});
export const select = style([
  selectRule,
  { width: 'auto', maxWidth: '100%', fontSize: text.uiSmall, ':focus-visible': inputFocus },
]);

export const apply = style({ '@media': { '(scripting: enabled)': hiddenByAutoSubmit } });
