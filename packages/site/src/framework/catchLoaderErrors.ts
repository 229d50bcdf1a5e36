import { log } from '@masthead/next-runtime/log';
import type { PageResult } from './result';

const getStack = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));

/**
 * Runs a loader and returns its exceptions as `unavailable`, so that the page shows the server-error screen with status
 * 500 (§8).
 */
export const catchLoaderErrors = async <View>(load: () => Promise<PageResult<View>>): Promise<PageResult<View>> => {
  try {
    return await load();
  } catch (cause) {
    log({
      level: 'error',
      message: 'A page loader threw an exception. The page shows the server-error screen.',
      cause: getStack(cause),
    });
    return { ok: false, error: { kind: 'unavailable', cause } };
  }
};
