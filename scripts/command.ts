// Runs a command of a package, such as `npm run seed`, with the .env of the root.
//   node scripts/run.mjs scripts/command.ts <script.ts, from the root> [arguments]
import '@masthead/process/private-files';
import { runMain } from './lib/args.ts';
import { deploymentNotice } from './lib/env.ts';
import { inRoot } from './lib/paths.ts';

const [node = '', , script = '', ...args] = process.argv;
const file = inRoot(script);
process.argv = [node, file, ...args];
if (deploymentNotice) console.error(deploymentNotice);
await runMain(() => import(file));
