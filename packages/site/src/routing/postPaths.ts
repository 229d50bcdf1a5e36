/** Paths whose route handlers accept POST. Every other path accepts GET and HEAD only. */
export const postPaths = [/^\/Registration\//, /^\/api\//, /^\/email-story\/?$/, /^\/views\/?$/] as const;
