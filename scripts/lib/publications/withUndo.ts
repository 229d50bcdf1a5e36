import { stopCommands } from '../command.ts';
import type { StagedChanges } from './fileChanges.ts';

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
