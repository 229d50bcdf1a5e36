import { startAmpValidator } from '@masthead/scripts/ampValidator';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { adSettings } from '../../shell/ads/settings';
import { AmpSlot } from './AmpSlot';
import { boilerplate, extensionScripts, runtime } from './ampDocument';

const validate = await startAmpValidator();
const getValidatorErrors = (body: string): readonly string[] => {
  const html = `<!doctype html><html amp lang="en"><head><meta charset="utf-8">${runtime}<meta name="viewport" content="width=device-width">${extensionScripts(body)}<title>A page</title><link rel="canonical" href="https://news.example.com/">${boilerplate}</head><body>${body}</body></html>`;
  return validate(html);
};

const house = adSettings(brand);
const network = { ...house, source: 'network', unitRoot: '/1234567/news' } as const;
const article = { path: '/2026/11/21/a-deal/', name: 'vert5' } as const;
const brandWithoutConsent = { ...brand, consent: 'none' } as const;

describe('§2.6, §9 advertising on AMP pages passes the official validator', () => {
  test.each([
    ['with a house ad', <AmpSlot key="" brand={brand} {...article} settings={house} />],
    ['with an ad of the network', <AmpSlot key="" brand={brandWithoutConsent} {...article} settings={network} />],
  ])('%s', (_, slot) => {
    const body = renderToStaticMarkup(slot);
    expect(body).toContain('<aside');
    expect(getValidatorErrors(body)).toEqual([]);
  });

  test('sends position, page and sizes of the slot table to the network', () => {
    const html = renderToStaticMarkup(<AmpSlot brand={brandWithoutConsent} {...article} settings={network} />);
    expect(html).toContain('data-slot="/1234567/news/test_article"');
    expect(html).toContain('width="300" height="250"');
    expect(html).toContain('&quot;pos&quot;:&quot;vert5&quot;');
  });

  test('§3 sends the targeting of the article', () => {
    const html = renderToStaticMarkup(
      <AmpSlot
        brand={brandWithoutConsent}
        {...article}
        facts={{ natural_id: 'n-1', article_primary_topic: 'Office' }}
        settings={network}
      />,
    );
    expect(html).toContain('&quot;topic&quot;:&quot;office&quot;');
    expect(html).toContain('&quot;natid&quot;:&quot;n-1&quot;');
  });

  test('requests ads without cookies, because the page cannot read privacy signals', () => {
    expect(renderToStaticMarkup(<AmpSlot brand={brandWithoutConsent} {...article} settings={network} />)).toContain(
      '&quot;cookieOptOut&quot;:1',
    );
  });

  test.each([
    ['with a house ad', brand, house],
    ['with an ad of the network', brandWithoutConsent, network],
  ] as const)('slot %s has a unique name and the label of the slot table', (_, slotBrand, settings) => {
    const names = (['vert5', 'vert6'] as const).map((name) =>
      /aria-label="([^"]*)"><p>([^<]*)</
        .exec(renderToStaticMarkup(<AmpSlot brand={slotBrand} name={name} settings={settings} />))
        ?.slice(1),
    );
    const label = settings.source === 'network' ? 'Advertisement' : settings.house.label;
    expect(names).toEqual([
      [`${label}, in the text`, label],
      [`${label}, further down in the text`, label],
    ]);
  });

  test('loads no third party for a brand that needs consent', () => {
    expect(
      renderToStaticMarkup(<AmpSlot brand={{ ...brand, consent: 'tcf' }} {...article} settings={network} />),
    ).not.toContain('amp-ad');
  });

  test('renders nothing for a slot that the page does not have', () => {
    expect(renderToStaticMarkup(<AmpSlot brand={brand} {...article} name="vert7" settings={house} />)).toBe('');
  });
});
