import type { Resolvers } from '../resolvers.generated.ts';

/** The visitor's own data (SPEC §7.1), for the visitor's own credentials; to everybody else both calls answer null. */
export const visitor: Resolvers = {
  Query: {
    getUser: (_parent, _args, { visitor: own }) => own.user(),
    getCustomer: (_parent, { encryptedCustomerId }, { visitor: own }) => own.customer(encryptedCustomerId),
  },
};
