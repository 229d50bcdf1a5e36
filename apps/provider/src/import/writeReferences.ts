import { hashValue } from '../publishing/documents.ts';
import { getItemKey, type ImportAuthor } from './items.ts';
import type { ImportDeps } from './runImport.ts';
import { toReason } from './pictures/findFiles.ts';
import { shorten, toText } from './text.ts';
import { type ContentItem, writeContent, writeOldAddresses } from './writeContent.ts';

/** Writes an item unless the last import wrote the same. */
const writeChanged = async (
  { writer, progress }: ImportDeps,
  item: Omit<ContentItem, 'itemHash'>,
  kind: 'author' | 'category',
) => {
  const { place: _, ...hashed } = item;
  const itemHash = hashValue(hashed);
  const outcome =
    writer.journal.get(item.item)?.itemHash === itemHash
      ? 'unchanged'
      : await writeContent(writer, { ...item, itemHash });
  writer.report.count(kind, outcome);
  progress.step(item.key);
};

/** Writes old addresses of items that use content of the publication as it is. */
const redirectOthers = async (
  { plan, writer }: ImportDeps,
  prefix: 'author' | 'category',
  written: ReadonlySet<string>,
) => {
  for (const [item, redirects] of plan.redirects) {
    if (!item.startsWith(`${prefix}:`) || written.has(item)) continue;
    const count = await writer.db
      .transaction()
      .execute((transaction) => writeOldAddresses(transaction, writer, redirects, item));
    writer.report.count('redirect', 'created', count);
  }
};

/** Returns a description within its limit. A shortened one is reported. */
const shortenText = (
  { writer: { report } }: ImportDeps,
  html: string,
  { limit, subject, place }: { limit: number; subject: string; place: string },
): string => {
  const text = toText(html);
  if (text.length > limit)
    report.note({
      kind: 'changed',
      subject,
      reason: `It is longer than ${limit} characters and was shortened.`,
      place,
    });
  return shorten(text, limit);
};

/** Creates the categories that the mapping file names as new. Existing ones are not changed. */
export const writeCategories = async (deps: ImportDeps): Promise<void> => {
  const { plan, signal } = deps;
  const written = new Set<string>();
  for (const { id, path, name, description, family, naturalId, position } of plan.categories.created) {
    if (signal.aborted) return;
    const item = `category:${id}`;
    written.add(item);
    await writeChanged(
      deps,
      {
        item,
        place: name,
        kind: 'category',
        key: path,
        input: {
          name,
          family,
          naturalId,
          position,
          region: null,
          description: description
            ? shortenText(deps, description, { limit: 1_000, subject: 'description of a category', place: name })
            : null,
        },
        redirects: plan.redirects.get(item) ?? [],
      },
      'category',
    );
  }
  await redirectOthers(deps, 'category', written);
};

const findPortrait = async ({ picture, place, name }: ImportAuthor, { findFile, writer: { report } }: ImportDeps) => {
  if (!picture) return null;
  const found = await findFile(picture.address);
  if (found.ok && found.record.kind === 'image') return { media: found.record.id, alt: name };
  const reason = found.ok ? 'The file is not a picture.' : toReason(found.reason);
  report.note({ kind: 'broken-picture', subject: 'portrait', reason, place, value: picture.address });
  return null;
};

/** Writes authors that the publication does not have. */
export const writeAuthors = async (deps: ImportDeps): Promise<void> => {
  const { plan, signal } = deps;
  const written = new Set<string>();
  for (const author of plan.authors.written) {
    if (signal.aborted) return;
    const item = getItemKey(author);
    written.add(item);
    const { name, description, social, target, place } = author;
    await writeChanged(
      deps,
      {
        item,
        place,
        kind: 'author',
        key: target,
        input: {
          name,
          ...(description && {
            description: shortenText(deps, description, { limit: 2_000, subject: 'description of an author', place }),
          }),
          ...(social && { social }),
          image: await findPortrait(author, deps),
        },
        redirects: plan.redirects.get(item) ?? [],
      },
      'author',
    );
  }
  await redirectOthers(deps, 'author', written);
};
