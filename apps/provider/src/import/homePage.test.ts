import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { now, writePublication } from '../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../test/support/engines.ts';
import { toImportCommand, toImportEnv } from '../../test/support/importCommand.ts';
import { createPackageLoaders } from '../content/graphql/context.ts';
import { publish } from '../content/publishing/publish.ts';
import { writeFiles } from '../content/publishing/writeFiles.ts';
import { createWriter } from '../content/publishing/writer.ts';
import type { Site } from '../content/queries/sites.ts';
import { importPublication } from './importPublication.ts';
import { useFolder } from '../../test/support/folders.ts';

const fixture = path.join(import.meta.dirname, '../../test/fixtures/imports/wordpress.xml');
const section = 'example-sections/news';
const mapping = { categories: { 1: { to: null }, 4: { to: null }, 5: { to: null } }, defaultCategory: section };

const toSample = (slug: string) => {
  const input = {
    title: `Sample ${slug}`,
    primary: section,
    publishAt: '2026-11-20T12:00:00Z',
    body: { markdown: 'A sample.' },
  };
  return { key: `2026/11/20/${slug}`, input, source: input };
};

describeWithDatabase('the home page of a new publication', (open) => {
  const folder = useFolder();
  let site: Site;
  beforeAll(async () => {
    const { db } = open();
    ({ site } = await writePublication(db));
    await writeFiles(
      createWriter(db, new Set(), now),
      { site, media: new Map() },
      'article',
      ['a', 'b'].map(toSample),
      {
        missing: 'keep',
      },
    );
    for (const [position, newest] of [
      ['home-lead', { count: 1 }],
      ['home-latest', { skip: 1, count: 6 }],
    ] as const)
      await publish({ db, clock: () => now }, site, {
        kind: 'package',
        key: position,
        input: { title: 'Newest', type: 'position', packageUrl: '/', newest, position },
      });
    writeFileSync(path.join(folder, 'mapping.json'), JSON.stringify(mapping));
  });

  const getTitles = async (position: string) => {
    const loaders = createPackageLoaders(open().db, now);
    const row = await loaders.atPosition(site, position);
    const articles = row ? await loaders.articles(row) : [];
    return { estimate: row?.itemIds.length, titles: articles.map(({ title }) => title) };
  };
  const run = (samples: 'keep' | 'withdraw') =>
    importPublication(
      toImportCommand(folder, { source: fixture, report: folder, samples }),
      toImportEnv(open().db, folder),
    );

  test('shows the newest stories, each once', async () => {
    expect(await getTitles('home-lead')).toEqual({ estimate: 1, titles: ['Sample b'] });
    expect(await getTitles('home-latest')).toEqual({ estimate: 1, titles: ['Sample a'] });
  });

  test('shows imported stories by their date, and only them once the samples are withdrawn', async () => {
    const imported = ['A port reopens & nobody’s surprised', 'Classic text'];
    await run('keep');
    expect((await getTitles('home-latest')).titles).toEqual(['Sample a', ...imported]);
    await run('withdraw');
    expect(await getTitles('home-lead')).toEqual({ estimate: 1, titles: imported.slice(0, 1) });
    expect(await getTitles('home-latest')).toEqual({ estimate: 1, titles: imported.slice(1) });
  });

  test('refuses a list that is both chosen and automatic', async () => {
    const result = await publish({ db: open().db, clock: () => now }, site, {
      kind: 'package',
      key: 'both',
      input: { title: 'Both', type: 'position', packageUrl: '/', newest: { count: 1 }, articles: ['2026/11/20/a'] },
    });
    expect(result).toMatchObject({ ok: false, error: { issues: [{ path: 'newest' }] } });
  });
});
