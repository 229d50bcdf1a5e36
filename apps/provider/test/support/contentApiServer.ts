import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { contentApiPath, createContentApi } from '../../src/content/api/api.ts';
import type { Database } from '../../src/db/schema.ts';
import { type MediaLimits, openMediaLibrary } from '../../src/media/library/mediaLibrary.ts';
import { createHttpServer } from '../../src/server/http.ts';
import { createRouter } from '../../src/server/router.ts';
import type { ReportSecurityEvent } from '../../src/server/securityLog.ts';

type Options = {
  db: Kysely<Database>;
  clock: () => Date;
  /** Default: a free one. */
  port?: number;
  limits?: Partial<MediaLimits>;
  onChange?: () => void;
  securityEvent?: ReportSecurityEvent;
};

/** Starts a server with the content API alone, and a media library in a folder that `close` removes. */
export const startContentApi = async ({
  db,
  clock,
  port = 0,
  limits = {},
  onChange = () => {},
  securityEvent,
}: Options) => {
  const log = pino({ level: 'silent' });
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'masthead-content-api-'));
  const library = await openMediaLibrary({ db, clock, dataDirectory, limits });
  const routes = createContentApi({ db, clock, log, library, onChange }, securityEvent);
  const server = createHttpServer(createRouter(routes), log, undefined, (url) => url.startsWith(contentApiPath));
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    library,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
