import { brandNames } from '../../lint/brandNames.ts';
import { checks } from '../../lint/checks.ts';
import { formatIssue, type Tree } from '../../lint/lintIssue.ts';
import { readTree } from '../../lint/tree.ts';
import { loadBrandFile } from '../brand.ts';
import { formatError } from '../errors.ts';
import { root } from '../paths.ts';
import type { Choice } from './choice.ts';
import { issueTexts } from './issueTexts.ts';
import { runProvider } from './provider.ts';

const checkBrand = async (folder: string): Promise<string[]> => {
  try {
    await loadBrandFile(folder);
    return [];
  } catch (error) {
    return [formatError(error)];
  }
};

let repository: Tree | undefined;
const readRepository = (): Tree => (repository ??= readTree(root));

/** Rejects a key and a name that are words of the shared code. */
export const checkWords = ({ key, name }: Pick<Choice, 'key' | 'name'>, texts = issueTexts.en): string[] => {
  const brand = `  key: '${key}',\n  name: '${name}',\n`;
  const [first, ...others] = brandNames(new Map([...readRepository(), [`apps/${key}/brand.ts`, brand]]));
  return first ? [texts.sharedWord(name, formatIssue(first).split(' – ')[0] ?? '', others.length)] : [];
};

/** Runs the checks of `npm run lint` with the staged files. Issues that were there before do not count. */
const checkRules = (before: Tree, after: Tree): string[] => {
  const rules = Object.values(checks).filter((check) => check !== brandNames);
  const run = (tree: Tree): string[] => rules.flatMap((check) => check(tree)).map(formatIssue);
  const found = run(after);
  if (found.length === 0) return [];
  const former = new Set(run(before));
  return found.filter((issue) => !former.has(issue));
};

/** Validates a staged publication with the schemas and rules of the repository. Returns its issues. */
export const checkStaged = async (staged: string, choice: Choice): Promise<string[]> => {
  const before = readRepository();
  const after: Tree = new Map([...before, ...readTree(staged)]);
  const content = await runProvider('check', staged);
  return [
    ...checkWords(choice),
    ...checkRules(before, after),
    ...(await checkBrand(`${staged}/apps/${choice.key}`)),
    ...(content.ok ? [] : [content.output.trim()]),
  ];
};
