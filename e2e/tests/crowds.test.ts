import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getStream } from '../src/content.ts';
import {
  countRendersForCrowd,
  purge,
  connectInspector,
  createInspectorPort,
  type Inspector,
} from '../src/inspector.ts';
import { createTemporaryFolder, startSiteServer, type RunningServer } from '../src/stack.ts';
import { sampleTerm, testedBrand } from '../src/testedBrand.ts';

const secret = 'a secret of these tests and of no site';

describe('§2.9, page cache: 200 readers of one page at once cause one render', () => {
  const { folder, remove } = createTemporaryFolder();
  let site: RunningServer;
  let inspector: Inspector;
  let path: string;

  beforeAll(async () => {
    const { port, env } = await createInspectorPort();
    site = await startSiteServer({
      folder: testedBrand.key,
      providerPort: Number(new URL(inject('providerOrigin')).port),
      workDir: folder,
      env: { ...env, REVALIDATE_SECRET: secret },
      wait: '/healthcheck/live/',
    });
    inspector = await connectInspector(site.service, port);
    path = (await getStream(sampleTerm, 1)).contents[0]?.uri ?? '';
  });

  afterAll(async () => {
    inspector.close();
    await site.service.stop();
    remove();
  });

  test('after a restart, when no cache holds the page', async () => {
    expect(await countRendersForCrowd(inspector, site.origin + path)).toBe(1);
  });

  test('after a purge, when the cached page is stale', async () => {
    const tag = `article:${path.replaceAll(/^\/|\/$/g, '')}`;
    const purgePage = async (): Promise<void> => expect(await purge(site.origin, tag, secret)).toBe(200);
    expect(await countRendersForCrowd(inspector, site.origin + path, purgePage)).toBe(1);
  });
});
