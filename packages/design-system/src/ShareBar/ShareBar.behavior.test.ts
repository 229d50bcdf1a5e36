import { expect, test } from 'vitest';
import { currentAddress } from './ShareBar.behavior';

test.each([
  [
    'https://news.example/site/company-resources/?realmID=harrow#main',
    'https://news.example/site/company-resources/?realmID=harrow',
  ],
  ['https://news.example/', 'https://news.example/'],
])('§2.8 Copy Link at %s copies %s', (here, copied) => {
  expect(currentAddress(new URL(here))).toBe(copied);
});
