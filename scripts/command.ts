// `npm run seed` and the like: a command of a package, with the .env of the root as `npm start` has it.
//   node scripts/run.mjs scripts/command.ts <script.ts, from the root> [arguments]
import { deploymentNotice } from './lib/env.ts';
import { inRoot } from './lib/paths.ts';

const [node = '', , script = '', ...args] = process.argv;
const file = inRoot(script);
process.argv = [node, file, ...args];
if (deploymentNotice) console.error(deploymentNotice);
await import(file);
