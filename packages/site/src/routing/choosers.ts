/** The query parameters that choose which of several cached pages an address shows (DECISIONS, Routes). All others are the asker's own. */
export const choosers = ['page', 'tab', 'realmID'] as const;

export type Chooser = (typeof choosers)[number];
