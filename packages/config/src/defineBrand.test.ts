import { describe, expect, test } from 'vitest';
import { defineBrand } from './defineBrand.ts';
import { ConfigurationError } from './configurationError.ts';
import { aBrand } from '../test/aBrand.ts';

const listIssues = (change: Record<string, unknown>): readonly string[] => {
  try {
    defineBrand({ ...aBrand(), ...change } as never);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.issues;
    throw error;
  }
};

describe('an invalid brand', () => {
  test('throws one error that lists every issue with its path', () => {
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
      [ConfigurationError: The brand "example" has 9 issues. Fix them in its brand.ts or brand folder:
        name: must not be empty
        promoCode: use three capital letters
        language: use a BCP 47 language tag such as "en-US"
        timeZone: name an IANA time zone such as "America/New_York"
        origin: use an origin such as "https://www.example.com", without a path or a trailing slash
        previewOrigins[1]: use an origin such as "https://www.example.com", without a path or a trailing slash
        logos.amp.width: Invalid input: expected 461
        menu.topNavs[0].url: use a path such as "/events/" (with its trailing slash), an https URL, or a "#hash"
        (root): Unrecognized key: "colour"]
    `);
  });

  test('reports a language without interface texts', () => {
    expect(listIssues({ language: 'fr-FR' })).toEqual([
      '  language: use a language that has texts: en, de. packages/texts/README.md says how to add one',
    ]);
  });

  test('reports low contrast together with other issues of the section', () => {
    const { menu } = aBrand();
    const [first, ...others] = menu.sections;
    const section = { ...first, colors: { textColor: '#eeeeee', backgroundColor: '#ffffff' }, description: 7 };
    expect(listIssues({ menu: { ...menu, sections: [section, ...others] } })).toEqual([
      expect.stringContaining('menu.sections[0].description: '),
      '  menu.sections[0].colors.textColor: choose a color with a contrast of at least 4.5 to 1 to backgroundColor',
    ]);
  });

  test.each(['red', undefined, 7])('an invalid section color %j is reported without its contrast', (textColor) => {
    const { menu } = aBrand();
    expect(
      listIssues({
        menu: {
          ...menu,
          sections: menu.sections.map((section) => ({ ...section, colors: { textColor, backgroundColor: '#ffffff' } })),
        },
      }),
    ).toEqual([0, 1].map((index) => expect.stringMatching(`menu.sections\\[${index}\\].colors.textColor: (?!choose)`)));
  });

  test.each([
    ['a path without its trailing slash', '/events'],
    ['a relative path', 'events/'],
    ['an http URL', 'http://example.com/'],
    ['a URL without a scheme', '//example.com/'],
    ['a script', 'javascript:alert(1)'],
  ])('%s is rejected as a menu URL', (_, url) => {
    const { menu } = aBrand();
    expect(listIssues({ menu: { ...menu, topNavs: [{ title: 'Events', url }] } })).toEqual([
      expect.stringContaining('menu.topNavs[0].url: use a path'),
    ]);
  });

  test.each([['https://example.com/path'], ['https://example.com/'], ['example.com'], ['ftp://example.com']])(
    '%s is rejected as a preview origin',
    (origin) => {
      expect(listIssues({ previewOrigins: [origin] })).toEqual([
        expect.stringContaining('previewOrigins[0]: use an origin'),
      ]);
    },
  );

  test('rejects a preview origin on the local machine', () => {
    expect(listIssues({ previewOrigins: ['http://localhost:4000'] })).toEqual([
      expect.stringContaining('previewOrigins[0]: use https'),
    ]);
  });

  test('names the link to an unknown store page', () => {
    const { menu } = aBrand();
    expect(listIssues({ menu: { ...menu, signIn: { title: 'Sign In', store: 'Signin' } } })).toEqual([
      '  menu.signIn.store: Invalid option: expected one of "Newsletters"|"Login"|"Logout"|"MyAccount"|"default"',
    ]);
  });

  test('rejects a copyright line without {year}', () => {
    const { footer } = aBrand();
    expect(listIssues({ footer: { ...footer, copyright: '© 2025 Example' } })).toEqual([
      '  footer.copyright: write {year} where the current year belongs',
    ]);
  });
});

describe('a valid brand', () => {
  test('has the default site configuration flags of §3', () => {
    const { modules, premiumDisplay, streamShareFollow, joinSection, cookieLogin, loginFlow } = defineBrand(aBrand());
    expect(modules).toEqual({
      popularAuthors: true,
      podcasts: true,
      insights: true,
      iframe: true,
      recentStories: true,
      featuredEvent: true,
      insightsUrl: '/instant-insights/',
    });
    expect({ premiumDisplay, streamShareFollow, joinSection, cookieLogin, loginFlow }).toEqual({
      premiumDisplay: true,
      streamShareFollow: false,
      joinSection: false,
      cookieLogin: true,
      loginFlow: { kind: 'store' },
    });
  });

  test('may omit the print logo (§2.6)', () => {
    const { print: _, ...logos } = aBrand().logos;
    expect(defineBrand({ ...aBrand(), logos }).logos.print).toBeUndefined();
  });
});

describe('§2.8: the home page’s alert', () => {
  test('is absent by default', () => {
    expect(defineBrand(aBrand()).homeAlert).toBeUndefined();
  });

  test('completes its store link with the promo code', () => {
    const { homeAlert } = defineBrand({
      ...aBrand(),
      homeAlert: { text: 'Offered by prospectus only.', link: { title: 'Read it', store: 'default' } },
    });
    expect(homeAlert?.text).toBe('Offered by prospectus only.');
    expect(homeAlert?.link?.url).toContain('promoCode=EXA');
  });
});

describe('§3: the home module iframe', () => {
  const framed = (src: string) => ({ modules: { framed: { title: 'Figures', src, height: 300 } } });

  test.each(['/brand/figures.html', 'https://charts.example.com/rates'])('accepts %s', (src) => {
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
    expect(listIssues(framed(src))).toEqual([expect.stringContaining('modules.framed.src: name an HTML file')]);
  });
});
