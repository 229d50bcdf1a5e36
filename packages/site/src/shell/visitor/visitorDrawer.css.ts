import { style } from '@vanilla-extract/css';

/* A reader who may be signed in (html[data-visitor], set before the first paint) is not asked to sign in. */
export const whileAwaited = style({ selectors: { 'html[data-visitor="known"] &': { visibility: 'hidden' } } });
