// `npm run dev`: one brand with its provider, reloading on change.
import { brandArgument, main } from './lib/args.ts';
import { serve } from './lib/serve.ts';

await main(() => serve('development', brandArgument(process.argv.slice(2))));
