import type { Resolvers } from '../resolvers.generated.ts';

/**
 * The visitor's own data. This service does not yet hold accounts: there is no credential it could verify, so every
 * caller is a stranger and both calls answer null, as they will for a stranger once there are accounts.
 */
export const visitor: Resolvers = {
  Query: {
    getUser: () => null,
    getCustomer: () => null,
  },
};
