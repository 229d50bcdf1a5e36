import { existsSync, utimesSync, watch } from 'node:fs';
import path from 'node:path';
import { run } from './command.ts';
import { variables } from './env.ts';
import { inRoot } from './paths.ts';

/** Pages that show a change of the provider's list wait for its restart: they go first. */
const providerDelayMs = 1_500;

/** Redirects are part of Next's configuration: Next restarts its server when that file is newer. */
const restartNext = (folder: string): void => {
  const now = new Date();
  utimesSync(path.join(folder, 'next.config.mjs'), now, now);
};

/** Applies what `next dev` does not reload: the provider's list of brands, and redirects. */
export const watchBrands = (folders: readonly string[]): void => {
  let timer: NodeJS.Timeout | undefined;
  const generate = async (): Promise<void> => {
    const { ok, output } = await run(process.execPath, [inRoot('scripts/codegen.ts')], { env: variables });
    if (!ok) console.error(output.trim());
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void generate(), providerDelayMs);
  };
  for (const folder of folders) {
    watch(folder, (_, file) => {
      if (file === 'brand.ts' || file === 'theme.css.ts') schedule();
    });
    if (existsSync(path.join(folder, 'brand')))
      watch(path.join(folder, 'brand'), { recursive: true }, (_, file) => {
        schedule();
        if (file === 'redirects.ts') restartNext(folder);
      });
  }
};
