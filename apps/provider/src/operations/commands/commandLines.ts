import { subscriptionProduct } from '../../readers/accounts/subscriptions.ts';
import { parseArgs } from 'node:util';

/** The help text of the command. */
export const formsUsage = `Prints or deletes the stored forms with an address in any field, for readers who request their data. Forms of other
senders are printed without the sender's data, and lose the address only.

  npm run --silent forms -- reader@example.com print
  npm run forms -- reader@example.com delete

The desk has received each form by mail as well.`;

type FormsCommand = { email: string; action: 'print' | 'delete' };

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseFormsCommand = ([email = '', action, ...rest]: readonly string[]): FormsCommand | undefined =>
  email.includes('@') && rest.length === 0 && (action === 'print' || action === 'delete')
    ? { email, action }
    : undefined;

/** The help text of the command. */
export const jobsUsage = `Lists the queues of jobs (mails, digests, cleanup) and the jobs that failed for good, and does those again.

  npm run jobs
  npm run jobs -- retry 1222b329-85b9-42e4-b39e-9da7a303b3ea
  npm run jobs -- retry all`;

type JobsCommand = { action: 'list' } | { action: 'retry'; id: string };

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseJobsCommand = ([verb, id = '', ...rest]: readonly string[]): JobsCommand | undefined => {
  if (verb === undefined) return { action: 'list' };
  return verb === 'retry' && (id === 'all' || uuidPattern.test(id)) && rest.length === 0
    ? { action: 'retry', id }
    : undefined;
};

/** The help text of the command. */
export const subscribeUsage = `Begins or ends the subscription to product ${subscriptionProduct.id} of an account.

  npm run subscribe -- reader@example.com begin
  npm run subscribe -- reader@example.com end`;

/** §9: status 1 is an active subscription. */
const statuses = { begin: subscriptionProduct.active, end: 0 } as const;

/** The account and the new subscription status. */
type SubscribeCommand = { email: string; status: number };

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseSubscribe = ([email = '', verb = '', ...rest]: readonly string[]): SubscribeCommand | undefined =>
  email.includes('@') && rest.length === 0 && (verb === 'begin' || verb === 'end')
    ? { email, status: statuses[verb] }
    : undefined;

/** The help text of the command. */
export const subscribersUsage = `Prints who subscribes to the newsletters of a publication, as CSV: email, newsletter, since.

  npm run --silent subscribers -- --publication harbor-wire > subscribers.csv
  npm run --silent subscribers -- --publication harbor-wire --newsletter PLTAM > am.csv`;

type SubscribersCommand = { publication: string; newsletter: string | undefined };

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseSubscribersCommand = (args: readonly string[]): SubscribersCommand | undefined => {
  try {
    const { publication, newsletter } = parseArgs({
      args: [...args],
      options: { publication: { type: 'string' }, newsletter: { type: 'string' } },
    }).values;
    return publication ? { publication, newsletter } : undefined;
  } catch {
    // An unknown option: the caller prints the usage.
    return undefined;
  }
};
