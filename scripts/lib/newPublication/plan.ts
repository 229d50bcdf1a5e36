import type { Choice } from './choice.ts';
import { blockFrom, rewrite, template } from './rewrite.ts';
import { createMonogram, createWordmark } from './wordmark.ts';

/** A file to write: a text, or an unchanged copy of another file. */
export type Step = { path: string } & ({ text: string } | { copyOf: string });

/** The files of the repository that a new publication is made from. */
export type Sources = {
  /** The files of the template's app, by their paths in it. */
  appFiles: readonly string[];
  read: (path: string) => string;
};

const brandsFile = 'apps/provider/brands.json';
const houseFile = 'apps/provider/content/house-promotions.json';
const lockFile = 'pnpm-lock.yaml';

const logos = ({ name }: Choice): Readonly<Record<string, string>> => ({
  '': createWordmark(name, { text: '#0f1619' }),
  '-inverse': createWordmark(name, { text: '#f0f3f2' }),
  '-print': createWordmark(name, { text: '#000000' }),
  '-amp': createWordmark(name, { text: '#0f1619' }, 461),
  '-mark': createMonogram(name, { text: '#ffffff', background: '#14524c' }),
});

/** Routes are copied, files of the brand get the new names, and logos are drawn again. */
const appSteps = (choice: Choice, { appFiles, read }: Sources): Step[] =>
  appFiles.map((file) => {
    const source = `apps/${template.folder}/${file}`;
    const path = `apps/${choice.key}/${file.startsWith('app/') ? file : file.replace(template.key, choice.key)}`;
    const logo = /^public\/brand\/sister-site(.*)\.svg$/.exec(file)?.[1];
    if (logo !== undefined) return { path, text: logos(choice)[logo] ?? rewrite(read(source), choice) };
    return /\.(ts|json)$/.test(file) && !file.startsWith('app/')
      ? { path, text: rewrite(read(source), choice) }
      : { path, copyOf: source };
  });

const findStart = (text: string, pattern: RegExp, file: string): number => {
  const found = pattern.exec(text);
  if (!found) throw new Error(`${file} has no entry of the template. Restore it.`);
  return found.index;
};

/** Appends a copy of the template's entry under the new name. */
const withEntry = (text: string, start: number, closing: string, choice: Choice): string => {
  const end = text.lastIndexOf(closing);
  return `${text.slice(0, end).trimEnd()},\n  ${rewrite(blockFrom(text, start), choice)}\n${text.slice(end)}`;
};

const brands = (choice: Choice, { read }: Sources): Step => {
  const text = read(brandsFile);
  return {
    path: brandsFile,
    text: withEntry(text, findStart(text, /\{\s+"key": "sister-site-template"/, brandsFile), ']', choice),
  };
};

const house = (choice: Choice, { read }: Sources): Step => {
  const text = read(houseFile);
  return { path: houseFile, text: withEntry(text, findStart(text, /"sister-site": \{/, houseFile), '}', choice) };
};

/** Copies the content of the template and its site into one file. */
const content = (choice: Choice, { read }: Sources): Step => {
  const sites = JSON.parse(read('apps/provider/content/sites.json')) as { key: string }[];
  const published = {
    site: { ...sites.find(({ key }) => key === template.key), aliases: [] },
    ...(JSON.parse(read(`apps/provider/content/${template.content}`)) as object),
  };
  return {
    path: `apps/provider/content/publications/${choice.key}.json`,
    text: `${rewrite(JSON.stringify(published, undefined, 1), choice)}\n`,
  };
};

/** Copies the dependencies of the template, so that no new package has to be installed. */
const lock = (choice: Choice, { read }: Sources): Step => {
  const text = read(lockFile);
  const entry = /\n  apps\/sister-site-template:\n(?:    .*\n)+/.exec(text)?.[0];
  if (entry === undefined) throw new Error(`${lockFile} has no entry of the template. Restore it.`);
  return { path: lockFile, text: text.replace(entry, () => `${entry}${entry.replace(template.folder, choice.key)}`) };
};

/** Plans the files of a new publication (DECISIONS, The product and its parts). Writes nothing. */
export const planPublication = (choice: Choice, sources: Sources): Step[] => [
  ...appSteps(choice, sources),
  brands(choice, sources),
  house(choice, sources),
  content(choice, sources),
  lock(choice, sources),
];
