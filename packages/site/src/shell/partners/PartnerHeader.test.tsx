import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { routes, type RouteName } from '../../routing/routes';
import { PartnerHeader } from './BrandedResourceLayout';

const toPage = (name: RouteName) => ({ brand, route: routes[name] });
const scope = { prefix: undefined };
const titleIn = (html: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

describe('§2.6 the header of the branded resource layout', () => {
  test.each([
    ['resources', 'Resource Center'],
    ['resourcePartners', 'From Our Partners'],
    ['companyResources', 'Partners'],
    ['partnerVideos', 'Video Center'],
  ] as const)('%s is titled %s', (route, title) => {
    expect(titleIn(renderToStaticMarkup(<PartnerHeader page={toPage(route)} scope={scope} />))).toBe(title);
  });

  test('the media center header shows the title of the metadata above that of a video, with a link to all videos', () => {
    const html = renderToStaticMarkup(
      <PartnerHeader page={toPage('resourceVideo')} scope={{ prefix: 'example' }} title="A roof" />,
    );
    expect(titleIn(html)).toBe('A roof');
    expect(html).toMatch(/<a [^>]*href="\/example\/resources\/partners\/video\/"[^>]*>Video Center<\/a>/);
  });

  test('tracking finds the name of the company in its header (§4)', () => {
    const company = {
      company: { name: 'A Partner', label: 'premium partner', socials: [] },
      page: { url: '/', title: 'A' },
    };
    const html = renderToStaticMarkup(
      <PartnerHeader page={toPage('companyResources')} scope={scope} company={company} />,
    );
    expect(/<[^>]*\sdata-partner(?:="")?[^>]*>([^<]*)</.exec(html)?.[1]).toBe('A Partner');
  });

  test('a route without a title has none', () => {
    expect(renderToStaticMarkup(<PartnerHeader page={toPage('home')} scope={scope} />)).toBe('');
  });
});
