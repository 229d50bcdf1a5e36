'use client';

import { Toast } from '@masthead/design-system';
import { hasServiceWorker } from './hasServiceWorker';
import { useState, useSyncExternalStore } from 'react';
import { onlineTexts } from '@masthead/texts/online';

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** Whether the browser is online (§4, online/offline flag); true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * Notifies the reader that the browser is offline, until it is online again or the reader dismisses the notice
 * (§4).
 */
export const OnlineNotice = () => {
  const isOnline = useOnline();
  const [isDismissed, setDismissed] = useState(false);
  if (isOnline && isDismissed) setDismissed(false);
  return (
    <Toast
      message={
        isOnline || isDismissed ? undefined : hasServiceWorker() ? onlineTexts.offlineStored : onlineTexts.offline
      }
      onDismiss={() => setDismissed(true)}
    />
  );
};
