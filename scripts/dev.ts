// `npm run dev`: one brand with its provider, reloading on change.
import { parseBrand, runMain } from './lib/args.ts';
import { serve } from './lib/serve.ts';

await runMain(() => serve('development', parseBrand(process.argv.slice(2))));
