// `npm run new-publication -- <key>`: a publication made from the template brand.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runMain } from './lib/args.ts';
import { loadBrand } from './lib/brand.ts';
import { run } from './lib/command.ts';
import { dataDir, readEnv, variables } from './lib/env.ts';
import { StartError } from './lib/errors.ts';
import { makePublication } from './lib/newPublication/make.ts';
import { inRoot, root } from './lib/paths.ts';
import { withProgress, logProgress } from './lib/progress.ts';
import { appTrees } from './lint/appTrees.ts';
import { formatIssue } from './lint/lintIssue.ts';
import { readTree } from './lint/tree.ts';

const install = async (): Promise<void> => {
  const { ok, output } = await withProgress(
    'Linking its packages',
    run(
      'pnpm',
      [
        'install',
        '--frozen-lockfile',
        '--reporter=append-only',
        '--loglevel=error',
        '--config.confirmModulesPurge=false',
      ],
      { env: variables },
    ),
  );
  if (!ok) throw new StartError(`Its packages could not be linked; any npm command tries again:\n${output}`);
};

/** A provider that already has content does not read the content files again. */
const bringContent = async (): Promise<void> => {
  const env = readEnv();
  if (env.DATABASE_URL === undefined && !existsSync(path.join(dataDir(env), 'database'))) return;
  const { ok } = await withProgress(
    'Bringing its content in',
    run(process.execPath, ['src/seed/main.ts', '--update'], {
      env: { ...variables, DATA_DIR: dataDir(env) },
      cwd: inRoot('apps/provider'),
    }),
  );
  if (!ok) console.error('Its content is not in the database yet. Stop the provider, then: npm run seed -- --update');
};

await runMain(async () => {
  const { key, name, origin } = makePublication(root, process.argv.slice(2));
  logProgress(`Made apps/${key} and its content, apps/provider/content/publications/${key}.json`);
  await install();
  await loadBrand(key);
  const issues = appTrees(readTree(root));
  if (issues.length > 0)
    throw new StartError(`The routes of the brands differ:\n${issues.map(formatIssue).join('\n')}`);
  await bringContent();
  logProgress(
    `${name} is ready: npm start -- --brand ${key} (${origin}). What to replace now: docs/guides/new-publication.md`,
  );
});
