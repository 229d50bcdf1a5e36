// Unpacks the Chromium of @sparticuz/chromium, with the libraries that a bare system lacks, into TMPDIR. Its own
// process, because that package writes to the temporary folder of the process and nowhere else.
import chromium, { inflate } from '@sparticuz/chromium';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

await chromium.executablePath();
await inflate(
  fileURLToPath(import.meta.resolve('@sparticuz/chromium').replace(/build\/index\.js$/, 'bin/al2023.tar.br')),
);

// The settings that come with it name folders of other machines. Without a single font Chromium ends at the first form field.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
writeFileSync(path.join(tmpdir(), 'fonts/fonts.conf'), fonts);
