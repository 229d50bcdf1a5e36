import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Adds a publication that is like the template to a content folder. Returns its folder. */
export const addHarborPublication = (folder: string): string => {
  const harbor = 'publications/harbor';
  cpSync(path.join(folder, 'publications/sister-site-template'), path.join(folder, harbor), {
    recursive: true,
    force: true,
  });
  for (const file of globSync(path.join(folder, harbor, '**/*.{json,md}')))
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('"aliases": ["sister-site-template"]', '"aliases": []')
        .replaceAll(/sister-site-template|sister-site/g, 'harbor')
        .replaceAll('Sister Site', 'Harbor')
        .replaceAll('Sister Quarterly', 'Harbor Quarterly')
        .replaceAll('sister-quarterly', 'harbor-quarterly')
        .replaceAll('SIS', 'HAR')
        .replaceAll('sis:', 'har:'),
    );
  return harbor;
};
