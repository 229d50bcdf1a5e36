import { scaled } from './scaled';

/**
 * The tokens that are the same in every publication and color scheme. They are constants, so styles contain their
 * values.
 */
export const sharedTokens = {
  text: {
    display: scaled('clamp(2.25rem, 1.43rem + 3.05vw, 3.75rem)'),
    h1: scaled('clamp(2rem, 1.48rem + 2.2vw, 3.25rem)'),
    h2: scaled('clamp(1.625rem, 1.41rem + 0.9vw, 2.125rem)'),
    h3: scaled('clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem)'),
    h4: scaled('clamp(1.1875rem, 1.16rem + 0.12vw, 1.25rem)'),
    h5: scaled('1.0625rem'),
    deck: scaled('clamp(1.125rem, 1.04rem + 0.38vw, 1.3125rem)'),
    body: scaled('clamp(1.125rem, 1.1rem + 0.12vw, 1.1875rem)'),
    summary: scaled('1rem'),
    ui: '0.9375rem',
    uiSmall: '0.875rem',
    meta: '0.8125rem',
    kicker: '0.75rem',
    label: '0.6875rem',
  },
  leading: { display: '1.03', h1: '1.07', h2: '1.14', h3: '1.18', h4: '1.24', deck: '1.42', body: '1.6', ui: '1.4' },
  tracking: { kicker: '0.075em', label: '0.09em' },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '32px',
    8: '40px',
    9: '48px',
    10: '64px',
    11: '80px',
    12: '96px',
  },
  grid: {
    max: '1280px',
    gutter: 'clamp(16px, 2.35vw, 24px)',
    margin: 'clamp(16px, 3.1vw, 40px)',
    rail: '300px',
    measure: '42.5rem',
  },
  size: {
    radiusControl: '2px',
    touch: '44px',
    header: '88px',
    headerCompact: '56px',
    navbar: '46px',
    icon: '20px',
    drawer: '340px',
  },
  motion: { fast: '120ms', base: '200ms', slow: '320ms', ease: 'cubic-bezier(.2, .6, .2, 1)' },
  layer: { sticky: '10', header: '40', drawer: '60', modal: '80' },
} as const;
