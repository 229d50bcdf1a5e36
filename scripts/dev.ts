// `npm run dev`: brands with their provider, reloading on change.
import '@masthead/process/private-files';
import { parseBrands, runMain } from './lib/args.ts';
import { serve } from './lib/serve.ts';

await runMain(() => serve('development', parseBrands(process.argv.slice(2))));
