import { run } from '../command.ts';
import { dataDir, readEnv, variables } from '../env.ts';
import { inRoot } from '../paths.ts';
import { isReady } from '../ready.ts';
import { getReadinessUrl } from '../services.ts';

/** Runs a command of the provider for publications (`apps/provider/src/operations/publications/main.ts`). Returns its output. */
export const runProvider = async (...args: readonly string[]): Promise<{ ok: boolean; output: string }> =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/operations/publications/main.ts', ...args], {
    env: { ...variables, DATA_DIR: dataDir(readEnv()) },
    cwd: inRoot('apps/provider'),
  });

/** A line about a provider that runs: it reads the list of publications at its start. Empty when none runs. */
export const describeRunningProvider = async (): Promise<string> => {
  const port = readEnv().PROVIDER_PORT;
  return (await isReady(getReadinessUrl(port)))
    ? `The provider on port ${port} read the list of publications when it started: restart it.`
    : '';
};
