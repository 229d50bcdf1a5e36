import { headerPages } from '@masthead/content-rules/pictures';
import { expect, test } from 'vitest';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { toHeaderPicture } from './headerPicture';

const load = (getHeaderPicture: Record<string, string> | null) =>
  toHeaderPicture({ ok: true, value: { getHeaderPicture } as never });

test('§2.6 each header picture of the content belongs to one route', () => {
  const pages = Object.values<RouteDefinition>(routes).flatMap(({ headerPicture }) => headerPicture ?? []);
  expect(pages.toSorted()).toEqual([...headerPages].toSorted());
});

test('a header picture is a wide crop with its own description and credit', () => {
  expect(load({ uri: '/images/chart-slate-1', alt: 'A chart', credit: 'Photo: Ann Lee' }).picture).toMatchObject({
    src: '/images/chart-slate-1/?width=800&shape=wide',
    alt: 'A chart',
    credit: 'Photo: Ann Lee',
  });
});

test('a header has no picture without one in the content, and while the content service fails', () => {
  expect(load(null)).toEqual({});
  expect(toHeaderPicture({ ok: false, error: { kind: 'unavailable', cause: undefined } as never })).toEqual({});
});
