import {
  decideState,
  findDocuments,
  findSources,
  hashValue,
  saveDocuments,
  deleteDocument,
  lockKind,
} from './documents.ts';
import { type PublicationValues, type KindName, normalizeText } from './fields.ts';
import { getLeavingTags, type Target } from './kind.ts';
import { getKind } from './kinds/index.ts';
import { loadMedia } from './picture.ts';
import { formatPath } from '../../server/formatPath.ts';
import type { Writer } from './writer.ts';

/** Content of a file as published input. `source` is what the file says; unchanged content is not written again. */
export type FileItem<Input> = { key: string; input: Input; source: unknown };

/** Whether content that the files no longer contain is kept or removed. */
export type MissingContent = 'keep' | 'remove';

/**
 * Writes content of the repository's files in the caller's transaction, many at once. Files are checked before, so an
 * issue is a bug. A change by the content API stays until the file changes. Returns the number of written items.
 */
export const writeFiles = async (
  writer: Writer,
  target: Target,
  name: KindName,
  items: readonly FileItem<unknown>[],
  { missing }: { missing: MissingContent },
): Promise<number> => {
  const kind = getKind(name);
  const { db, now, addTags } = writer;
  const siteId = target.site.id;
  await lockKind(db, siteId, name);
  const sources = await findSources(db, siteId, name);
  const changed = items.flatMap(({ key, input, source }) => {
    const former = sources.get(key);
    const sourceHash = hashValue(source);
    if (former?.sourceHash === sourceHash) return [];
    const parsed = kind.schema.safeParse(normalizeText(input));
    if (!parsed.success)
      throw new Error(
        `The ${name} "${key}" of the files is not valid: ${parsed.error.issues.map(({ path, message }) => `${formatPath(path)} ${message}`).join('; ')}`,
      );
    const value = parsed.data as PublicationValues & Record<string, unknown>;
    const schedule = decideState(value, former, now);
    if (!schedule.ok) throw new Error(`The ${name} "${key}" of the files is not valid: ${schedule.message}`);
    const { state, publishAt } = schedule;
    const document = { ...value, status: state, ...(publishAt && { publishAt: publishAt.toISOString() }) };
    return [{ input: value, stored: { key, state, publishAt, document, hash: hashValue(document), sourceHash } }];
  });
  const media = await loadMedia(
    db,
    changed.map(({ input }) => input),
  );
  await kind.write(
    writer,
    { ...target, media },
    changed.map(({ input, stored: { key, state, publishAt } }) => ({ key, input, state, publishAt })),
  );
  for (const { input, stored } of changed)
    if (stored.state !== 'published' && sources.get(stored.key)?.state === 'published')
      addTags(getLeavingTags(kind, { key: stored.key, input }));
  await saveDocuments(
    db,
    siteId,
    name,
    changed.map((item) => item.stored),
    now,
  );
  if (missing === 'remove') {
    const listed = new Set(items.map(({ key }) => key));
    const unlisted = [...sources.values()].filter(({ key, sourceHash }) => sourceHash !== null && !listed.has(key));
    const keys = unlisted.map(({ key }) => key);
    for (const { key, document } of (await findDocuments(db, siteId, name, keys)).values()) {
      await kind.remove(writer, target, key);
      await deleteDocument(db, siteId, name, key);
      addTags(getLeavingTags(kind, { key, input: document }));
    }
  }
  return changed.length;
};
