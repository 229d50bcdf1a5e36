/** The help text of the command. */
export const jobsUsage = `Lists the queues of jobs (mails, digests, cleanup) and the jobs that failed for good, and does those again.

  npm run jobs
  npm run jobs -- retry 1222b329-85b9-42e4-b39e-9da7a303b3ea
  npm run jobs -- retry all`;

export type JobsCommand = { action: 'list' } | { action: 'retry'; id: string };

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses the command line arguments. Returns undefined when they are invalid. */
export const parseJobsCommand = ([verb, id = '', ...rest]: readonly string[]): JobsCommand | undefined => {
  if (verb === undefined) return { action: 'list' };
  return verb === 'retry' && (id === 'all' || uuidPattern.test(id)) && rest.length === 0
    ? { action: 'retry', id }
    : undefined;
};
