// `npm start`: one brand with its provider, as in production.
import { parseBrand, main } from './lib/args.ts';
import { serve } from './lib/serve.ts';

await main(() => serve('production', parseBrand(process.argv.slice(2))));
