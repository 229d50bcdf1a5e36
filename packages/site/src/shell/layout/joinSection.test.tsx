import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { JoinSection } from './SiteFrame';

test('§3 join-section: only brands that enable it invite visitors to register', () => {
  const html = renderToStaticMarkup(<JoinSection brand={{ ...brand, joinSection: true }} />);
  expect(html).toContain(`Join ${brand.name}`);
  expect(html).toContain(`href="${brand.menu.register.url.replaceAll('&', '&amp;')}"`);
  expect(renderToStaticMarkup(<JoinSection brand={brand} />)).toBe('');
});
