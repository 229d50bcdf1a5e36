'use client';

import { UnexpectedErrorScreen } from '@masthead/design-system';
import { useEffect } from 'react';
import { reportFault, type BrowserFault } from './reportFault';

/** SPEC §2.4: the generic error page, for a fault in the browser. */
export const ErrorBoundaryScreen = ({ error }: { error: BrowserFault }) => {
  useEffect(() => reportFault(error), [error]);
  return (
    <main id="main">
      <UnexpectedErrorScreen home="/" />
    </main>
  );
};
