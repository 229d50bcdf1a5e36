import { parseArgs } from 'node:util';
import { StartError, formatError } from '../errors.ts';

/** Names and addresses of a new publication. */
export type Choice = {
  /** Used as folder in apps/, brand key, site of the content service, path prefix and product. */
  key: string;
  name: string;
  magazine: string;
  promoCode: string;
  origin: string;
  domain: string;
};

/** Values that existing publications already use. */
export type Taken = {
  keys: readonly string[];
  promoCodes: readonly string[];
  origins: readonly string[];
  firstSegments: readonly string[];
};

/** Usage text of the command. */
export const usage = `Usage: npm run new-publication -- <key> [--name "Harbor Wire"] [--magazine "Harbor Quarterly"] [--promo-code HBW] [--origin http://localhost:3002] [--domain harbor-wire.example.com]

  <key>   small letters, digits and hyphens: the folder in apps/, the first part of the publication's own addresses`;

const title = (key: string): string =>
  key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const getPort = (origin: string): number => Number(new URL(origin).port) || 0;

const nextOrigin = (origins: readonly string[]): string => {
  const used = new Set(origins.map(getPort));
  let port = Math.max(3000, ...used) + 1;
  while (port === 4000 || port === 6006 || used.has(port)) port += 1;
  return `http://localhost:${port}`;
};

/** Derives a promo code from the initials of the name, filled up with its letters, and changes it until it is unused. */
const nextPromoCode = (key: string, taken: readonly string[]): string => {
  const letters = [
    ...key.split('-').map((word) => word.charAt(0)),
    ...key.replaceAll('-', '').slice(1),
    ...'abcdefghijklmnopqrstuvwxyz',
  ]
    .filter((letter) => /[a-z]/.test(letter))
    .map((letter) => letter.toUpperCase());
  const base = letters.slice(0, 2).join('');
  return (
    letters
      .slice(2)
      .map((letter) => base + letter)
      .find((code) => !taken.includes(code)) ?? base
  );
};

const read = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: text, magazine: text, 'promo-code': text, origin: text, domain: text },
    });
  } catch (cause) {
    throw new StartError(`${formatError(cause)}\n${usage}`, { cause });
  }
};

/** Parses the command line and fills in defaults. Throws one error that lists every issue. */
export const parseChoice = (args: readonly string[], taken: Taken): Choice => {
  const { values, positionals } = read(args);
  const [key = ''] = positionals;
  const name = values.name ?? title(key);
  const choice: Choice = {
    key,
    name,
    magazine: values.magazine ?? `${name} Quarterly`,
    promoCode: values['promo-code'] ?? nextPromoCode(key, taken.promoCodes),
    origin: values.origin ?? nextOrigin(taken.origins),
    domain: values.domain ?? `${key}.example.com`,
  };
  const issues = [
    positionals.length === 1 || 'give one key',
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key) ||
      `the key "${key}" is not made of small letters, digits and single hyphens`,
    !taken.keys.includes(key) || `there is a publication "${key}" already`,
    !taken.firstSegments.includes(key) || `every publication has addresses that begin with /${key}/`,
    /^[^<>&"'\\`$]{2,60}$/.test(name) || 'the name must have 2 to 60 characters and none of < > & " \' \\ ` $',
    /^[^<>&"'\\`$]{2,60}$/.test(choice.magazine) ||
      'the magazine must have 2 to 60 characters and none of < > & " \' \\ ` $',
    /^[A-Z][A-Z0-9]{1,11}$/.test(choice.promoCode) || 'the promo code must be 2 to 12 capital letters and digits',
    !taken.promoCodes.includes(choice.promoCode) || `the promo code ${choice.promoCode} is taken`,
    (URL.canParse(choice.origin) && new URL(choice.origin).origin === choice.origin) ||
      'the origin must be scheme, host and port, such as http://localhost:3002',
    !taken.origins.includes(choice.origin) || `${choice.origin} is taken by another publication`,
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(choice.domain) || 'the domain must be a host such as harbor-wire.example.com',
  ].filter((issue) => issue !== true);
  if (issues.length > 0)
    throw new StartError(`No publication was made:\n${issues.map((fault) => `- ${fault}`).join('\n')}\n\n${usage}`);
  return choice;
};

/** Converts a name to a slug. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
