import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { checkChoice, checkField } from './checkChoice.ts';
import { completeChoice, toSlug } from './choice.ts';
import { issueTexts } from './issueTexts.ts';
import { parseCommand } from './parseCommand.ts';
import { readTaken } from './readTaken.ts';

const taken = readTaken(root, 4797);
const listIssues = (...args: readonly string[]): string[] => {
  const { keys, answers, issues } = parseCommand(args);
  return [...issues, ...checkChoice(completeChoice(keys[0] ?? '', answers, taken), answers, taken)];
};

test.each([
  ['another word for an option', ['wine', '--colour=red'], /--colour is not an option: write --accent/],
  ['an option without a value', ['wine', '--name'], /--name needs a value/],
  ['quotes', ['wine', '--name', '"The" Wine\'s'], /contains "\\"": write Latin letters/],
  ['a path', ['../x'], /the key "..\/x" is not valid: write lowercase letters/],
  ['an existing domain', ['wine', '--domain', 'sister-site.example.com'], /sister-site.example.com is taken/],
  ['an emoji', ['wine', '--name', 'Wine 🍷'], /contains "🍷"/],
  ['right-to-left letters', ['wine', '--name', 'يين'], /write Latin letters/],
  ['Cyrillic letters', ['wine', '--name', 'Вино'], /write Latin letters/],
  ['80 characters', ['wine', '--name', 'x'.repeat(80)], /has 80 characters: write 2 to 60 \(--name\)/],
  ['the name of another publication', ['wine', '--name', 'sister site'], /"sister site" is taken by/],
  ['a key of 120 characters', ['x'.repeat(120)], /the key has 120 characters: write at most 40/],
  ['a device of Windows', ['con'], /"con" is a device of Windows/],
  ['an address of every publication', ['healthcheck'], /"healthcheck" is reserved/],
  ['developer pages', ['devtools'], /"devtools" is reserved/],
  ['house ads', ['house'], /"house" is reserved/],
  ['a route', ['markets'], /"markets" is reserved/],
  ['an existing publication', ['sister-site-template'], /there is a publication "sister-site-template" already/],
  ['a domain with a path', ['wine', '--domain', 'https://wine.example.com/'], /write a host without https/],
  ['a code with digits', ['wine', '--promo-code', 'W1N'], /write three capital letters/],
  ['an existing code', ['wine', '--promo-code', 'SIS'], /SIS is taken/],
  ['the port of the provider', ['wine', '--origin', 'http://localhost:4797'], /4797 is used by the provider/],
  ['the port of another publication', ['wine', '--origin', 'http://localhost:3001'], /3001 is taken/],
  ['a port that browsers refuse', ['wine', '--origin', 'http://localhost:6000'], /6000 cannot be used/],
  ['a magazine at a route', ['wine', '--magazine', 'Events'], /magazine "events" is reserved/],
  [
    'a pale accent',
    ['wine', '--accent', '#eedd22'],
    /too light for links on the tinted backgrounds of the theme: the nearest readable one is #[0-9a-f]{6}/,
  ],
  [
    'a language without texts',
    ['wine', '--language', 'fr-FR'],
    /"fr-FR" has no texts: write a tag of en or de, such as en-US or de-DE. packages\/texts\/README.md says how to add/,
  ],
  ['the name of a language', ['wine', '--language', 'German'], /"german" is not a tag: write.*such as en-US or de-DE/],
  [
    'a region with several time zones',
    ['wine', '--language', 'en-AU'],
    /the region of en-AU has several time zones: write --time-zone and one of .*Australia\/Sydney/,
  ],
  ['an unknown time zone', ['wine', '--time-zone', 'Australia/Sidney'], /does not know.*write Australia\/Sydney/],
  ['another word for a language', ['wine', '--locale', 'de-DE'], /--locale is not an option: write --language/],
  ['an unknown face', ['wine', '--headline', 'newsreeder'], /does not know "newsreeder": write newsreader/],
  ['a hub at a route', ['wine', '--hubs', 'sectors=events'], /address of sectors "events" is reserved/],
  ['an unknown hub', ['wine', '--hubs', 'sector=clinical'], /--hubs does not know "sector": write sectors/],
  ['a hub without an address', ['wine', '--hubs', 'sectors'], /address "" of sectors is not valid/],
  ['an unknown module', ['wine', '--without', 'podcast'], /does not know "podcast": write podcasts/],
])('%s is one issue that says what to change', (_, args, message) => {
  expect(listIssues(...args)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['wine'],
  ['route-66'],
  ['wine', '--name', 'L’Écho de Cîteaux'],
  ['wine', '--name', "Smith & Sons' Wine"],
  ['wine', '--name', 'A Name of Sixty Characters, the Longest One That Is Accepted'],
  ['wine', '--accent', '#5A2A82'],
  ['wine', '--hubs', 'sectors=clinical'],
  ['wine', '--language', 'de-AT'],
  ['wine', '--language', 'en_gb'],
  ['wine', '--language', 'en-AU', '--time-zone', 'Australia/Sydney'],
])('%j has no issue', (...args) => expect(listIssues(...args)).toEqual([]));

test.each([
  [
    'key',
    ['con'],
    [
      'der Schlüssel „con“ ist unter Windows der Name eines Geräts, so heißt dort kein Ordner: Wählen Sie einen anderen',
    ],
  ],
  [
    'magazine',
    ['wein', '--magazine', 'Events'],
    [expect.stringMatching(/^die Adresse des Magazins „events“ ist nicht frei/)],
  ],
  ['header', ['wein', '--header', 'mian'], ['„mian“ ist unbekannt: Schreiben Sie main (oder alternate)']],
  [
    'time-zone',
    ['wein', '--time-zone', 'Europe/Wein'],
    [expect.stringMatching(/^die Zeitzone „Europe\/Wein“ ist unbekannt/)],
  ],
] as const)('the dialogue in German says in German what is wrong with %s', (field, args, issues) => {
  const { keys, answers } = parseCommand(['--language', 'de-DE', ...args]);
  const choice = completeChoice(keys[0] ?? '', answers, taken);
  expect(checkField(field, choice, taken, issueTexts.de)).toEqual(issues);
});

test('all issues are listed at once', () => {
  expect(
    listIssues('wine', '--promo-code', 'W1N', '--accent', 'red', '--header', 'tall', '--domain', 'wine'),
  ).toHaveLength(4);
});

test('defaults are unused values', () => {
  const choice = completeChoice('real-estate-monthly', {}, taken);
  expect(choice).toMatchObject({ name: 'Real Estate Monthly', magazine: 'Real Estate Monthly Quarterly' });
  expect(taken.promoCodes).not.toContain(choice.promoCode);
  expect(
    completeChoice(
      'wine',
      {},
      {
        ...taken,
        ports: new Map([
          [3000, 'a'],
          [3001, 'b'],
        ]),
      },
    ).origin,
  ).toBe('http://localhost:3002');
});

test.each([
  ['Großhandel', 'grosshandel'],
  ['Märkte', 'maerkte'],
  ['L’Écho de Cîteaux', 'l-echo-de-citeaux'],
  ['PropTech', 'proptech'],
])('the address of %s is %s', (name, slug) => expect(toSlug(name)).toBe(slug));
