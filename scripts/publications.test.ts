import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAppFiles } from './lib/publications/content.ts';
import { copyRepository, type RepositoryCopy } from './test/copyRepository.ts';

let copy: RepositoryCopy;
beforeAll(() => void (copy = copyRepository()), 120_000);
afterAll(() => copy.close(), 60_000);

const read = (file: string): string => readFileSync(path.join(copy.folder, file), 'utf8');
const create = (...args: readonly string[]) => copy.run('scripts/newPublication.ts', args);
const remove = (...args: readonly string[]) => copy.run('scripts/removePublication.ts', args);

describe('bad input changes nothing and says what to change', { timeout: 180_000 }, () => {
  test.each([
    ['no key', [], /give a key/],
    ['a word of the code', ['article'], /"Article" or its key is a word of the shared code.*"Article Daily"/],
  ])('%s', (_, args, message) => {
    const { code, output } = create(...args);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/is ready|\n {4}at /);
    expect(code).toBe(1);
    expect(copy.status()).toBe('');
  });

  test('an interruption', async () => {
    const child = spawn(process.execPath, ['scripts/newPublication.ts', 'wine'], {
      cwd: copy.folder,
      env: copy.environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.on('data', (text: Buffer) => /Checking its files/.test(String(text)) && child.kill('SIGTERM'));
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(143);
    expect(copy.status()).toBe('');
  });

  test('a content file that was broken before', () => {
    const file = path.join(copy.folder, 'apps/provider/house-ads/sister-site-template.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"tone": "', '"tone": "red-'));
    const { code, output } = create('wine');
    writeFileSync(file, text);
    expect(output).toMatch(/house ads of [\w ]+ cannot be used[^]*tone/);
    expect([code, copy.status()]).toEqual([1, '']);
  });
});

describe('a new publication', { timeout: 180_000 }, () => {
  test('has its own names, colors, face, header, sections and modules, and is valid', () => {
    const { code, output } = create(
      'route-66',
      '--name=Route 66 Review',
      '--magazine=Milestones',
      '--accent=#5a2a82',
      '--headline=newsreader',
      '--header=alternate',
      '--path-prefix=route',
      '--sections=Diners,Motels',
      '--without=podcasts,iframe',
      '--hubs=best-practices=how-to',
    );
    expect(output).toMatch(/Route 66 Review is ready: npm start -- --brand route-66 \(http:\/\/localhost:\d+\)/);
    expect(code).toBe(0);
    const brand = read('apps/route-66/brand.ts');
    for (const part of [
      "name: 'Milestones', slug: 'milestones'",
      "variant: 'alternate'",
      "hiddenModules: ['podcasts']",
      'modules: { iframe: false }',
      "pathPrefix: 'route'",
      "hubs: { bestPractices: { path: 'how-to', title: 'How To' } }",
    ])
      expect(brand).toContain(part);
    expect(brand).not.toMatch(/heroPicture|searchBox|shown: 'always'/);
    expect(read('apps/route-66/theme.css.ts')).toMatch(/accent: '#5a2a82'[^]*Newsreader/);
    expect(read('apps/route-66/brand/menu.ts')).toContain("{ title: 'Motels', url: '/route-66-topics/motels/' }");
    expect(read('apps/route-66/brand/menu.ts')).toContain("url: '/how-to/writing/'");
    const content = 'sample-content/publications/route-66';
    expect(JSON.parse(read(`${content}/site.json`))).toMatchObject({ key: 'route-66', publication: 'rou:route-66' });
    const categories = JSON.parse(read(`${content}/categories.json`)) as { family: string; path: string }[];
    expect(categories.filter(({ family }) => family === 'best-practices').map(({ path: one }) => one)).toContain(
      'how-to/writing',
    );
    expect(categories.map((one) => one.path).filter((one) => one.includes('-topics/'))).toEqual([
      'route-66-topics/diners',
      'route-66-topics/motels',
    ]);
    expect(read('apps/provider/house-ads/sister-site-template.json')).toContain('/podcastcenter/');
    expect(read('apps/provider/house-ads/route-66.json')).not.toContain('/podcastcenter/');
    expect(copy.run('scripts/lint.ts', []).output).toMatch(/No issues/);
  });

  test('has the entry for the provider that its files generate', () => {
    const entries = read('apps/provider/brands.json');
    expect((JSON.parse(entries) as { key: string }[]).find(({ key }) => key === 'route-66')).toMatchObject({
      colors: { accent: '#5a2a82' },
      subscription: { title: 'Milestones' },
    });
    expect(copy.run('scripts/codegen.ts', []).code).toBe(0);
    expect(read('apps/provider/brands.json')).toBe(entries);
  });

  test('has at most 12 files and 200 lines of its own besides routes, content and pictures', () => {
    const files = listAppFiles(path.join(copy.folder, 'apps/route-66')).filter(
      (file) => !/^(app|public)\/|^(package|tsconfig)\.json$|^(instrumentation|next\.config)\./.test(file),
    );
    const lines = files.map((file) => read(`apps/route-66/${file}`).split('\n').length - 1);
    expect(files.length).toBeLessThanOrEqual(12);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(200);
  });

  test('has pictures of its own, in the sizes of its brand', () => {
    const picture = (name: string) => readFileSync(path.join(copy.folder, 'apps', name));
    const [width = '', height = ''] =
      /viewBox="0 0 (\d+) (\d+)"/.exec(String(picture('route-66/public/brand/route-66.svg')))?.slice(1) ?? [];
    expect(height).toBe('50');
    expect(read('apps/route-66/brand.ts')).toContain(`getLogos('route-66', 'Route 66 Review', ${width})`);
    const share = picture('route-66/public/brand/route-66-share.png');
    expect([share.readUInt32BE(16), share.readUInt32BE(20)]).toEqual([1200, 630]);
    for (const name of ['favicon.ico', 'fonts/headline.woff2', 'brand/%-touch.png', 'brand/%-podcast.png']) {
      const [own, other] = ['route-66', 'sister-site'].map((brand) => name.replace('%', brand));
      expect(picture(`route-66/public/${own}`)).not.toEqual(picture(`sister-site-template/public/${other}`));
    }
  });

  test('gets another accent and a logo from a file', () => {
    mkdirSync(copy.dataDir, { recursive: true });
    const logo = path.join(copy.dataDir, 'logo.svg');
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path d="M0 0h400v100z"/></svg>',
    );
    const rebrand = (...args: readonly string[]) => copy.run('scripts/rebrand.ts', ['route-66', ...args]);
    expect(rebrand('--accent=#ffcc00').output).toMatch(/Nothing was changed: .* the nearest readable one is #7a6200/);
    expect(rebrand('--logo=package.json').output).toMatch(/package.json is no SVG file/);
    expect(rebrand('--accent=#1d4e79', `--logo=${logo}`).code).toBe(0);
    expect(read('apps/route-66/theme.css.ts')).toContain("accent: '#1d4e79'");
    expect(read('apps/route-66/brand.ts')).toContain("getLogos('route-66', 'Route 66 Review', 200)");
    expect(read('apps/route-66/public/brand/route-66-mark.svg')).toContain('#1d4e79');
    expect(read('apps/provider/brands.json')).toContain('#1d4e79');
    expect(read('sample-content/publications/route-66/categories.json')).toContain('pictures/chart-strata-slate.webp');
  });

  test('leaves no trace of the template in its files', () => {
    const left = /sister[ -]?(site|quarterly)|SIS(?!T)|localhost:3001|siteGroup: 'template'|\bALM\b|1-800/i;
    const files = ['apps/route-66', 'sample-content/publications/route-66'].flatMap((folder) =>
      listAppFiles(path.join(copy.folder, folder)).map((file) => `${folder}/${file}`),
    );
    expect(files.length).toBeGreaterThan(25);
    expect(files.filter((file) => file.startsWith('apps/route-66/app/')).length).toBeLessThanOrEqual(10);
    expect(
      files.filter((file) => left.test(file) || (/\.(ts|tsx|json|md|svg)$/.test(file) && left.test(read(file)))),
    ).toEqual([]);
  });

  test('may have a second one beside it, in German, in the time zone of its region', () => {
    expect(create('wein', '--name=Wein und Keller', '--language=de-AT', '--sections=Keller,Handel').output).toMatch(
      /Wein und Keller is ready/,
    );
    expect(read('apps/wein/brand.ts')).toMatch(
      /name: 'Wein und Keller Magazin'[^]*language: 'de-AT',\n  timeZone: 'Europe\/Vienna'/,
    );
    expect(read('apps/wein/brand/footer.ts')).toContain("title: 'Materialien'");
    expect(read('apps/wein/brand/menu.ts')).toContain("{ title: 'Schreiben', url: '/praxis/schreiben/' }");
    expect(read('apps/wein/brand/menu.ts')).toContain("description: 'Die neuesten Artikel zum Thema Handel.'");
    const readContent = (file: string): unknown => JSON.parse(read(`sample-content/publications/wein/${file}`));
    expect(readContent('site.json')).toMatchObject({
      language: 'de-AT',
      timeZone: 'Europe/Vienna',
      channels: { 'wein-topics': { name: 'Themen' } },
    });
    expect(readContent('authors.json')).toMatchObject([{ name: 'Die Redaktion' }]);
    expect(readContent('newsletters.json')).toMatchObject([
      { title: 'Die Woche bei Wein und Keller' },
      { title: 'Vorschau auf Wein und Keller Magazin' },
    ]);
    const entries = read('apps/provider/brands.json');
    expect(copy.run('scripts/codegen.ts', []).code).toBe(0);
    expect(read('apps/provider/brands.json')).toBe(entries);
  });

  test('whose routes drift is named, and brought back to the template', () => {
    const file = path.join(copy.folder, 'apps/wein/app/layout.tsx');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}\nexport const dynamic = 'force-dynamic';\n`);
    expect(copy.run('scripts/lint.ts', []).output).toMatch(
      /apps\/wein\/app\/layout.tsx – differs from the template – npm run sync-publications/,
    );
    const check = copy.run('scripts/syncPublications.ts', ['--check']);
    expect([check.code, check.output]).toEqual([1, expect.stringMatching(/wein\/app\/layout.tsx differs/)]);
    const sync = copy.run('scripts/syncPublications.ts', []);
    expect(sync.output).toMatch(/-export const dynamic = 'force-dynamic';[^]*1 file\(s\) changed/);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(copy.run('scripts/syncPublications.ts', ['--check']).code).toBe(0);
  });

  test('is removed again without a trace', () => {
    expect(remove('route-66').output).toMatch(/Nothing was removed.*--yes/);
    expect(remove('route-67', '--yes').output).toMatch(/Did you mean route-66\?/);
    expect(remove('sister-site-template', '--yes').output).toMatch(
      /is the template, which new publications are made from/,
    );
    mkdirSync(path.join(copy.dataDir, 'database/pgdata'), { recursive: true });
    const lock = new DatabaseSync(path.join(copy.dataDir, 'database/lock.sqlite'));
    lock.exec('BEGIN EXCLUSIVE');
    expect(remove('route-66', '--yes').output).toMatch(
      /Nothing was removed[^]*Another process is using the database.*accepts no commands/,
    );
    lock.close();
    rmSync(path.join(copy.dataDir, 'database'), { recursive: true });
    expect(remove('route-66', '--yes')).toMatchObject({ code: 0 });
    expect(remove('wein', '--yes')).toMatchObject({ code: 0 });
    expect(copy.status()).toBe('');
    expect(copy.run('scripts/lint.ts', []).output).toMatch(/No issues/);
  });
});
