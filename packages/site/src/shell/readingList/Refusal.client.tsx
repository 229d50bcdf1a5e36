'use client';

import { Toast } from '@masthead/design-system';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Props of `Refusal`. */
export type RefusalProps = { message: string; onDismiss: () => void };

/** Reports that a page was not saved or followed, such as a full reading list, without moving the page. */
export const Refusal = ({ message, onDismiss }: RefusalProps) => {
  const [announced, setAnnounced] = useState<string>();
  // Screen readers announce a change of a live region that is in the page already.
  useEffect(() => setAnnounced(message), [message]);
  return createPortal(<Toast tone="danger" message={announced} onDismiss={onDismiss} />, document.body);
};
