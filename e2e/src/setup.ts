import { formatLastLines } from '@masthead/scripts/ready';
import { cpSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { env, isFullRun } from './env.ts';
import { importSampleExport } from './importedContent.ts';
import { cleanEnv, startProviderServer, startSiteServer, createTemporaryFolder, type RunningServer } from './stack.ts';
import { testedBrand } from './testedBrand.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `testedBrand`. */
    origin: string;
    /** The template brand; empty when a running site is tested. */
    templateOrigin: string;
    /** `testedBrand` again, for tests of a thousand pages: beside others a site renders one at a time (decision 27). */
    crawlOrigin: string;
    providerOrigin: string;
    /** Data of a provider with the sample content that does not run; empty when a running site is tested. */
    seededData: string;
    /** The folder of the provider's mails; empty when a running site is tested without E2E_OUTBOX. */
    outbox: string;
  }
}

/** Starts the provider, the tested brand and the template once for all test files, or uses the running site of E2E_ORIGIN. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  if (env.site) {
    project.provide('origin', env.site);
    project.provide('templateOrigin', '');
    project.provide('crawlOrigin', env.site);
    project.provide('providerOrigin', env.provider);
    project.provide('seededData', '');
    project.provide('outbox', env.outbox);
    return () => Promise.resolve();
  }
  const { folder, remove } = createTemporaryFolder();
  const running: RunningServer[] = [];
  const state = { stopping: false };
  const track = (one: RunningServer): RunningServer => {
    running.push(one);
    // Of two servers that start together one may become ready after the other has failed.
    if (state.stopping) void one.service.stop();
    void one.service.ended.then(({ code }) => {
      if (!state.stopping)
        console.error(
          `${one.service.name} exited during the tests with code ${code}. Its last lines:\n${formatLastLines(one.service)}`,
        );
    });
    return one;
  };
  const stop = async (): Promise<void> => {
    state.stopping = true;
    await Promise.all(running.map(({ service }) => service.stop()));
    remove();
  };
  try {
    const seededData = path.join(folder, 'seeded');
    await importSampleExport(seededData, cleanEnv);
    project.provide('seededData', seededData);
    cpSync(seededData, path.join(folder, 'provider'), { recursive: true });
    // AVIF rendered in the background would take processor time from the tests.
    const provider = track(await startProviderServer(path.join(folder, 'provider'), { PICTURES: 'on-request' }));
    const site = async (brand: string, workDir: string) =>
      track(await startSiteServer({ folder: brand, providerPort: provider.port, workDir: path.join(folder, workDir) }));
    const [tested, template] = await Promise.all([
      site(testedBrand.key, 'tested'),
      site('sister-site-template', 'template'),
    ]);
    const crawled = isFullRun ? await site(testedBrand.key, 'crawl') : tested;
    project.provide('origin', tested.origin);
    project.provide('templateOrigin', template.origin);
    project.provide('crawlOrigin', crawled.origin);
    project.provide('providerOrigin', provider.origin);
    project.provide('outbox', path.join(folder, 'provider', 'outbox'));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};
