import { expect, test } from 'vitest';
import { acceptedFormats } from './negotiate.ts';

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', ['avif', 'webp', 'jpg']],
  ['image/webp,*/*', ['webp', 'jpg']],
  ['image/avif;q=0, image/webp', ['webp', 'jpg']],
  ['*/*', ['jpg']],
  ['', ['jpg']],
])('Accept "%s" accepts %o', (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});
