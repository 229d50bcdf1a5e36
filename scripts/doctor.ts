// `npm run doctor`: compares an environment with what a deployment for the public needs, and prints a table.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runMain, withUsage } from './lib/args.ts';
import { checksFor } from './lib/doctor/checks.ts';
import { gatherFacts, type Role, toDataDir, probeProvider, probeSite } from './lib/doctor/facts.ts';
import { probeServices } from './lib/doctor/services.ts';
import { deploymentNotice, variables } from './lib/env.ts';
import { StartError } from './lib/errors.ts';
import { root } from './lib/paths.ts';
import { formatColumns } from './lib/table.ts';

const usage =
  'Usage: npm run doctor -- [--role site|provider] [--site https://www.example.com] [--provider http://10.0.0.5:4000]';

const roles: readonly string[] = ['site', 'provider', 'both'] satisfies Role[];
const isRole = (text: string): text is Role => roles.includes(text);

const toOrigin = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new StartError(`--${name} is not an http or https address: "${text}".`);
  return new URL(text).origin;
};

await runMain(async () => {
  const { values } = withUsage(usage, () =>
    parseArgs({
      options: { role: { type: 'string', default: 'both' }, site: { type: 'string' }, provider: { type: 'string' } },
    }),
  );
  const { role } = values;
  if (!isRole(role)) throw new StartError(`--role is site or provider, not "${role}".`);
  const [siteOrigin, providerOrigin] = [toOrigin('site', values.site), toOrigin('provider', values.provider)];
  // env.ts sets a default for DEPLOYMENT; the doctor checks only what was set.
  const env = deploymentNotice === undefined ? variables : { ...variables, DEPLOYMENT: undefined };
  const dataDir = toDataDir(env, root);
  const [site, provider, services] = await Promise.all([
    siteOrigin === undefined ? undefined : probeSite(siteOrigin),
    providerOrigin === undefined ? undefined : probeProvider(providerOrigin),
    probeServices(env, existsSync(dataDir) ? dataDir : root),
  ]);
  const facts = gatherFacts(env, root, { role, site, provider, services });
  const rows = checksFor(role).map(({ name, verify }) => ({ name, outcome: verify(facts) }));
  console.log(
    formatColumns([
      ['check', 'result', 'found'],
      ...rows.map(({ name, outcome }) => [name, outcome.result, outcome.detail]),
    ]).join('\n'),
  );
  const problems = rows.flatMap(({ name, outcome }) => ('fix' in outcome ? [{ name, fix: outcome.fix }] : []));
  if (problems.length > 0)
    console.log(`\nWhat to do:\n${formatColumns(problems.map(({ name, fix }) => [`- ${name}`, fix])).join('\n')}`);
  if (rows.some(({ outcome }) => outcome.result === 'fail')) process.exitCode = 1;
});
