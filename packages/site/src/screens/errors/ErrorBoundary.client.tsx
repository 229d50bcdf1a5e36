'use client';

import { LastResortScreen, UnexpectedErrorScreen } from '@masthead/design-system';
import { useEffect } from 'react';

type BoundaryProps = { error: Error & { digest?: string } };

const report = ({ message, digest }: BoundaryProps['error']) => console.error('This page failed in the browser.', { message, digest });

/** SPEC §2.4: the generic error page, for a fault in the browser. */
export const ErrorBoundaryScreen = ({ error }: BoundaryProps) => {
  useEffect(() => report(error), [error]);
  return (
    <main id="main">
      <UnexpectedErrorScreen home="/" />
    </main>
  );
};

/** SPEC §8: an error while showing the page around every page; without theme or fonts, since those may be what failed. */
export const GlobalErrorScreen = ({ error }: BoundaryProps) => {
  useEffect(() => report(error), [error]);
  return (
    <html lang="en">
      <body>
        <LastResortScreen home="/" />
      </body>
    </html>
  );
};
