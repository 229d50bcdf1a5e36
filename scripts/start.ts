// `npm start`: one brand with its provider, as in production.
import { parseBrand, runMain } from './lib/args.ts';
import { serve } from './lib/serve.ts';

await runMain(() => serve('production', parseBrand(process.argv.slice(2))));
