import { findAccentIssue } from './accent.ts';
import {
  type Answers,
  type Choice,
  hubNames,
  maxMagazineLength,
  modules,
  type OptionName,
  type Taken,
  toSlug,
} from './choice.ts';
import { headlineFaces } from './faces.ts';
import { checkLanguage, checkTimeZone } from './language.ts';
import { findNearest } from '../nearest.ts';

const maxLength = { key: 40, name: 60, magazine: maxMagazineLength, domain: 253 } as const;
const maxSections = 4;

/** Ports below this one need the rights of an administrator; browsers refuse to open the others. */
const minPort = 1024;
const refusedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
]);

/** The letters of the template's faces. Marks that turn quotes, tags and strings of code stay out. */
const nameLetters = /^[\p{Script=Latin}\p{Mn}0-9 .,:!?’–—·+/&-]*$/u;

const checkName = (what: 'name' | 'magazine' | 'section', name: string, { names }: Pick<Taken, 'names'>): string[] => {
  const foreign = [...name].find((letter) => !nameLetters.test(letter));
  const owner = names.get(name.toLowerCase());
  const max = what === 'magazine' ? maxLength.magazine : maxLength.name;
  return [
    name.length >= 2 && name.length <= max
      ? ''
      : `the ${what} ${JSON.stringify(name)} has ${name.length} characters: write 2 to ${max} (--${what === 'section' ? 'sections' : what})`,
    foreign === undefined
      ? ''
      : `the ${what} ${JSON.stringify(name)} contains ${JSON.stringify(foreign)}: write Latin letters, digits, spaces and . , : ! ? ’ – + / & -`,
    foreign === undefined && toSlug(name) === ''
      ? `the ${what} has no letter or digit for its addresses: write one`
      : '',
    owner === undefined ? '' : `the ${what} "${name}" is taken by ${owner}: choose another one`,
  ];
};

const checkSegment = (what: string, segment: string, { firstSegments }: Taken): string =>
  firstSegments.includes(segment)
    ? `the ${what} "${segment}" is reserved, because every publication has addresses that begin with /${segment}/: choose another one`
    : '';

/** Names of devices, which Windows accepts for no folder. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const checkKey = ({ key }: Choice, taken: Taken): string[] => [
  key.length <= maxLength.key ? '' : `the key has ${key.length} characters: write at most ${maxLength.key}`,
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key)
    ? ''
    : `the key ${JSON.stringify(key.slice(0, 60))} is not valid: write lowercase letters, digits and single hyphens, a letter first, such as harbor-wire`,
  taken.keys.includes(key) ? `there is a publication "${key}" already: choose another key` : '',
  checkSegment('key', key, taken),
  deviceName.test(key)
    ? `the key "${key}" is a device of Windows, which has no folder of that name: choose another key`
    : '',
];

const checkOrigin = ({ origin }: Choice, { origins, ports }: Taken): string[] => {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin || url.protocol !== 'http:' || url.port === '')
    return [
      `the origin "${origin}" is not the address on this machine: write http://localhost:<port>. Its public address is --domain`,
    ];
  const port = Number(url.port);
  const owner = ports.get(port);
  return [
    origins.includes(origin) || owner === undefined ? '' : `port ${port} is used by ${owner}: choose another port`,
    origins.includes(origin) ? `${origin} is taken by another publication: choose another port` : '',
    port >= minPort && !refusedPorts.has(port)
      ? ''
      : `port ${port} cannot be used by a site: choose one above ${minPort} that browsers open, such as 3005`,
  ];
};

const checkDomain = ({ domain }: Choice, { domains }: Taken): string[] => [
  /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain) &&
  domain.length <= maxLength.domain &&
  domain.split('.').every((label) => label.length <= 63)
    ? ''
    : `the domain "${domain}" is not valid: write a host without https:// and path, such as harbor-wire.example.com`,
  domains.includes(domain) ? `the domain ${domain} is taken by another publication: choose another one` : '',
];

const checkWord = (option: string, value: string, words: readonly string[]): string =>
  words.includes(value)
    ? ''
    : `--${option} does not know "${value}": write ${findNearest(value, words) ?? words.join(' or ')}${findNearest(value, words) ? ` (or ${words.filter((word) => word !== findNearest(value, words)).join(', ')})` : ''}`;

const checkSections = ({ sections }: Choice): string[] => [
  sections.length <= maxSections ? '' : `--sections has ${sections.length} names: write at most ${maxSections}`,
  new Set(sections.map(toSlug)).size === sections.length ? '' : '--sections names a topic twice: write it once',
  ...sections.flatMap((section) => checkName('section', section, { names: new Map() })),
];

const checkHubs = ({ hubs, key }: Choice, taken: Taken): string[] => [
  ...hubs.flatMap(({ name, path }) => [
    checkWord('hubs', name, [...hubNames.keys()]),
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(path) && path !== key
      ? checkSegment(`address of ${name}`, path, taken)
      : `the address "${path}" of ${name} is not valid: write lowercase letters, digits and single hyphens, as in ${name}=clinical`,
  ]),
  ...(['name', 'path'] as const).map((field) =>
    new Set(hubs.map((hub) => hub[field])).size === hubs.length
      ? ''
      : `--hubs has the same ${field} twice: write it once`,
  ),
];

const checkMagazine = ({ magazine, key, pathPrefix }: Choice, taken: Taken): string[] => {
  const slug = toSlug(magazine);
  return [
    ...checkName('magazine', magazine, taken),
    checkSegment('address of the magazine', slug, taken),
    slug === key || slug === pathPrefix
      ? `the magazine "${magazine}" would have the addresses of the publication, /${slug}/: choose another name`
      : '',
  ];
};

const checkPromoCode = ({ promoCode }: Choice, { promoCodes }: Taken): string[] => [
  /^[A-Z]{3}$/.test(promoCode) ? '' : `the promo code "${promoCode}" is not valid: write three capital letters`,
  promoCodes.includes(promoCode) ? `the promo code ${promoCode} is taken: choose another one` : '',
];

const checkPathPrefix = ({ pathPrefix, key }: Choice, taken: Taken): string[] =>
  pathPrefix === key
    ? []
    : [
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(pathPrefix) && pathPrefix.length <= maxLength.key
          ? ''
          : `the path prefix "${pathPrefix}" is not valid: write lowercase letters, digits and single hyphens`,
        taken.keys.includes(pathPrefix)
          ? `the path prefix "${pathPrefix}" belongs to another publication: choose another one`
          : '',
        checkSegment('path prefix', pathPrefix, taken),
      ];

/** A value that a publication is made from. */
export type Field = 'key' | OptionName;

const checks: Readonly<Record<Field, (choice: Choice, taken: Taken) => string[]>> = {
  key: checkKey,
  name: ({ name }, taken) => checkName('name', name, taken),
  magazine: checkMagazine,
  'promo-code': checkPromoCode,
  domain: checkDomain,
  origin: checkOrigin,
  language: ({ language }) => [checkLanguage(language)],
  'time-zone': ({ timeZone, language }) => [checkTimeZone(timeZone, language)],
  // A theme has its own backgrounds: a test of the design system checks them.
  accent: ({ accent, theme }) => (theme === undefined ? [findAccentIssue(accent)] : []),
  theme: () => [], // `readExportedTheme` checks the file.
  headline: ({ headline }) => [checkWord('headline', headline, [...headlineFaces.keys()])],
  header: ({ header }) => [checkWord('header', header, ['main', 'alternate'])],
  'path-prefix': checkPathPrefix,
  sections: checkSections,
  hubs: checkHubs,
  without: ({ without }) => without.map((module) => checkWord('without', module, modules)),
};

/** Lists what is wrong with one value of a choice and what to change. */
export const checkField = (field: Field, choice: Choice, taken: Taken): string[] =>
  checks[field](choice, taken).filter((issue) => issue !== '');

/** Values whose default follows from another one. */
const sources: Partial<Record<Field, Field>> = {
  name: 'key',
  domain: 'key',
  magazine: 'name',
  'time-zone': 'language',
};

/**
 * Lists what is wrong with a choice and what to change, an issue a line. A default that follows from an invalid answer
 * has no issues of its own.
 */
export const checkChoice = (choice: Choice, answers: Answers, taken: Taken): string[] => {
  const followsFromInvalid = (field: Field): boolean => {
    const source = sources[field];
    return source !== undefined && !Object.hasOwn(answers, field) && isInvalid(source);
  };
  const isInvalid = (field: Field): boolean => followsFromInvalid(field) || checkField(field, choice, taken).length > 0;
  const fields = Object.keys(checks) as Field[];
  return fields.filter((field) => !followsFromInvalid(field)).flatMap((field) => checkField(field, choice, taken));
};
