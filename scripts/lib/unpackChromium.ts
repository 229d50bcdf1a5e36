// Unpacks the Chromium of @sparticuz/chromium, with the libraries that a bare system lacks, into TMPDIR. Its own
// process, because that package writes to the temporary folder of the process and nowhere else.
import chromium, { inflate } from '@sparticuz/chromium';
import { fileURLToPath } from 'node:url';

await chromium.executablePath();
await inflate(fileURLToPath(import.meta.resolve('@sparticuz/chromium').replace(/build\/index\.js$/, 'bin/al2023.tar.br')));
