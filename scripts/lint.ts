// The repository's own rules, after oxlint: `node scripts/lint.ts`. One line a fault, by check.
import path from 'node:path';
import { checks } from './lint/checks.ts';
import { formatFault } from './lint/fault.ts';
import { readTree } from './lint/tree.ts';

const began = performance.now();
const tree = readTree(path.join(import.meta.dirname, '..'));
let faults = 0;
for (const [name, check] of Object.entries(checks)) {
  const found = check(tree);
  faults += found.length;
  if (found.length > 0) console.error(`\n✗ ${name}\n${found.map((fault) => `  ${formatFault(fault)}`).join('\n')}`);
}
const took = `${Object.keys(checks).length} checks of ${tree.size} files in ${Math.round(performance.now() - began)} ms`;
if (faults > 0) {
  console.error(`\n${faults === 1 ? '1 fault' : `${faults} faults`}, ${took}.`);
  process.exitCode = 1;
} else {
  console.log(`No faults: ${took}.`);
}
