import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';
import { disclosureButton } from './controls';

const canForce = 'selector(::details-content)';

/**
 * Filters that are collapsed behind one button on phones. A browser that cannot style a closed `<details>` as open
 * shows the button everywhere.
 */
export const details = style({
  '@supports': {
    [canForce]: {
      '@media': {
        [media.m]: {
          selectors: { '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
        },
      },
    },
  },
});
export const summary = style([
  disclosureButton,
  {
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      [`${details}[open] > &`]: { marginBottom: vars.space[4] },
    },
    '@supports': { [canForce]: { '@media': { [media.m]: { display: 'none' } } } },
  },
]);
