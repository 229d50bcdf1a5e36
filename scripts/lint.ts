// The repository's own rules, after oxlint: `node scripts/lint.ts`. One line per issue, by check.
import path from 'node:path';
import { checks } from './lint/checks.ts';
import { formatIssue } from './lint/lintIssue.ts';
import { readTree } from './lint/tree.ts';

const began = performance.now();
const tree = readTree(path.join(import.meta.dirname, '..'));
let issues = 0;
for (const [name, check] of Object.entries(checks)) {
  const found = check(tree);
  issues += found.length;
  if (found.length > 0) console.error(`\n✗ ${name}\n${found.map((issue) => `  ${formatIssue(issue)}`).join('\n')}`);
}
const took = `${Object.keys(checks).length} checks of ${tree.size} files in ${Math.round(performance.now() - began)} ms`;
if (issues > 0) {
  console.error(`\n${issues === 1 ? '1 issue' : `${issues} issues`}, ${took}.`);
  process.exitCode = 1;
} else {
  console.log(`No issues: ${took}.`);
}
