import { readOptions } from '@masthead/design-system/behavior';
import type { Behavior } from '@masthead/design-system/connect-behaviors';
import type { TrackingSettings } from '@masthead/tracking/client';
import { onIdle } from '../browser/domEvents';

/** Starts consent and tracking of the document when the browser is idle. `banner` is the hidden consent banner. */
export const tracking: Behavior = (banner, signal) => {
  const cancel = onIdle(
    () =>
      void import('./runTracking').then(
        ({ runTracking }) => signal.aborted || runTracking(readOptions<TrackingSettings>(banner), banner, signal),
        () => undefined, // Blocked or offline: the page view is not counted.
      ),
  );
  signal.addEventListener('abort', cancel);
};
