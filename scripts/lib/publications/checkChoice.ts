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
import { type IssueTexts, issueTexts } from './issueTexts.ts';
import { findNearest } from '../nearest.ts';

/** Returns an empty text for each rule that is kept. */
type Check = (choice: Choice, taken: Taken, texts: IssueTexts) => string[];

const maxLength = { key: 40, name: 60, magazine: maxMagazineLength, domain: 253 } as const;
const maxSections = 4;

/** Ports below this one need the rights of an administrator; browsers refuse to open the others. */
const minPort = 1024;
const refusedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
]);

/** The letters of the template's faces. Marks that turn quotes, tags and strings of code stay out. */
const nameLetters = /^[\p{Script=Latin}\p{Mn}0-9 .,:!?’–—·+/&-]*$/u;

type NamedSubject = 'name' | 'magazine' | 'section';

const checkName = (what: NamedSubject, name: string, { names }: Pick<Taken, 'names'>, texts: IssueTexts): string[] => {
  const subject = texts.subjects[what];
  const foreign = [...name].find((letter) => !nameLetters.test(letter));
  const owner = names.get(name.toLowerCase());
  const max = what === 'magazine' ? maxLength.magazine : maxLength.name;
  return [
    name.length >= 2 && name.length <= max
      ? ''
      : texts.length(subject, name, max, what === 'section' ? 'sections' : what),
    foreign === undefined ? '' : texts.foreignLetter(subject, name, foreign),
    foreign === undefined && toSlug(name) === '' ? texts.noLetter(subject) : '',
    owner === undefined ? '' : texts.taken(subject, name, owner),
  ];
};

const checkSegment = (subject: string, segment: string, { firstSegments }: Taken, texts: IssueTexts): string =>
  firstSegments.includes(segment) ? texts.reserved(subject, segment) : '';

/** Names of devices, which Windows accepts for no folder. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const checkKey: Check = ({ key }, taken, texts) => [
  key.length <= maxLength.key ? '' : texts.longKey(key.length, maxLength.key),
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key) ? '' : texts.invalidKey(key.slice(0, 60)),
  taken.keys.includes(key) ? texts.takenKey(key) : '',
  checkSegment(texts.subjects.key, key, taken, texts),
  deviceName.test(key) ? texts.device(key) : '',
];

const checkOrigin: Check = ({ origin }, { origins, ports }) => {
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

const checkDomain: Check = ({ domain }, { domains }, texts) => [
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain) && domain.length <= maxLength.domain
    ? ''
    : texts.invalidDomain(domain),
  domains.includes(domain) ? texts.takenDomain(domain) : '',
];

const checkWord = (option: string, value: string, words: readonly string[], texts: IssueTexts): string => {
  if (words.includes(value)) return '';
  const nearest = findNearest(value, words);
  const others = nearest === undefined ? [] : words.filter((word) => word !== nearest);
  return texts.unknownWord(option, value, nearest ?? words.join(texts.or), others);
};

const checkSections: Check = ({ sections }, _, texts) => [
  sections.length <= maxSections ? '' : texts.manySections(sections.length, maxSections),
  new Set(sections.map(toSlug)).size === sections.length ? '' : texts.repeatedSection,
  ...sections.flatMap((section) => checkName('section', section, { names: new Map() }, texts)),
];

const checkHubs: Check = ({ hubs, key }, taken, texts) => [
  ...hubs.flatMap(({ name, path }) => [
    checkWord('hubs', name, [...hubNames.keys()], texts),
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(path) && path !== key
      ? checkSegment(texts.subjects.hub(name), path, taken, texts)
      : texts.invalidHub(path, name),
  ]),
  ...(['name', 'path'] as const).map((field) =>
    new Set(hubs.map((hub) => hub[field])).size === hubs.length ? '' : texts.repeatedHub[field],
  ),
];

const checkMagazine: Check = ({ magazine, key, pathPrefix }, taken, texts) => {
  const slug = toSlug(magazine);
  return [
    ...checkName('magazine', magazine, taken, texts),
    checkSegment(texts.subjects.magazineAddress, slug, taken, texts),
    slug === key || slug === pathPrefix ? texts.magazineAddress(magazine, slug) : '',
  ];
};

const checkPromoCode: Check = ({ promoCode }, { promoCodes }) => [
  /^[A-Z]{3}$/.test(promoCode) ? '' : `the promo code "${promoCode}" is not valid: write three capital letters`,
  promoCodes.includes(promoCode) ? `the promo code ${promoCode} is taken: choose another one` : '',
];

const checkPathPrefix: Check = ({ pathPrefix, key }, taken, texts) =>
  pathPrefix === key
    ? []
    : [
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(pathPrefix) && pathPrefix.length <= maxLength.key
          ? ''
          : `the path prefix "${pathPrefix}" is not valid: write lowercase letters, digits and single hyphens`,
        taken.keys.includes(pathPrefix)
          ? `the path prefix "${pathPrefix}" belongs to another publication: choose another one`
          : '',
        checkSegment(texts.subjects.pathPrefix, pathPrefix, taken, texts),
      ];

/** A value that a publication is made from. */
export type Field = 'key' | OptionName;

const checks: Readonly<Record<Field, Check>> = {
  key: checkKey,
  name: ({ name }, taken, texts) => checkName('name', name, taken, texts),
  magazine: checkMagazine,
  'promo-code': checkPromoCode,
  domain: checkDomain,
  origin: checkOrigin,
  language: ({ language }) => [checkLanguage(language)],
  'time-zone': ({ timeZone, language }, _, texts) => [checkTimeZone(timeZone, language, texts)],
  // A theme has its own backgrounds: a test of the design system checks them.
  accent: ({ accent, theme }, _, texts) => (theme === undefined ? [findAccentIssue(accent, texts)] : []),
  theme: () => [], // `readExportedTheme` checks the file.
  headline: ({ headline }, _, texts) => [checkWord('headline', headline, [...headlineFaces.keys()], texts)],
  header: ({ header }, _, texts) => [checkWord('header', header, ['main', 'alternate'], texts)],
  'path-prefix': checkPathPrefix,
  sections: checkSections,
  hubs: checkHubs,
  without: ({ without }, _, texts) => without.map((module) => checkWord('without', module, modules, texts)),
};

/** Lists what is wrong with one value of a choice and what to change, in English unless there are other texts. */
export const checkField = (field: Field, choice: Choice, taken: Taken, texts: IssueTexts = issueTexts.en): string[] =>
  checks[field](choice, taken, texts).filter((issue) => issue !== '');

/** Values whose default follows from another one. */
const sources: Partial<Record<Field, Field>> = {
  name: 'key',
  domain: 'key',
  magazine: 'name',
  'time-zone': 'language',
};

/** Lists what is wrong with a choice and what to change. A default after an invalid answer has no issues. */
export const checkChoice = (choice: Choice, answers: Answers, taken: Taken): string[] => {
  const followsFromInvalid = (field: Field): boolean => {
    const source = sources[field];
    return source !== undefined && !Object.hasOwn(answers, field) && isInvalid(source);
  };
  const isInvalid = (field: Field): boolean => followsFromInvalid(field) || checkField(field, choice, taken).length > 0;
  const fields = Object.keys(checks) as Field[];
  return fields.filter((field) => !followsFromInvalid(field)).flatMap((field) => checkField(field, choice, taken));
};
