import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import type { AmpStyles } from './ampDocument';
import { ampRoute } from './ampRoute';

const styles: AmpStyles = {
  theme: {
    color: { accent: '#8c2c1b', accentHover: '#691d10', accentTint: '#f5e6df', accentOnInverse: '#eda189' },
    font: { headline: 'Serif', interface: 'Sans' },
  },
  fonts: {
    headline: { url: '/fonts/headline.woff2', weights: '200 800' },
    interface: { url: '/fonts/interface.woff2', weights: '100 900' },
  },
};

test('§2.4 responds with a 404 page to the AMP path of a missing article', async () => {
  const response = await ampRoute(brand, styles).GET(new Request('https://news.example.com/amp/2025/02/31/a-deal/'), {
    params: Promise.resolve({ year: '2025', month: '02', day: '31', slug: 'a-deal' }),
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('This page could not be found');
});
