import { hashValue } from '../content/publishing/documents.ts';
import { getItemKey, type ImportAuthor } from './items.ts';
import type { AuthorPlan } from './plan/planAuthors.ts';
import type { NewCategory } from './plan/planCategories.ts';
import type { ImportDeps } from './importDeps.ts';
import { toReason } from './pictures/findFiles.ts';
import { shorten } from '@masthead/content-rules/shorten';
import { toText } from './text.ts';
import { type ContentItem, writeContent, writeOldAddresses, type WriteOutcome } from './writeContent.ts';

/** Writes an item unless the last import wrote the same. */
const writeChanged = async ({ writer }: ImportDeps, item: Omit<ContentItem, 'itemHash'>): Promise<WriteOutcome> => {
  const { place: _, ...hashed } = item;
  const itemHash = hashValue(hashed);
  const isUnchanged = writer.journal.get(item.item)?.itemHash === itemHash;
  return isUnchanged ? 'unchanged' : writeContent(writer, { ...item, itemHash });
};

/** Writes old addresses of items that use content of the publication as it is. */
const redirectOthers = async (
  { plan, writer, attemptItem }: ImportDeps,
  prefix: 'author' | 'category',
  written: ReadonlySet<string>,
) => {
  for (const [item, redirects] of plan.redirects) {
    if (!item.startsWith(`${prefix}:`) || written.has(item)) continue;
    const subject = { kind: prefix, id: item.slice(prefix.length + 1), place: item };
    const outcome = await attemptItem(subject, async () => {
      const count = await writer.db
        .transaction()
        .execute((transaction) => writeOldAddresses(transaction, writer, redirects, item));
      writer.report.count('redirect', 'created', count);
      return 'created';
    });
    if (outcome === 'failed') writer.report.count('redirect', 'failed', redirects.length);
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
  const { plan, signal, attemptItem, writer, progress } = deps;
  const written = new Set<string>();
  const write = ({ id, path, name, description, family, naturalId, position }: NewCategory) =>
    writeChanged(deps, {
      item: `category:${id}`,
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
      redirects: plan.redirects.get(`category:${id}`) ?? [],
    });
  for (const category of plan.categories.created) {
    if (signal.aborted) return;
    const { id, name: place, path } = category;
    written.add(`category:${id}`);
    writer.report.count('category', await attemptItem({ kind: 'category', id, place }, () => write(category)));
    progress.step(path);
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

export const writeAuthors = async (deps: ImportDeps): Promise<void> => {
  const { plan, signal, attemptItem, writer, progress } = deps;
  const written = new Set<string>();
  const write = async (author: AuthorPlan['written'][number]) => {
    const { name, description, social, target, place } = author;
    return writeChanged(deps, {
      item: getItemKey(author),
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
      redirects: plan.redirects.get(getItemKey(author)) ?? [],
    });
  };
  for (const author of plan.authors.written) {
    if (signal.aborted) return;
    written.add(getItemKey(author));
    writer.report.count('author', await attemptItem(author, () => write(author)));
    progress.step(author.target);
  }
  await redirectOthers(deps, 'author', written);
};
