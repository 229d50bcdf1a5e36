import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Adds a publication created from the template to a content folder. Returns its file. */
export const addHarborPublication = (folder: string): string => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const site = (read('sites.json') as { key: string }[]).find(({ key }) => key === 'sister-site');
  const text = JSON.stringify({ ...(read('sister-template.json') as object), site: { ...site, aliases: [] } });
  const file = 'publications/harbor.json';
  mkdirSync(path.join(folder, 'publications'), { recursive: true });
  writeFileSync(
    path.join(folder, file),
    text
      .replaceAll(/sister-site-template|sister-site/g, 'harbor')
      .replaceAll('Sister Site', 'Harbor')
      .replaceAll('SIS', 'HAR')
      .replaceAll('sis:', 'har:'),
  );
  return file;
};
