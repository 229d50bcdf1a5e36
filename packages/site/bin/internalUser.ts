import { printUsageForHelp } from '@masthead/process/command';
import { env } from '../src/env.ts';
import { internalCookie, internalToken } from '@masthead/next-runtime/editor';

const usage = `Usage: npm run internal-user -- [days]

Prints the cookie of a person who works on the publication. It is valid for 30 days if no number is given.`;

printUsageForHelp(usage);
const dayMs = 86_400_000;
const days = Number(process.argv[2] ?? 30);

if (!env.INTERNAL_USER_KEY) {
  console.error('INTERNAL_USER_KEY is not set: give the same one as the site has.');
  process.exitCode = 1;
} else if (!Number.isFinite(days) || days <= 0) {
  console.error('Give the number of days that the cookie is to hold, for example: npm run internal-user -- 30');
  process.exitCode = 1;
} else {
  process.stdout.write(`${internalCookie}=${internalToken(env.INTERNAL_USER_KEY, Date.now() + days * dayMs)}\n`);
}
