import type { Db } from '../db/schema.ts';
import { writeAudit } from '../content/publishing/writer.ts';
import { findDocument, hashValue } from '../content/publishing/documents.ts';
import type { KindName } from '../content/publishing/fields.ts';
import { type Precondition, publish, type PublishDeps } from '../content/publishing/publish.ts';
import { findRedirects, type Redirect, writeRedirects } from '../content/publishing/redirects.ts';
import type { Site } from '../content/queries/sites.ts';
import { type JournalEntry, writeJournal } from './journal.ts';
import type { Place } from './items.ts';
import type { Report } from './report.ts';
import { toStorable } from './text.ts';

/** Whether content that was edited at the publication since the last import is replaced. */
export type EditedContent = 'keep' | 'overwrite';

export type ContentWriter = PublishDeps & {
  site: Site;
  /** Id of the source. */
  source: string;
  journal: Map<string, JournalEntry>;
  report: Report;
  edited: EditedContent;
};

/** An item as published input. `itemHash` null: a later import converts it again. */
export type ContentItem = {
  item: string;
  place: Place;
  kind: KindName;
  key: string;
  input: unknown;
  itemHash: string | null;
  redirects: readonly Redirect[];
};

/** What happened to an item. */
export type WriteOutcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed';

/** Writes the redirects that are missing or lead elsewhere. Those that would form a loop are reported. */
export const writeOldAddresses = async (
  db: Db,
  { site, clock, report }: Pick<ContentWriter, 'site' | 'clock' | 'report'>,
  redirects: readonly Redirect[],
  place: Place,
): Promise<number> => {
  const stored = await findRedirects(db, site.id, redirects);
  const missing = redirects.filter(({ from, to }) => stored.get(from) !== to);
  const issues = await writeRedirects(db, site.id, missing, clock());
  if (issues.length === 0) return missing.length;
  const looping = new Set(issues.map(({ path }) => Number(/\[(\d+)\]/.exec(path)?.[1])));
  for (const index of looping)
    report.note({
      kind: 'duplicate',
      subject: 'redirect',
      reason: 'It would form a loop with other redirects.',
      place,
      value: missing[index]?.from ?? '',
    });
  const rest = missing.filter((_, index) => !looping.has(index));
  await writeRedirects(db, site.id, rest, clock());
  return rest.length;
};

/** The stored document must be that of the last import. The scheduler may have published it since. */
const getPrecondition = async (
  { db, site, edited }: ContentWriter,
  { kind, key }: ContentItem,
  former: JournalEntry | undefined,
): Promise<Precondition> => {
  if (!former) return { kind: 'absent' };
  const stored = await findDocument(db, site.id, kind, key);
  if (edited === 'overwrite') return { kind: 'any' };
  const wasScheduled =
    stored !== undefined && hashValue({ ...stored.document, status: 'scheduled' }) === former.documentHash;
  return { kind: 'hash', hashes: wasScheduled ? [former.documentHash, stored.hash] : [former.documentHash] };
};

/** Writes an item with its redirects and its entry in the journal, in one transaction. */
export const writeContent = async (writer: ContentWriter, content: ContentItem): Promise<WriteOutcome> => {
  const { db, site, clock, source, journal, report } = writer;
  const { item, place, kind, key, input, itemHash, redirects } = content;
  const last = journal.get(item);
  // The mapping file may have another target now, at which the item is new.
  const former = last?.kind === kind && last.key === key ? last : undefined;
  let [entry, redirected] = [former, 0];
  const record = async (transaction: Db, documentHash: string): Promise<void> => {
    entry = { item, kind, key, itemHash, documentHash };
    const isKnown = former?.itemHash === itemHash && former.documentHash === documentHash;
    if (!isKnown) await writeJournal(transaction, site.id, source, entry, clock());
    redirected = await writeOldAddresses(transaction, writer, redirects, place);
  };
  const result = await publish(
    { db, clock },
    site,
    { kind, key, input: toStorable(input) },
    {
      precondition: await getPrecondition(writer, content, former),
      onChange: async (transaction, { change, state, hash }) => {
        await record(transaction, hash);
        await writeAudit(transaction, [
          { siteId: site.id, tokenId: 'import', action: change, kind, key, state, hash, at: clock() },
        ]);
      },
    },
  );
  if (result.ok) {
    const { change, hash } = result.value;
    if (change === 'unchanged') await db.transaction().execute((transaction) => record(transaction, hash));
    if (entry) journal.set(item, entry);
    report.count('redirect', 'created', redirected);
    return change === 'deleted' ? 'failed' : change;
  }
  const { error } = result;
  if (error.kind === 'changed') {
    report.note(
      former
        ? {
            kind: 'changed',
            subject: 'edited content',
            reason:
              'It was edited or deleted at the publication since the last import, and is not replaced. Use --overwrite to replace it.',
            place,
            value: key,
          }
        : {
            kind: 'duplicate',
            subject: 'content',
            reason: 'The publication has other content with this key.',
            place,
            value: key,
          },
    );
    return 'skipped';
  }
  const issues = error.kind === 'invalid' ? error.issues : [{ path: '', message: error.kind }];
  for (const { path, message } of issues)
    report.note({
      kind: 'not-imported',
      subject: `${kind} ${path.replaceAll(/\[\d+\]/g, '')}`.trim(),
      reason: 'The publication does not accept it.',
      place,
      value: message.slice(0, 300),
    });
  return 'failed';
};
