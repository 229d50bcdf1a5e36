import { printUsageForHelp } from '@masthead/process/command';
import { env } from '../src/env.ts';
import { createSigner } from '@masthead/next-runtime/editor';
import { createPreviewToken, maxLifetimeSeconds, tokenParameter } from '@masthead/next-runtime/preview-token';

const usage = `Usage: npm run preview-token -- <endpoint> [path or *] [hours]

Prints the address of a preview that reads from a GraphQL endpoint: of one path, or of every page (*, the default), for
24 hours if no number is given.`;

printUsageForHelp(usage);
const [endpoint = '', path = '*', hours = '24'] = process.argv.slice(2);
const seconds = Number(hours) * 3600;
const signer = createSigner(env);

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

if (!signer) {
  fail('PREVIEW_KEY or SITE_ORIGIN is not set. Set both to the values of the site.');
} else if (!URL.canParse(endpoint)) {
  fail(
    `"${endpoint}" is not an address. Give the GraphQL endpoint of the preview, for example: npm run preview-token -- https://preview.example.com/graphql`,
  );
} else if (path !== '*' && !/^\/(?:[^\s?#]+\/)?$/.test(path)) {
  fail(`"${path}" is not a path. Give a path that begins and ends with a slash, or * for every page.`);
} else if (!(seconds > 0 && seconds <= maxLifetimeSeconds)) {
  fail(`"${hours}" is not a valid number of hours. Give a number up to ${maxLifetimeSeconds / 3600}.`);
} else {
  const token = createPreviewToken(signer, { endpoint, path, expires: Math.floor(Date.now() / 1000 + seconds) });
  process.stdout.write(
    `${signer.siteOrigin}${path === '*' ? '/' : path}?${new URLSearchParams({ preview: endpoint, [tokenParameter]: token })}\n`,
  );
}
