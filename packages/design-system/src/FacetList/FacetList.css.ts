import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import {
  box as boxRule,
  boxChecked,
  disclosureButton,
  dot,
  dotChecked,
  hiddenByAutoSubmit,
  tick,
} from '../styles/controls';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color } = vars;
const canForce = 'selector(::details-content)';

/**
 * Collapsed behind one button on narrow screens. From 1024 px it is open: a browser that cannot style a closed
 * `<details>` as open shows the button.
 */
export const root = style({
  '@supports': {
    [canForce]: {
      '@media': {
        [media.l]: {
          selectors: {
            '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
          },
        },
      },
    },
  },
});

export const summary = style({
  ...disclosureButton,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { [canForce]: { '@media': { [media.l]: { display: 'none' } } } },
});

export const head = style({ display: 'none', '@media': { [media.l]: { display: 'block' } } });
export const clear = style({
  ...typography.uiSmallStrong,
  color: color.ink2,
  ':hover': { ...underline, color: color.accent },
});

export const group = style({
  borderTop: border.hairline,
  padding: '12px 0 14px',
  '@media': { [media.l]: { selectors: { '&:first-of-type': { paddingTop: '8px' } } } },
});
export const legend = style({
  ...typography.uiSmallStrong,
  fontWeight: 650,
  padding: 0,
  float: 'inline-start',
  width: '100%',
  marginBottom: '6px',
});
export const options = style({ clear: 'both' });

export const option = style({
  ...typography.uiSmall,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '10px',
  alignItems: 'center',
  minHeight: '40px',
  cursor: 'pointer',
  ':hover': { color: color.accent },
  // Beside the results, so that the list is not much longer than they are.
  '@media': { [`${media.l} and (pointer: fine)`]: { minHeight: '32px' } },
});

const forced = { '@media': { [media.forcedColors]: { appearance: 'auto' } } } as const;
export const box = style([boxRule, { ...forced, ':checked': boxChecked, selectors: { '&:checked::before': tick } }]);
export const radio = style([boxRule, dot, { ...forced, ':checked': dotChecked }]);
export const count = style({ ...typography.meta, color: color.ink3 });

export const all = style({
  ...typography.uiSmallStrong,
  color: color.accent,
  minHeight: '32px',
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'pointer',
  ':hover': underline,
});

/* On narrow screens the form is several screens long, so its button stays in reach. */
export const apply = style({
  display: 'grid',
  paddingBlock: '4px 12px',
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  background: color.paper,
  '@media': { '(scripting: enabled)': hiddenByAutoSubmit, [media.l]: { position: 'static' } },
});
