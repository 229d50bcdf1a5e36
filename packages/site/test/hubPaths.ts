/** The paths of the hubs of a brand that does not choose any. */
export const hubPaths = { markets: 'markets', sectors: 'sectors', practices: 'best-practices' };
