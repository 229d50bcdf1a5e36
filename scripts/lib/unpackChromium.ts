// Unpacks the Chromium of @sparticuz/chromium and its libraries into TMPDIR. Runs as a process of its own, because the
// package always writes to the temporary folder of its process.
import chromium, { inflate } from '@sparticuz/chromium';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

await chromium.executablePath();
await inflate(
  fileURLToPath(import.meta.resolve('@sparticuz/chromium').replace(/build\/index\.js$/, 'bin/al2023.tar.br')),
);

// Its font settings name folders of other machines. Without any font Chromium crashes at the first form field.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
writeFileSync(path.join(tmpdir(), 'fonts/fonts.conf'), fonts);
