// `npm run dev`: one brand with its provider, reloading on change.
import { parseBrand, main } from './lib/args.ts';
import { serve } from './lib/serve.ts';

await main(() => serve('development', parseBrand(process.argv.slice(2))));
