import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isForTerminal } from './lib/serve.ts';
import { freePort } from '@masthead/process/ports';
import { copyRepository, type RepositoryCopy } from './test/copyRepository.ts';

/** The first start compiles the home page: a minute on an idle machine, several beside other builds. */
const startMs = 600_000;
/** Nothing is measured here: a busy machine may take long to show a change (docs/guides/tests.md has the times). */
const showMs = 120_000;

/** Requests of a busy machine take long, and are logged. */
const isAboutTime = /took too long|time limit/;

/** Command lines of running processes that name a folder. */
const listProcesses = (folder: string): readonly string[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return ''; // It has ended meanwhile.
      }
    })
    .filter((command) => command.includes(folder));

describe('npm run dev', { timeout: showMs }, () => {
  let copy: RepositoryCopy;
  let command: ChildProcess | undefined;
  let origin: string;
  let output = '';
  const app = 'apps/sister-site-template';

  const edit = (file: string, from: string, to: string): void => {
    const location = path.join(copy.folder, file);
    const before = existsSync(location) ? readFileSync(location, 'utf8') : '';
    expect(before).toContain(from);
    writeFileSync(location, before.replace(from, to));
  };

  beforeAll(async () => {
    copy = copyRepository({ packages: 'files' });
    edit('.env', '', 'PROVIDER_PROT=4010\n');
    cpSync(path.join(copy.folder, app), path.join(copy.folder, 'apps/harbor-wire'), {
      recursive: true,
      filter: (file) => !file.endsWith('/node_modules'),
    });
    edit('apps/harbor-wire/brand.ts', "timeZone: '", "timeZone: 'Nowhere/");
    edit(`${app}/brand/footer.ts`, 'links: [', "links: [{ title: 'Papers', url: '/static/white-paper/' }, ");
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const started = spawn(process.execPath, ['scripts/dev.ts', '--brand', 'sister-site-template,harbor-wire'], {
      cwd: copy.folder,
      env: {
        ...copy.environment,
        PORT: String(port),
        PROVIDER_PORT: String(await freePort()),
        DEPLOYMENT: 'development',
        // npm run dev sets it too (scripts/run.mjs). Otherwise Next leaves a process behind that sends the events.
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    command = started;
    await new Promise<void>((resolve, reject) => {
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString();
          if (output.includes('is ready: http')) resolve();
        });
      started.once('exit', () => reject(new Error(`npm run dev has ended:\n${output}`)));
    });
  }, startMs);
  const stop = async (): Promise<void> => {
    if (command?.exitCode === null && command.kill('SIGTERM')) await once(command, 'exit');
  };
  afterAll(async () => {
    await stop();
    copy.close();
  }, showMs);

  test('starts for the first time without a warning', () => {
    const lines = output.split('\n').flatMap((line) => /^\S+ │ (.*)/.exec(line)?.[1] ?? []);
    expect(lines.filter((line) => isForTerminal(line) && !isAboutTime.test(line))).toEqual([]);
  });

  test('leaves out a brand with an invalid file, and starts the other', () => {
    expect(output).toMatch(/timeZone: name an IANA time zone[^]*harbor-wire is left out[^]*Sister Site is ready/);
  });

  test('reports dead links and unknown variables, each once, with what to do', async () => {
    const count = (pattern: RegExp) => [...output.matchAll(pattern)].length;
    await expect.poll(() => count(/footer.ts:\d+: the link \/static\/white-paper\/ leads nowhere/g)).toBe(1);
    expect(count(/nothing reads the variable PROVIDER_PROT. Did you mean PROVIDER_PORT\?/g)).toBe(1);
    expect(count(/leads nowhere|nothing reads/g)).toBe(2);
  });

  const article = 'change-one-color';
  type Change = [file: string, from: string, to: string];
  const brand: Change = [`${app}/brand.ts`, 'A publication waiting for its subject', 'A line of today'];
  const footer: Change = [`${app}/brand/footer.ts`, 'All rights reserved', 'All rights of today'];
  const story: Change = [
    `sample-content/publications/sister-site-template/articles/${article}.md`,
    'Change one color',
    'Change the color of today',
  ];
  test.each<[string, Change[]]>([
    ['the brand and its footer', [brand, footer]],
    ['an article', [story]],
  ])('shows a change of %s, and the change back, without a restart', async (_, changes) => {
    const back = changes.map(([file, from, to]): Change => [file, to, from]);
    for (const round of [changes, back]) {
      for (const change of round) edit(...change);
      for (const [, , text] of round)
        await expect
          .poll(async () => (await fetch(`${origin}/`)).text(), { timeout: showMs, interval: 250 })
          .toContain(text);
    }
  });

  test('shows where in the source a loader threw', async () => {
    const loader = 'packages/site/src/screens/home/loadHome.ts';
    const before = 'const reply = await fetchHome(site);';
    const after = `${before} if (reply) throw new Error('Broken on purpose');`;
    edit(loader, before, after);
    await expect
      .poll(async () => (await fetch(`${origin}/`)).text(), { timeout: showMs, interval: 250 })
      .toMatch(/Broken on purpose[^]*loadHome\.ts:\d+/);
    edit(loader, after, before);
    await expect.poll(async () => (await fetch(`${origin}/`)).status, { timeout: showMs, interval: 250 }).toBe(200);
  });

  test('shows a new field of articles after the five changes of the recipe (docs/guides/recipes.md)', async () => {
    const loader = 'packages/site/src/screens/article/loadArticle.ts';
    const changes: Change[] = [
      [
        'apps/provider/src/content/files/schema/articles.ts',
        'export const shownFields = {',
        'export const shownFields = {\n  dateline: textSchema.optional(),',
      ],
      ['packages/graphql-ops/schema.graphql', '  needToKnow:', '  dateline: String\n  needToKnow:'],
      ['packages/graphql-ops/src/operations/article.graphql', '  needToKnow', '  dateline\n  needToKnow'],
      [loader, '  needToKnow: string[];', '  dateline: string | null;\n  needToKnow: string[];'],
      [loader, '    needToKnow: [', '    dateline: article.dateline,\n    needToKnow: ['],
      [
        'packages/site/src/screens/article/ArticleScreen.tsx',
        '<NeedToKnow points',
        '<p>{view.dateline}</p>\n<NeedToKnow points',
      ],
      [story[0], 'title: ', 'dateline: "Austin\'s east side"\ntitle: '],
    ];
    for (const change of changes) edit(...change);
    // The lock file does not have the app that was copied above.
    rmSync(path.join(copy.folder, 'apps/harbor-wire'), { recursive: true });
    expect(copy.run('scripts/run.mjs', ['turbo', 'run', 'codegen'])).toMatchObject({ code: 0 });
    const link = new RegExp(`/\\d{4}/\\d\\d/\\d\\d/${article}/`);
    const read = async (path = ''): Promise<string> => (await fetch(`${origin}${path}`)).text();
    // The server may have closed the connection that the first request uses: code was generated for seconds.
    await expect
      .poll(async () => read(link.exec(await read('/'))?.[0]), { timeout: showMs, interval: 250 })
      .toContain('<p>Austin’s east side</p>');
  });

  test.runIf(process.platform === 'linux')('leaves no process behind when it is stopped', async () => {
    await stop();
    await expect.poll(() => listProcesses(copy.folder), { timeout: showMs }).toEqual([]);
  });
});
