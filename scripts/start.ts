// `npm start`: one brand with its provider, as in production.
import { brandArgument, main } from './lib/args.ts';
import { serve } from './lib/serve.ts';

await main(() => serve('production', brandArgument(process.argv.slice(2))));
