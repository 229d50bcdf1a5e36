import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { Footer, JoinSection } from './SiteFrame';

test('§2.5: the footer shows the phone hours of the brand', () => {
  expect(renderToStaticMarkup(<Footer brand={brand} />)).toMatch(
    /<a [^>]*href="tel:[^>]*>1<\/a><span[^>]*> <\/span>Always<span[^>]*> <\/span><a [^>]*href="mailto:/,
  );
});

test('a brand without a phone has its email address alone', () => {
  const { phone: _, ...support } = brand.footer.support;
  const html = renderToStaticMarkup(<Footer brand={{ ...brand, footer: { ...brand.footer, support } }} />);
  expect(html).toContain('href="mailto:help@example.com"');
  expect(html).not.toContain('tel:');
});

test('§3 join-section: only brands that enable it invite visitors to register', () => {
  const html = renderToStaticMarkup(<JoinSection brand={{ ...brand, joinSection: true }} />);
  expect(html).toContain(`Join ${brand.name}`);
  expect(html).toContain(`href="${brand.menu.register.url.replaceAll('&', '&amp;')}"`);
  expect(renderToStaticMarkup(<JoinSection brand={brand} />)).toBe('');
});
