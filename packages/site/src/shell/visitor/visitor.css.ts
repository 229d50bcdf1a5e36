import { style } from '@vanilla-extract/css';

/* `html[data-visitor="known"]` is set before the first paint (SignedInHint), so nothing moves. */

const mayBeSignedIn = 'html[data-visitor="known"] &';

/** Parts for one audience, by the `audience` prop of VisitorOnly. */
export const audiences = {
  signedOut: style({ selectors: { [mayBeSignedIn]: { display: 'none' } } }),
  signedIn: style({ selectors: { 'html:not([data-visitor="known"]) &': { display: 'none' } } }),
};

/** Hides sign-in prompts from visitors who may be signed in until the visitor is known. */
export const hiddenWhilePending = style({
  selectors: { [`${mayBeSignedIn}:not([data-settled])`]: { visibility: 'hidden' } },
});
