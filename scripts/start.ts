// `npm start`: brands with their provider, as in production.
import '@masthead/process/private-files';
import { parseBrands, runMain } from './lib/args.ts';
import { serve } from './lib/serve.ts';

await runMain(() => serve('production', parseBrands(process.argv.slice(2))));
