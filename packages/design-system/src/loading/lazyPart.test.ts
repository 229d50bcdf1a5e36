import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazyPart';

const Greeting = ({ name }: { name: string }) => createElement('p', null, `Hello ${name}`);

test.each([
  ['renders the component', () => Promise.resolve(Greeting), '<p>Hello reader</p>'],
  ['renders nothing where the code cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch')), ''],
])('%s', async (_, load, expected) => {
  const Part = lazyPart<{ name: string }>(load);
  const { prelude } = await prerender(
    createElement('main', null, createElement(Suspense, null, createElement(Part, { name: 'reader' }))),
  );
  expect((await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')).toBe(`<main>${expected}</main>`);
});
