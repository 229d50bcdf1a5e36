'use client';

import { UnexpectedErrorScreen } from '@masthead/design-system';
import { useEffect } from 'react';
import { reportPageError, type BrowserError } from './reportPageError';

/** SPEC §2.4: the generic error page, for a fault in the browser. */
export const ErrorBoundaryScreen = ({ error }: { error: BrowserError }) => {
  useEffect(() => reportPageError(error), [error]);
  return (
    <main id="main">
      <UnexpectedErrorScreen home="/" />
    </main>
  );
};
