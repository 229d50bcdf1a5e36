import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PartnerHeader } from './PartnerHeader';

const brand = { name: 'Example' };
const scope = { prefix: undefined };
const titleIn = (html: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

describe('§2.6 the header of the branded resource layout', () => {
  test.each([
    ['resources', 'Resource Center'],
    ['resourcePartners', 'From Our Partners'],
    ['companyResources', 'Partners'],
    ['resourceVideo', 'Video Center'],
  ] as const)('%s is titled %s', (route, title) => {
    expect(titleIn(renderToStaticMarkup(<PartnerHeader brand={brand} scope={scope} route={route} />))).toBe(title);
  });

  test('the media centre header keeps the title of the metadata above the title of a video, with the way to all of them', () => {
    const html = renderToStaticMarkup(
      <PartnerHeader brand={brand} scope={{ prefix: 'example' }} route="resourceVideo" title="A roof" />,
    );
    expect(titleIn(html)).toBe('A roof');
    expect(html).toMatch(/<a [^>]*href="\/example\/resources\/partners\/video\/"[^>]*>Video Center<\/a>/);
  });

  test('a route without one has none', () => {
    expect(renderToStaticMarkup(<PartnerHeader brand={brand} scope={scope} route="home" />)).toBe('');
  });
});
