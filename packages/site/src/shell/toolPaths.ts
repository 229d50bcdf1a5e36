/** The development routes of §2.1. */
export const toolPaths = { home: '/devtools/', fetch: '/devtools/fetch/', routes: '/devtools/routes/' } as const;
