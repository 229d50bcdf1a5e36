import { describe, expect, test } from 'vitest';
import { defineBrand } from './defineBrand.ts';
import { ConfigurationError } from './configurationError.ts';
import { aBrand } from '../test/aBrand.ts';

const faultsOf = (change: Record<string, unknown>): readonly string[] => {
  try {
    defineBrand({ ...aBrand(), ...change } as never);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.issues;
    throw error;
  }
};

describe('a brand with faults', () => {
  test('is refused with all of them at once, each with its path', () => {
    const { menu, ...brand } = aBrand();
    const broken = {
      ...brand,
      name: ' ',
      promoCode: 'rem',
      timeZone: 'America/Nowhere',
      language: 'english please',
      origin: 'https://example.com/',
      previewOrigins: ['https://preview.example.com', 'preview'],
      logos: { ...brand.logos, amp: { ...brand.logos.amp, width: 460 } },
      menu: { ...menu, topNavs: [{ title: 'Events', url: 'events' }] },
      colour: 'red',
    };
    expect(() => defineBrand(broken as never)).toThrowErrorMatchingInlineSnapshot(`
      [ConfigurationError: The brand "example" has 9 faults. Mend them in its brand.ts or brand folder:
        name: say something: an empty text would be printed as nothing
        promoCode: use three capital letters
        language: give a BCP 47 language tag such as "en-US"
        timeZone: name an IANA time zone such as "America/New_York"
        origin: give an origin such as "https://www.example.com", without a path or a final slash
        previewOrigins[1]: give an origin such as "https://www.example.com", without a path or a final slash
        logos.amp.width: Invalid input: expected 461
        menu.topNavs[0].url: give a path such as "/events/" (with its trailing slash), an https address, or a "#hash"
        (the whole): Unrecognized key: "colour"]
    `);
  });

  test('a section whose words cannot be read says so beside its other faults', () => {
    const { menu } = aBrand();
    const [first, ...others] = menu.sections;
    const section = { ...first, textColor: '#eeeeee', description: 7 };
    expect(faultsOf({ menu: { ...menu, sections: [section, ...others] } })).toEqual([
      expect.stringContaining('menu.sections[0].description: '),
      '  menu.sections[0].textColor: choose a colour with a contrast of 4.5 to 1 to backgroundColor',
    ]);
  });

  test.each(['red', undefined, 7])(
    "a section's colour %j is that one fault: nothing is said of its contrast",
    (textColor) => {
      const { menu } = aBrand();
      expect(
        faultsOf({ menu: { ...menu, sections: menu.sections.map((section) => ({ ...section, textColor })) } }),
      ).toEqual([0, 1].map((place) => expect.stringMatching(`menu.sections\\[${place}\\].textColor: (?!choose)`)));
    },
  );

  test.each([
    ['a path without its final slash', '/events'],
    ['a path from nowhere', 'events/'],
    ['an address without encryption', 'http://example.com/'],
    ['an address that begins with two slashes', '//example.com/'],
    ['a script', 'javascript:alert(1)'],
  ])('%s is no address for a menu', (_, url) => {
    const { menu } = aBrand();
    expect(faultsOf({ menu: { ...menu, topNavs: [{ title: 'Events', url }] } })).toEqual([
      expect.stringContaining('menu.topNavs[0].url: give a path'),
    ]);
  });

  test.each([['https://example.com/path'], ['https://example.com/'], ['example.com'], ['ftp://example.com']])(
    '%s is no origin for previews',
    (origin) => {
      expect(faultsOf({ previewOrigins: [origin] })).toEqual([
        expect.stringContaining('previewOrigins[0]: give an origin'),
      ]);
    },
  );

  test("a preview from the server's own machine is refused", () => {
    expect(faultsOf({ previewOrigins: ['http://localhost:4000'] })).toEqual([
      expect.stringContaining('previewOrigins[0]: use https'),
    ]);
  });

  test('a link to a page that the store does not have names the link', () => {
    const { menu } = aBrand();
    expect(faultsOf({ menu: { ...menu, signIn: { title: 'Sign In', store: 'Signin' } } })).toEqual([
      '  menu.signIn.store: Invalid option: expected one of "Newsletters"|"Login"|"Logout"|"MyAccount"|"default"',
    ]);
  });

  test('a copyright line without a place for the year is refused', () => {
    const { footer } = aBrand();
    expect(faultsOf({ footer: { ...footer, copyright: '© 2025 Example' } })).toEqual([
      '  footer.copyright: write {year} where the current year belongs',
    ]);
  });
});

describe('a brand without faults', () => {
  test('has the site configuration flags of section 3 where it does not choose', () => {
    const { modules, premiumDisplay, streamShareFollow, oldPaywall, joinSection, cookieLogin, loginFlow } =
      defineBrand(aBrand());
    expect(modules).toEqual({
      popularAuthors: true,
      podcasts: true,
      insights: true,
      iframe: true,
      recentStories: true,
      featuredEvent: true,
      insightsUrl: '/instant-insights/',
    });
    expect({ premiumDisplay, streamShareFollow, oldPaywall, joinSection, cookieLogin, loginFlow }).toEqual({
      premiumDisplay: true,
      streamShareFollow: false,
      oldPaywall: false,
      joinSection: false,
      cookieLogin: true,
      loginFlow: { kind: 'store' },
    });
  });

  test('may do without a print logo (section 2.6: the page then has an empty image)', () => {
    const { print: _, ...logos } = aBrand().logos;
    expect(defineBrand({ ...aBrand(), logos }).logos.print).toBeUndefined();
  });
});

describe('SPEC §2.8: the home page’s alert', () => {
  test('is absent where a brand has none', () => {
    expect(defineBrand(aBrand()).homeAlert).toBeUndefined();
  });

  test('has its link to the store completed with the promo code', () => {
    const { homeAlert } = defineBrand({
      ...aBrand(),
      homeAlert: { text: 'Offered by prospectus only.', link: { title: 'Read it', store: 'default' } },
    });
    expect(homeAlert?.text).toBe('Offered by prospectus only.');
    expect(homeAlert?.link?.url).toContain('promoCode=EXA');
  });
});

describe('SPEC §3: what the home module iframe shows', () => {
  const framed = (src: string) => ({ modules: { framed: { title: 'Figures', src, height: 300 } } });

  test.each(['/brand/figures.html', 'https://charts.example.com/rates'])('%s', (src) => {
    expect(defineBrand({ ...aBrand(), ...framed(src) }).modules.framed).toEqual({ title: 'Figures', src, height: 300 });
  });

  test.each([
    '/static/figures/',
    '/brand/../figures.html',
    'http://charts.example.com/',
    '//charts.example.com/',
    'javascript:alert(1)',
    'mailto:a@example.com',
  ])('%s cannot be framed', (src) => {
    expect(faultsOf(framed(src))).toEqual([expect.stringContaining('modules.framed.src: name an HTML file')]);
  });
});
