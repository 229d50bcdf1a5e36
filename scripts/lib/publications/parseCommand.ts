import { parseArgs } from 'node:util';
import { type Answers, options, type OptionName } from './choice.ts';
import { findNearest } from '../nearest.ts';

const names = Object.keys(options) as OptionName[];
const flags = { yes: 'accept the defaults without questions', help: 'print this text' } as const;
const width = 18;

/** Words that people write for an option. */
const synonyms: ReadonlyMap<string, OptionName> = new Map(
  Object.entries<OptionName>({
    lang: 'language',
    locale: 'language',
    color: 'accent',
    colour: 'accent',
    font: 'headline',
    face: 'headline',
    title: 'name',
    url: 'domain',
    port: 'origin',
    prefix: 'path-prefix',
    topics: 'sections',
    modules: 'without',
  }),
);

export const usage = `Usage: npm run new-publication -- <key> [options]

  <key>             lowercase letters, digits and hyphens: the folder in apps/ and the start of its own addresses

${[...Object.entries(options), ...Object.entries(flags)].map(([name, text]) => `  ${`--${name}`.padEnd(width - 2)}${text}`).join('\n')}

In a terminal the command asks for what is missing. Guide: docs/guides/new-publication.md`;

/** The parsed command line. `issues` are lines about options that do not exist or lack a value. */
export type Command = {
  keys: readonly string[];
  answers: Answers;
  flags: ReadonlySet<string>;
  issues: readonly string[];
};

const isOption = (name: string): name is OptionName => Object.hasOwn(options, name);

/** Parses the command line without rejecting it, so that all issues are reported at once. */
export const parseCommand = (args: readonly string[]): Command => {
  const { tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(Object.keys(flags).map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  const keys: string[] = [];
  const answers: Answers = {};
  const presentFlags = new Set<string>();
  const issues: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') keys.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (Object.hasOwn(flags, name)) presentFlags.add(name);
    else if (!isOption(name)) {
      const nearest = synonyms.get(name) ?? findNearest(name, [...names, ...Object.keys(flags)]);
      issues.push(`${rawName} is not an option${nearest ? `: write --${nearest}` : '. --help lists the options'}`);
    } else if (!value?.trim() || /^--./.test(value)) issues.push(`${rawName} needs a value: ${options[name]}`);
    else if (answers[name] !== undefined) issues.push(`${rawName} is given twice: write it once`);
    else answers[name] = value;
  }
  return { keys, answers, flags: presentFlags, issues };
};
