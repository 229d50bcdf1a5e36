import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopCommands } from '../command.ts';
import { StartError } from '../errors.ts';

/** A change of one file, or the removal of a file or folder. Paths start at the root of the repository. */
export type FileChange = { path: string } & ({ text: string | Buffer } | { copyOf: string } | { remove: true });

type Unit = { path: string; before: 'existed' | 'missing' };

type Journal = { pid: number; units: readonly Unit[] };

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // The process has ended.
  }
};

const move = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
};

/** The topmost folder of a new file that does not exist yet, or the file itself: it appears in one step. */
const getUnit = (root: string, file: string): string => {
  const parts = file.split('/');
  const missing = parts.findIndex((_, index) => !existsSync(path.join(root, ...parts.slice(0, index + 1))));
  return missing === -1 ? file : parts.slice(0, missing + 1).join('/');
};

const folders = (root: string) => {
  const staging = path.join(root, '.staging');
  return { staging, news: path.join(staging, 'new'), old: path.join(staging, 'old') };
};

const readJournal = (root: string): Journal | undefined => {
  const file = path.join(folders(root).staging, 'journal.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Journal) : undefined;
};

const writeJournal = (root: string, journal: Journal): void => {
  const file = path.join(folders(root).staging, 'journal.json');
  writeFileSync(`${file}.part`, JSON.stringify(journal));
  renameSync(`${file}.part`, file);
};

const undo = (root: string, { units }: Journal): void => {
  const { staging, news, old } = folders(root);
  for (const unit of units.toReversed()) {
    const target = path.join(root, unit.path);
    const former = path.join(old, unit.path);
    if (unit.before === 'existed' && existsSync(former)) {
      rmSync(target, { recursive: true, force: true });
      move(former, target);
    }
    if (unit.before === 'missing' && !existsSync(path.join(news, unit.path)))
      rmSync(target, { recursive: true, force: true });
  }
  rmSync(staging, { recursive: true, force: true });
};

/** Undoes the changes of a killed command. Throws a StartError while another command is changing files. */
export const undoInterruptedChanges = (root: string): boolean => {
  const journal = readJournal(root);
  if (journal && journal.pid !== process.pid && isRunning(journal.pid))
    throw new StartError(
      `Another command (process ${journal.pid}) is changing the publications. Wait until it has ended, then run this one again.`,
    );
  if (journal) undo(root, journal);
  else rmSync(folders(root).staging, { recursive: true, force: true });
  return journal !== undefined && journal.units.length > 0;
};

export type StagedChanges = {
  /** The folder with the new files, as they will be in the repository. */
  folder: string;
  /** Makes the changes, one rename for each file or new folder. */
  apply: () => void;
  /** Restores the repository. Does nothing after `finish`. */
  undo: () => void;
  /** Deletes the former files. */
  finish: () => void;
};

/** Writes changes to a staging folder in the repository. `apply` makes them; until `finish` they can be undone. */
export const stageChanges = (root: string, changes: readonly FileChange[]): StagedChanges => {
  undoInterruptedChanges(root);
  const { staging, news, old } = folders(root);
  mkdirSync(staging, { recursive: true });
  writeJournal(root, { pid: process.pid, units: [] });
  const written = changes.filter((change) => !('remove' in change));
  for (const change of written) {
    const target = path.join(news, change.path);
    mkdirSync(path.dirname(target), { recursive: true });
    if ('text' in change) writeFileSync(target, change.text);
    else if ('copyOf' in change) cpSync(path.join(root, change.copyOf), target);
  }
  const removed = changes.filter((change) => 'remove' in change && existsSync(path.join(root, change.path)));
  const paths = new Set([...removed.map((change) => change.path), ...written.map((one) => getUnit(root, one.path))]);
  const units = [...paths].map((unit): Unit => ({
    path: unit,
    before: existsSync(path.join(root, unit)) ? 'existed' : 'missing',
  }));
  let state: 'open' | 'closed' = 'open';
  return {
    folder: news,
    apply: () => {
      writeJournal(root, { pid: process.pid, units });
      for (const unit of units) {
        const target = path.join(root, unit.path);
        if (existsSync(target)) move(target, path.join(old, unit.path));
        if (existsSync(path.join(news, unit.path))) move(path.join(news, unit.path), target);
      }
    },
    undo: () => {
      const journal = readJournal(root);
      if (state === 'open' && journal) undo(root, journal);
      state = 'closed';
    },
    finish: () => {
      state = 'closed';
      rmSync(path.join(staging, 'journal.json'), { force: true });
      rmSync(staging, { recursive: true, force: true });
    },
  };
};

const interrupted = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Runs steps after changes are staged. An error undoes them, as does a signal, unless it has to wait for the last step. */
export const withUndo = async (
  changes: StagedChanges,
  steps: () => Promise<void>,
  onSignal: 'undo' | 'finish',
): Promise<void> => {
  let ending: Promise<void> | undefined;
  let exitCode: number | undefined;
  const undoAll = (): Promise<void> =>
    (ending ??= (async () => {
      await stopCommands();
      changes.undo();
    })());
  const handlers = Object.entries(interrupted).map(([signal, code]) => {
    const handle = () => {
      console.error(onSignal === 'finish' ? 'Finishing the last step' : 'Interrupted: undoing what was done');
      exitCode = code;
      if (onSignal === 'undo') void undoAll().then(() => process.exit(code));
    };
    process.on(signal, handle);
    return [signal, handle] as const;
  });
  try {
    await steps();
    if (ending) await ending;
    else changes.finish();
  } catch (error) {
    await undoAll();
    throw error;
  } finally {
    for (const [signal, handle] of handlers) process.off(signal, handle);
    if (exitCode !== undefined) process.exit(exitCode);
  }
};
