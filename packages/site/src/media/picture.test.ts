import { expect, test } from 'vitest';
import { drawingAddress } from './picture';

test.each([
  ['/images/logo-harrow', '/images/logo-harrow/'],
  ['/images/logo-harrow/', '/images/logo-harrow/'],
  ['https://avatars.example/7', 'https://avatars.example/7'],
])('the whole drawing %s is asked for at %s, without a redirect', (uri, address) => {
  expect(drawingAddress(uri)).toBe(address);
});
