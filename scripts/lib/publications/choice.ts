import { type HubName, siteModuleNames } from '@masthead/config';
import { textLanguages } from '@masthead/texts/language-names';
import slugify from '@sindresorhus/slugify';
import { loadBrandFile } from '../brand.ts';
import { inRoot } from '../paths.ts';
import { templateAccent } from './accent.ts';
import { templateFace } from './faces.ts';
import { getTemplateTexts, getTimeZone, templateLanguage, toCanonicalTag, withName } from './language.ts';

/** What a new publication is called and looks like. */
export type Choice = {
  /** Used as folder in apps/, brand key, site of the content service and product. */
  key: string;
  name: string;
  magazine: string;
  promoCode: string;
  origin: string;
  domain: string;
  /** BCP 47 tag of a language with texts. */
  language: string;
  /** IANA time zone. Empty while it is not chosen and the region of the language has several. */
  timeZone: string;
  /** `#rrggbb`. Every other color follows from it. */
  accent: string;
  /** The text of a theme file, in place of that of the template. */
  theme?: string;
  /** A key of `headlineFaces`. */
  headline: string;
  /** Header variant (§2.7). */
  header: string;
  /** The optional first segment of resource pages (§2.1). */
  pathPrefix: string;
  /** Names of the topics; empty for those of the template. */
  sections: readonly string[];
  /** Fronts of categories with another address than that of the template. Those of the language have its titles. */
  hubs: readonly { name: string; path: string; title?: string }[];
  /** Modules that are off: of the site, or of the home page alone. */
  without: readonly string[];
};

/** Values that existing publications, the sites and the services use. */
export type Taken = {
  keys: readonly string[];
  /** Lowercase names of publications and magazines, with the publication that has them. */
  names: ReadonlyMap<string, string>;
  promoCodes: readonly string[];
  origins: readonly string[];
  domains: readonly string[];
  /** What uses a port. */
  ports: ReadonlyMap<number, string>;
  /** First segments of addresses that every publication has. */
  firstSegments: readonly string[];
};

/** Values of the command line by option; a missing one has a default. */
export type Answers = Partial<Record<OptionName, string>>;

export const options = {
  name: 'the name, in Latin letters: "Harbor Wire". Default: from the key',
  magazine: 'the name of its magazine. Default: the name and "Quarterly", or as the language has it',
  'promo-code': 'three capital letters for subscription links. Default: from the key',
  domain: 'its public domain. Default: <key>.example.com',
  origin: 'its address on this machine. Default: http://localhost:<next port>',
  language: `the language with its region, such as de-DE or en-GB; languages: ${textLanguages.join(', ')}. Default: en-US`,
  'time-zone': 'the time zone, such as Australia/Sydney. Default: that of the region, if it has one',
  accent: 'the color of links and buttons, #rrggbb. Default: green',
  theme: 'a theme.css.ts from the theme editor of Storybook: it decides colors, accent and headline face',
  headline: 'the headline face: source-serif-4 or newsreader. Default: source-serif-4',
  header: 'the header: main or alternate. Default: main',
  'path-prefix': 'the first segment of its resource pages: /<prefix>/resources/. Default: the key',
  sections: 'one to four topics, separated by commas: "Cellar,Vineyard,Trade"',
  hubs: 'addresses of markets, sectors or best-practices: "sectors=clinical,best-practices=how-to"',
  without:
    'all modules to leave out, separated by commas: "markets,deals"; none for all modules. Default: those that the template leaves out',
} as const;
export type OptionName = keyof typeof options;

const { hiddenModules: templateHiddenModules } = await loadBrandFile(inRoot('apps/sister-site-template'));

/** Modules of the home page alone (`modules` of the brand schema). */
const homeModules = ['popularAuthors', 'insights', 'iframe', 'recentStories', 'featuredEvent'] as const;

/** Modules that a brand can leave out: those of the site (`hiddenModules`), then of the home page. */
export const modules: readonly string[] = [...siteModuleNames, ...homeModules];

/** Names of the hubs on the command line, with those of the brand schema. */
export const hubNames: ReadonlyMap<string, HubName> = new Map(
  Object.entries<HubName>({
    markets: 'markets',
    sectors: 'sectors',
    'best-practices': 'bestPractices',
  }),
);

/** Converts a key to a name: `harbor-wire` is `Harbor Wire`. */
export const toTitle = (key: string): string =>
  key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const toSlug = (name: string): string => slugify(name, { decamelize: false });

const getNextOrigin = ({ ports }: Taken): string => {
  let port = 3000;
  while (ports.has(port)) port += 1;
  return `http://localhost:${port}`;
};

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Derives a promo code from the initials of the key, filled up with its letters, and changes it until it is unused. */
const getNextPromoCode = (key: string, { promoCodes }: Taken): string => {
  const initials = key.split('-').map((word) => word.charAt(0));
  const [first = 'X', second = 'X', ...rest] = [...initials, ...key.slice(1), 'x']
    .map((letter) => letter.toUpperCase())
    .filter((letter) => /[A-Z]/.test(letter));
  const codes = [
    ...[...rest, ...alphabet].map((third) => `${first}${second}${third}`),
    ...alphabet.flatMap((letter) => alphabet.map((third) => `${first}${letter}${third}`)),
  ];
  return codes.find((code) => !promoCodes.includes(code)) ?? `${first}${second}X`;
};

const toList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Names are in strings of code and in HTML, and typographers write this apostrophe anyway. */
const toName = (text: string): string => text.trim().replaceAll("'", '’');

/** The name of a magazine fits into a house ad. */
export const maxMagazineLength = 32;

/** Derives the name of the magazine from as many words of the publication's name as fit. */
const deriveMagazine = (name: string, language: string): string => {
  const toMagazine = (words: string): string => withName(getTemplateTexts(language).magazine, words);
  const words = name.split(' ');
  const candidates = words.map((_, index) =>
    words
      .slice(0, words.length - index)
      .join(' ')
      .replace(/[,.:!?–—·+/&-]$/, '')
      .trim(),
  );
  const fitting = candidates.map(toMagazine).find((magazine) => magazine.length <= maxMagazineLength);
  return fitting ?? toMagazine(name);
};

/** Fills in defaults for what was not answered. */
export const completeChoice = (key: string, answers: Answers, taken: Taken): Choice => {
  const name = toName(answers.name ?? toTitle(key));
  const language = answers.language?.trim() ?? templateLanguage.tag;
  return {
    key,
    name,
    magazine: toName(answers.magazine ?? deriveMagazine(name, language)),
    promoCode: answers['promo-code'] ?? getNextPromoCode(key, taken),
    origin: answers.origin ?? getNextOrigin(taken),
    domain: answers.domain ?? `${key}.example.com`,
    language: toCanonicalTag(language) ?? language,
    timeZone: answers['time-zone'] ?? getTimeZone(language) ?? '',
    accent: (answers.accent ?? templateAccent).toLowerCase(),
    headline: answers.headline ?? templateFace,
    header: answers.header ?? 'main',
    pathPrefix: answers['path-prefix'] ?? key,
    sections: toList(answers.sections).map(toName),
    hubs: (answers.hubs === undefined ? getTemplateTexts(language).hubs : toList(answers.hubs)).map((entry) => {
      const [hub = '', path = ''] = entry.split('=').map((part) => part.trim());
      return { name: hub, path, ...(answers.hubs !== undefined && { title: toTitle(path) }) };
    }),
    without:
      answers.without === undefined
        ? templateHiddenModules
        : answers.without.trim() === 'none'
          ? []
          : toList(answers.without),
  };
};
