import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ContentError, readContent } from '../src/content/files/readContent.ts';
import { copySampleFiles } from './support/copySampleContent.ts';
import { useFolder } from './support/folders.ts';

/** A field of the form, as docs/guides/one-person.md configures it. */
type FormField = { name: string; widget: string; required?: boolean; default?: unknown; fields?: FormField[] };

const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/guides/one-person.md'), 'utf8');
const [, config = ''] = /```yaml\n([^]*?)```/.exec(guide) ?? [];
const { collections } = parse(config) as { collections: { folder: string; fields: FormField[] }[] };
const [{ fields } = { fields: [] }] = collections;

const folder = useFolder();
const publication = path.join(folder, 'publications/sister-site-template');
const readFirst = (file: string) =>
  (JSON.parse(readFileSync(path.join(publication, file), 'utf8')) as { key: string; path: string }[])[0];

beforeAll(() => copySampleFiles(folder));

/** What a person writes into each field. */
const getTyped = (): Record<string, unknown> => ({
  title: 'A harbor gets its second crane',
  slug: 'harbor-second-crane',
  summary: 'The port pays for it with a fee on boxes.',
  kicker: 'Features',
  primary: readFirst('categories.json')?.path,
  categories: [],
  authors: [readFirst('authors.json')?.key],
  date: '2026-11-21',
  needToKnow: ['It lifts 40 tons.'],
  tags: ['port', 'cranes'],
  file: 'pictures/crane.webp',
  alt: 'A crane on a quay',
  body: `The crane arrived on Friday. ${'It was lifted in parts. '.repeat(20)}\n\n## The fee\n\n- one\n- two`,
});

/** The values that the form writes: empty optional fields are left out. */
const fill = (form: readonly FormField[], typed: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    form.flatMap(({ name, required = true, fields: inner, default: initial }) => {
      const value = inner ? fill(inner, typed) : (typed[name] ?? initial);
      const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
      return isEmpty && !required ? [] : [[name, value]];
    }),
  );

test('an article that is written with the form of the guide passes the check of content', async () => {
  writeFileSync(
    path.join(folder, 'pictures/crane.webp'),
    Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
  );
  const { body, ...values } = fill(fields, getTyped());
  const file = path.join(publication, `articles/${String(values['slug'])}.md`);
  writeFileSync(file, `---\n${stringify(values)}---\n\n${String(body)}\n`);
  const content = await readContent(folder);
  const written = content.publications[0]?.articles.find(({ slug }) => slug === 'harbor-second-crane');
  expect(written).toMatchObject({ title: 'A harbor gets its second crane', date: '2026-11-21', kicker: 'Features' });
});

test('a field that the form requires is required by the check', async () => {
  const { body, ...values } = fill(fields, { ...getTyped(), slug: 'harbor-third-crane', primary: '' });
  const file = path.join(publication, 'articles/harbor-third-crane.md');
  writeFileSync(file, `---\n${stringify(values)}---\n\n${String(body)}\n`);
  await expect(readContent(folder)).rejects.toThrow(ContentError);
  rmSync(file);
});
