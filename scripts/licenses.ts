// Checks the licenses of the packages that run in production: `node scripts/licenses.ts`. Part of the lint step.
import { execFileSync } from 'node:child_process';
import { inRoot, root } from './lib/paths.ts';
import { existsSync } from 'node:fs';

/** The GPL and its relatives would also apply to the code of a publication. Packages without a license may not be used. */
const isRefused = (license: string): boolean => /GPL|unknown|unlicensed/i.test(license) && !/\bOR\b/.test(license);

/** libvips is a shared library of its own, which sharp loads and which may be replaced, as the LGPL requires. */
const isException = (name: string): boolean => name.startsWith('@img/sharp-libvips-');

const listLicenses = (folder: string, ...args: readonly string[]) =>
  JSON.parse(
    execFileSync('pnpm', [...args, 'licenses', 'list', '--prod', '--json'], { cwd: folder }).toString(),
  ) as Record<string, readonly { name: string }[]>;
// The desk is optional: its packages are there once it was started or tested.
const desk = inRoot('apps/desk');
const byLicense = Object.entries(listLicenses(root, '--recursive')).concat(
  existsSync(`${desk}/node_modules`) ? Object.entries(listLicenses(desk)) : [],
);
const refused = byLicense.flatMap(([license, packages]) =>
  isRefused(license) ? packages.filter(({ name }) => !isException(name)).map(({ name }) => `${name} (${license})`) : [],
);
if (refused.length > 0) {
  console.error(`Packages with a license that is not accepted: ${refused.join(', ')}. Use another package.`);
  process.exitCode = 1;
} else {
  console.log(`Licenses of ${byLicense.flatMap(([, packages]) => packages).length} packages are accepted.`);
}
