import config from '@payload-config';
import { getPayload } from 'payload';
import { createRefresh } from './content/refresh.ts';
import { env } from './env.ts';

const repeat = async (): Promise<void> => {
  const payload = await getPayload({ config });
  const refresh = createRefresh(payload);
  const run = async (): Promise<void> => {
    await refresh().catch((error: unknown) => payload.logger.error({ err: error }, 'the desk cannot refresh itself'));
    setTimeout(() => void run(), env.DESK_REFRESH_SECONDS * 1000).unref();
  };
  await run();
};

/** Reads what has changed at the provider, now and again and again. The desk starts meanwhile. */
export const startRefresh = (): void => {
  if (env.DESK_REFRESH_SECONDS > 0) void repeat();
};
