'use client';

import { unexpectedTexts } from '@masthead/texts/unexpectedError';
import { lazy, Suspense, useEffect } from 'react';
import { reportPageError, type BrowserError } from './reportPageError';

/** When its code fails to load, the page of `GlobalErrorScreen` appears, which needs no other file. */
const UnexpectedErrorScreen = lazy(() =>
  import('@masthead/design-system/unexpected-error').then((module) => ({ default: module.UnexpectedErrorScreen })),
);

/** The generic error page for an error in the browser (§2.4). */
export const ErrorBoundaryScreen = ({ error }: { error: BrowserError }) => {
  useEffect(() => {
    // The metadata of the failed page is outside the error boundary.
    document.title = unexpectedTexts.title;
    reportPageError(error);
  }, [error]);
  return (
    <main id="main">
      <Suspense>
        <UnexpectedErrorScreen home="/" />
      </Suspense>
    </main>
  );
};
