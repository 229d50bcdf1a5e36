// Writes the files that are generated from the brands.
import { writeProviderBrands } from './lib/brandFacts.ts';

const errors = await writeProviderBrands();
for (const { message } of errors) console.error(message);
if (errors.length > 0) process.exitCode = 1;
