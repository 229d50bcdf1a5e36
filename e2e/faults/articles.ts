import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '@masthead/scripts/paths';
import { cleanEnv } from '../src/stack.ts';
import { sampleContent, sampleTerm, testedBrand } from '../src/testedBrand.ts';

const run = promisify(execFile);

type Variables = Readonly<Record<string, string>>;

const runCommand = (env: Variables, ...args: readonly string[]) =>
  run(process.execPath, args, { cwd: inRoot('apps/provider'), env: { ...cleanEnv, ...env } });

/** Fills the empty database of an environment with the sample content. */
export const seed = async (env: Variables): Promise<void> => {
  await runCommand(env, 'src/operations/seed/main.ts');
};

/** Creates a token of the content API in the seeded database of an environment. */
export const createToken = async (env: Variables): Promise<string> => {
  const { stdout } = await runCommand(
    env,
    'src/operations/commands/contentToken.ts',
    'create',
    '--publication',
    testedBrand.key,
    '--scopes',
    'read,write,publish',
  );
  return stdout.trim().split('\n').at(-1) ?? '';
};

/** A request about one article of the content API. */
export type ArticleRequest = {
  origin: string;
  token: string;
  method: 'PUT' | 'DELETE';
  key: string;
  title?: string;
  signal?: AbortSignal;
};

/** Sends a request to the content API. PUT writes a short article. */
export const sendArticle = ({ origin, token, method, key, title, signal }: ArticleRequest): Promise<Response> =>
  fetch(`${origin}/content/v1/articles/${key}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(signal && { signal }),
    ...(method === 'PUT' && {
      body: JSON.stringify({
        title,
        summary: 'A tower was sold.',
        primary: sampleTerm,
        authors: [sampleContent.author],
        body: { markdown: 'The tower sold for $40 million.' },
      }),
    }),
  });

/** Lists the keys of all articles of a publication by the content API. */
export const listArticles = async (origin: string, token: string): Promise<readonly string[]> => {
  const keys: string[] = [];
  for (let after = ''; ;) {
    const response = await fetch(`${origin}/content/v1/articles?limit=200${after}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`The articles cannot be listed: ${response.status} ${await response.text()}`);
    const page = (await response.json()) as { items: readonly { key: string }[]; next: string | null };
    keys.push(...page.items.map(({ key }) => key));
    if (page.next === null) return keys;
    after = `&after=${page.next}`;
  }
};
