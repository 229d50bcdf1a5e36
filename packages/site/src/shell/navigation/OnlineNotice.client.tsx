'use client';

import { Toast } from '@masthead/design-system';
import { useState } from 'react';
import { useOnline } from './useOnline.client';

/** Says calmly that the browser is offline, until it is back or the reader has read it (SPEC §4, online/offline flag). */
export const OnlineNotice = () => {
  const online = useOnline();
  const [dismissed, setDismissed] = useState(false);
  if (online && dismissed) setDismissed(false);
  return (
    <Toast
      message={
        online || dismissed
          ? undefined
          : 'You are offline. This page stays readable; others open when the connection is back.'
      }
      onDismiss={() => setDismissed(true)}
    />
  );
};
