import path from 'node:path';
import { env } from '../env.ts';
import { memoryLimits, notFoundMaxAgeMs } from '../memoryLimits.ts';
import { renderQueue } from './renderQueue.ts';
import { purges as processPurges } from '../sharedCache/purges.ts';
import { type GetSecurityHeaders, createGetBody } from './cachedDocument.ts';
import { createDocumentCache, type DocumentCache } from './documentCache.ts';
import { createDocumentMemory } from './documentMemory.ts';
import { openDocumentStore } from './documentStore.ts';
import { createPurgeTimes } from './purgeTimes.ts';
import { createDocumentSender, type SendDocument } from './sendDocument.ts';
import { readFile } from 'node:fs/promises';

/** Reads the id of the build in an app's folder. Rejects where there is no build. */
export const readBuildId = async (appFolder: string): Promise<string> => {
  try {
    return (await readFile(path.join(appFolder, '.next/BUILD_ID'), 'utf8')).trim();
  } catch (cause) {
    throw new Error(`${appFolder} has no build. Run npm run build.`, { cause });
  }
};

/** Opens the document cache of this process for the app in a folder, with the store that REDIS_URL names. */
export const openDocumentCache = async (
  appFolder: string,
  getSecurityHeaders: GetSecurityHeaders,
): Promise<{ cache: DocumentCache; send: SendDocument }> => {
  const purges = createPurgeTimes();
  const cache = createDocumentCache({
    memory: createDocumentMemory({
      documents: memoryLimits.documents,
      newDocuments: memoryLimits.newDocuments,
      notFound: memoryLimits.notFoundDocuments,
      notFoundMaxAgeMs,
    }),
    store: env.REDIS_URL
      ? openDocumentStore({
          url: env.REDIS_URL,
          brand: path.basename(appFolder),
          build: await readBuildId(appFolder),
          secret: env.REVALIDATE_SECRET,
          onPurge: purges.add,
        })
      : undefined,
    purges,
    queue: renderQueue,
    getSecurityHeaders,
  });
  processPurges.documents = cache.purge;
  return {
    cache,
    send: createDocumentSender({
      cdn: env.CDN,
      getBody: createGetBody(memoryLimits.derivedBodies),
      getSecurityHeaders,
    }),
  };
};
