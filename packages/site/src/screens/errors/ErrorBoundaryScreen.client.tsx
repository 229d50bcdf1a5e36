'use client';

import { UnexpectedErrorScreen } from '@masthead/design-system';
import { useEffect } from 'react';
import { reportPageError, type BrowserError } from './reportPageError';

/** The generic error page for an error in the browser (SPEC §2.4). */
export const ErrorBoundaryScreen = ({ error }: { error: BrowserError }) => {
  useEffect(() => reportPageError(error), [error]);
  return (
    <main id="main">
      <UnexpectedErrorScreen home="/" />
    </main>
  );
};
