import path from 'node:path';
import { readArguments } from '../../server/operatorError.ts';
import type { Existing } from './previousSchema.ts';

/** Help text of `npm run backup`. */
export const backupUsage = 'Usage: npm run backup -- --to <file.tar.gz>';
/** Help text of `npm run restore`. */
export const restoreUsage = 'Usage: npm run restore -- --from <file.tar.gz>|embedded [--replace]';

/** Parses the arguments of `npm run backup`. Undefined means that they are invalid. */
export const parseBackupArgs = (args: readonly string[]): { file: string } | undefined => {
  const parsed = readArguments(args, { options: { to: { type: 'string' } } });
  return parsed.ok && parsed.values.to ? { file: path.resolve(parsed.values.to) } : undefined;
};

/** What a restore reads: a backup, or the embedded database of the data folder. */
type RestoreSource = { kind: 'backup'; file: string } | { kind: 'embedded' };

/** Parses the arguments of `npm run restore`. Undefined means that they are invalid. */
export const parseRestoreArgs = (
  args: readonly string[],
): { source: RestoreSource; existing: Existing } | undefined => {
  const parsed = readArguments(args, { options: { from: { type: 'string' }, replace: { type: 'boolean' } } });
  if (!parsed.ok || !parsed.values.from) return undefined;
  const { from } = parsed.values;
  const source =
    from === 'embedded' ? ({ kind: from } as const) : ({ kind: 'backup', file: path.resolve(from) } as const);
  return { source, existing: parsed.values.replace ? 'replace' : 'refuse' };
};
