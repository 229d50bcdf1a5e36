import { expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import type { AmpStyles } from './ampDocument';
import { ampDocument } from './ampArticle';

const styles: AmpStyles = {
  theme: {
    color: { accent: '#8c2c1b' },
    font: { headline: 'Serif', interface: 'Sans' },
  },
  fonts: {
    headline: { url: '/fonts/headline.woff2', weights: '200 800' },
    interface: { url: '/fonts/interface.woff2', weights: '100 900' },
  },
};

test('§2.4 the AMP path of a missing article has a 404 page', async () => {
  const { load, missing } = ampDocument(styles);
  const site = aSite(() => ({}));
  expect(await load(site, { year: '2025', month: '02', day: '31', slug: 'a-deal' })).toMatchObject({
    error: { kind: 'not-found' },
  });
  expect(await missing?.(site)).toMatchObject({
    type: 'text/html; charset=utf-8',
    text: expect.stringContaining('This page could not be found'),
  });
});
