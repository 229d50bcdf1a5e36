/** The development routes of §2.1. */
export const toolPaths = { home: '/devtools/', fetch: '/devtools/fetch/', routes: '/devtools/routes/' } as const;

/** Values of `data-inspector` on the elements where other modules mount their developer tools. */
export const inspectorMounts = ['ads'] as const;

/** Dispatched on window when these elements exist. */
export const panelOpenedEvent = 'masthead:dev-panel';
