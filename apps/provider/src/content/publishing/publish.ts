import type { Transaction } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';
import { hasSqlState } from '../../db/sqlState.ts';
import type { DocumentState } from '../../db/tables/publishing.ts';
import { requestPurges } from '../purge/requestPurges.ts';
import type { SiteRow } from '../queries/sites.ts';
import {
  decideState,
  deleteDocument,
  findDocument,
  hashValue,
  saveDocuments,
  type StoredDocument,
  mergePatch,
} from './documents.ts';
import { updateDependents } from './dependents.ts';
import { expandDays, type KindName, type PublicationValues, normalizeText } from './fields.ts';
import { getLeavingTags, type Kind, type Target } from './kind.ts';
import { getKind } from './kinds/index.ts';
import { findMissingMedia, loadMedia } from './picture.ts';
import { formatPath } from '../../server/formatPath.ts';
import { fail, invalid, type Issue, ok, type Result } from './result.ts';
import { createWriter, type Writer } from './writer.ts';

export type PublishDeps = { db: Db; clock: () => Date };

type ContentAddress = { kind: KindName; key: string };

/** The stored document that a write requires: any, none, any that exists, or one of these hashes (RFC 9110). */
export type Precondition =
  | { kind: 'any' }
  | { kind: 'absent' }
  | { kind: 'exists' }
  | { kind: 'hash'; hashes: readonly string[] };

export type WriteOptions = {
  precondition?: Precondition;
  /** Whether static pages may have scripts of their own. Default: refused. */
  scripts?: 'allowed' | 'refused';
  /** The missing scope for a change of state, called before anything is returned. Undefined states do not exist. */
  getMissingScope?: (from: DocumentState | undefined, to: DocumentState | undefined) => string | undefined;
  /** Runs in the transaction of a change, such as to write an audit log. */
  onChange?: (db: Db, published: Published) => Promise<void>;
};

export type Change = 'created' | 'updated' | 'unchanged' | 'deleted';

/** A written document. `warnings`: what of its content is not shown. */
export type Published = Pick<StoredDocument, 'key' | 'state' | 'publishAt' | 'document' | 'hash'> & {
  change: Change;
  warnings: readonly Issue[];
};

const holds = (precondition: Precondition, stored: StoredDocument | undefined): boolean => {
  switch (precondition.kind) {
    case 'any':
      return true;
    case 'absent':
      return stored === undefined;
    case 'exists':
      return stored !== undefined;
    case 'hash':
      return stored !== undefined && precondition.hashes.includes(stored.hash);
    default:
      return precondition satisfies never;
  }
};

const checkKey = ({ isKey, keyRule, keyExample }: Kind, key: string): readonly Issue[] =>
  isKey(key) && key.length <= 300
    ? []
    : [
        {
          path: 'key',
          message: `"${key.slice(0, 100)}" must have the form ${keyExample}${keyRule ? `: ${keyRule}` : ''}`,
        },
      ];

const namedReferrers = 3;

/** Returns an issue if other content refers to content that leaves the sites: its rows would lose the reference. */
const checkReferrers = async (kind: Kind, { db }: Writer, site: SiteRow, key: string): Promise<readonly Issue[]> => {
  const referrers = (await kind.findReferrers?.(db, site.id, key)) ?? [];
  if (referrers.length === 0) return [];
  const others = referrers.length - namedReferrers;
  const names = `${referrers.slice(0, namedReferrers).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  return [{ path: 'status', message: `cannot leave the sites, because ${names} refer(s) to it. Change these first` }];
};

type Scripts = { javascript?: string | null; externalJavascript?: readonly string[] };

const getScripts = (page: unknown): Scripts => (page as { settings?: Scripts } | undefined)?.settings ?? {};

const checkScripts = (kind: KindName, input: unknown, stored: StoredDocument | undefined): readonly Issue[] => {
  if (kind !== 'staticPage') return [];
  const former = getScripts(stored?.document);
  const { javascript, externalJavascript } = getScripts(input);
  const message = 'needs a token with the scope "scripts"';
  const isSameList = hashValue(externalJavascript ?? []) === hashValue(former.externalJavascript ?? []);
  return [
    ...(javascript && javascript !== former.javascript ? [{ path: 'settings.javascript', message }] : []),
    ...(externalJavascript?.length && !isSameList ? [{ path: 'settings.externalJavascript', message }] : []),
  ];
};

/** Writes a document and its rows. The caller holds the transaction and the lock. */
const write = async (
  writer: Writer,
  site: SiteRow,
  { kind: name, key }: ContentAddress,
  input: unknown,
  stored: StoredDocument | undefined,
  { scripts = 'refused', getMissingScope }: WriteOptions,
): Promise<Result<Published>> => {
  const kind = getKind(name);
  const { now } = writer;
  const parsed = kind.schema.safeParse(expandDays(normalizeText(input), site.timeZone));
  const keyIssues = checkKey(kind, key);
  if (!parsed.success)
    return invalid([
      ...keyIssues,
      ...parsed.error.issues.map(({ path, message }) => ({ path: formatPath(path), message })),
    ]);
  const value = parsed.data as PublicationValues & Record<string, unknown>;
  const schedule = decideState(value, stored, now);
  const scope = schedule.ok ? getMissingScope?.(stored?.state, schedule.state) : undefined;
  if (scope !== undefined) return fail({ kind: 'forbidden', scope });
  const media = await loadMedia(writer.db, value);
  const target: Target = { site, media };
  const issues = [
    ...keyIssues,
    ...(schedule.ok ? [] : [{ path: 'publishAt', message: schedule.message }]),
    ...findMissingMedia(value, media),
    ...(scripts === 'allowed' ? [] : checkScripts(name, value, stored)),
    ...((await kind.check?.({ key, input: value }, target, writer)) ?? []),
  ];
  if (issues.length > 0 || !schedule.ok) return invalid(issues);
  const { state, publishAt } = schedule;
  const isLeaving = state !== 'published';
  const referrerIssues = isLeaving ? await checkReferrers(kind, writer, site, key) : [];
  if (referrerIssues.length > 0) return invalid(referrerIssues);
  const document: Record<string, unknown> = {
    ...value,
    status: state,
    ...(publishAt && { publishAt: publishAt.toISOString() }),
  };
  const hash = hashValue(document);
  const warnings = kind.listWarnings?.({ key, input: value }, target) ?? [];
  const written = { key, state, publishAt, document, hash };
  if (stored?.hash === hash) return ok({ ...written, warnings, change: 'unchanged' });
  await kind.write(writer, target, [{ key, input: value, state, publishAt }]);
  // Pages that showed the former content, such as at another address.
  if (stored?.state === 'published') {
    const former = { key, input: stored.document };
    writer.addTags(isLeaving ? getLeavingTags(kind, former) : kind.tags(former));
  }
  await saveDocuments(writer.db, site.id, name, [written], now);
  if (stored) await updateDependents(writer, site, { kind: name, key }, stored.document, document);
  return ok({ ...written, warnings, change: stored ? 'updated' : 'created' });
};

type Step = (writer: Writer, stored: StoredDocument | undefined) => Promise<Result<Published>>;

/** Thrown to roll back the transaction of a write that failed. */
class RollBackError extends Error {
  readonly result: Extract<Result<Published>, { ok: false }>;
  constructor(result: Extract<Result<Published>, { ok: false }>) {
    super('The content is not valid; its transaction is rolled back.');
    this.result = result;
  }
}

/** Runs a transaction, and again after a deadlock, such as of two packages that exchange their positions. */
const retryDeadlocks = async <Value>(transact: () => Promise<Value>, attempts = 3): Promise<Value> => {
  try {
    return await transact();
  } catch (error) {
    if (!hasSqlState(error, 'deadlockDetected') || attempts === 1) throw error;
    return retryDeadlocks(transact, attempts - 1);
  }
};

/** Locks the document, checks the precondition, writes, and requests purges, in one transaction. */
const inTransaction = async (
  { db, clock }: PublishDeps,
  site: SiteRow,
  { kind, key }: ContentAddress,
  { precondition = { kind: 'any' }, onChange, getMissingScope }: WriteOptions,
  step: Step,
): Promise<Result<Published>> => {
  const transact = async (transaction: Transaction<Database>): Promise<Result<Published>> => {
    const stored = await findDocument(transaction, site.id, kind, key, 'lock');
    const scope = getMissingScope?.(stored?.state, stored?.state);
    if (scope !== undefined) return fail({ kind: 'forbidden', scope } as const);
    if (!holds(precondition, stored)) return fail({ kind: 'changed', hash: stored?.hash } as const);
    const tags = new Set<string>();
    const result = await step(createWriter(transaction, tags, clock()), stored);
    if (!result.ok) throw new RollBackError(result);
    if (result.value.change === 'unchanged') return result;
    await requestPurges(transaction, new Map([[site.key, tags]]), clock());
    await onChange?.(transaction, result.value);
    return result;
  };
  try {
    return await retryDeadlocks(() => db.transaction().execute(transact));
  } catch (error) {
    if (error instanceof RollBackError) return error.result;
    throw error;
  }
};

/**
 * Creates or replaces content by its natural key, in one transaction. An input with issues changes nothing, and the
 * result lists all of them. An input equal to the stored document writes nothing.
 */
export const publish = (
  deps: PublishDeps,
  site: SiteRow,
  { input, ...address }: ContentAddress & { input: unknown },
  options: WriteOptions = {},
): Promise<Result<Published>> =>
  inTransaction(deps, site, address, options, (writer, stored) => write(writer, site, address, input, stored, options));

/** Thrown to roll back a preview, with what was read in its transaction. */
class PreviewEnd<Value> extends Error {
  readonly value: Value;
  constructor(value: Value) {
    super('A preview ends; its transaction is rolled back.');
    this.value = value;
  }
}

/** Publishes in a transaction, reads what readers would see, and rolls back. Takes no lock. */
export const readPreview = async <Value>(
  deps: PublishDeps,
  site: SiteRow,
  { input, ...address }: ContentAddress & { input: unknown },
  read: (db: Db) => Promise<Value>,
): Promise<Result<Value>> => {
  try {
    return await deps.db.transaction().execute(async (transaction) => {
      const stored = await findDocument(transaction, site.id, address.kind, address.key);
      const writer = createWriter(transaction, new Set(), deps.clock());
      const written = await write(writer, site, address, input, stored, {});
      if (!written.ok) throw new RollBackError(written);
      throw new PreviewEnd(await read(transaction));
    });
  } catch (error) {
    if (error instanceof PreviewEnd) return ok(error.value as Value);
    if (error instanceof RollBackError) return error.result;
    throw error;
  }
};

/** Changes fields of existing content (RFC 7396, merge patch): null removes a field. */
export const patch = (
  deps: PublishDeps,
  site: SiteRow,
  { changes, ...address }: ContentAddress & { changes: unknown },
  options: WriteOptions = {},
): Promise<Result<Published>> =>
  inTransaction(deps, site, address, options, async (writer, stored) =>
    stored
      ? write(writer, site, address, mergePatch(stored.document, changes), stored, options)
      : fail({ kind: 'not-found' }),
  );

/** Deletes content with its document. To keep it off the sites only, patch its status to `withdrawn`. */
export const remove = (
  deps: PublishDeps,
  site: SiteRow,
  address: ContentAddress,
  options: WriteOptions = {},
): Promise<Result<Published>> =>
  inTransaction(deps, site, address, options, async (writer, stored) => {
    if (!stored) return fail({ kind: 'not-found' });
    const kind = getKind(address.kind);
    const issues = await checkReferrers(kind, writer, site, address.key);
    if (issues.length > 0) return invalid(issues);
    await kind.remove(writer, { site, media: new Map() }, address.key);
    if (stored.state === 'published')
      writer.addTags(getLeavingTags(kind, { key: address.key, input: stored.document }));
    await deleteDocument(writer.db, site.id, address.kind, address.key);
    return ok({ ...stored, warnings: [], change: 'deleted' });
  });
