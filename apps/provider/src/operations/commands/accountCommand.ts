import { accountOperations } from '../../readers/accounts/accountOperations.ts';

/** The help text of the command. */
export const accountUsage = `Shows and ends the sessions of an account, or closes it. Each run is recorded in account_audit.

  npm run account -- reader@example.com sessions   # list the signed-in browsers
  npm run account -- reader@example.com end        # sign out every browser
  npm run account -- reader@example.com disable    # sign out every browser and let nobody sign in
  npm run account -- reader@example.com enable     # let the reader sign in again
  npm run account -- reader@example.com remove-factors
                   # for a reader who has lost app and recovery codes: check first that the account is theirs

The embedded database allows one process: stop the provider first.`;

/** The account and what to do with it. */
export type AccountCommand = { email: string; verb: keyof typeof accountOperations };

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseAccountCommand = ([email = '', name = '', ...rest]: readonly string[]):
  | AccountCommand
  | undefined => {
  const isVerb = Object.hasOwn(accountOperations, name);
  return email.includes('@') && rest.length === 0 && isVerb
    ? { email, verb: name as AccountCommand['verb'] }
    : undefined;
};
