import { style } from '@vanilla-extract/css';

/* `html[data-visitor]` is set before the first paint, so nothing moves. */
export const unknown = style({ selectors: { 'html[data-visitor="known"] &': { display: 'none' } } });
export const known = style({ selectors: { 'html:not([data-visitor="known"]) &': { display: 'none' } } });
