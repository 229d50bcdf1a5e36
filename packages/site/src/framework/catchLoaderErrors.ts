import { unstable_rethrow as rethrowOwn } from 'next/navigation';
import { log } from '@masthead/next-runtime/log';
import type { PageResult } from './result';

const stackOf = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));

/**
 * A loader whose own faults are values too: a page with a mistake in it shows the server-error screen, whole and with its
 * status, as one whose content did not come (SPEC §8). What Next throws to steer a page passes through.
 */
export const catchLoaderErrors = async <View>(load: () => Promise<PageResult<View>>): Promise<PageResult<View>> => {
  try {
    return await load();
  } catch (cause) {
    rethrowOwn(cause);
    log({
      level: 'error',
      message: 'A page could not be loaded: there is a fault in its loader.',
      cause: stackOf(cause),
    });
    return { ok: false, error: { kind: 'unavailable', cause } };
  }
};
