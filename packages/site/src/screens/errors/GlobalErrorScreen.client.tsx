'use client';

import { LastResortScreen } from '@masthead/design-system';
import { lastResortTexts } from '@masthead/texts/lastResort';
import { useEffect } from 'react';
import { reportPageError, type BrowserError } from './reportPageError';

/**
 * The error page for an error in the root layout (§8). It uses no theme and no fonts, because those may have
 * failed.
 */
export const GlobalErrorScreen = ({ error }: { error: BrowserError }) => {
  useEffect(() => reportPageError(error), [error]);
  return (
    <html lang="en">
      <head>
        <title>{lastResortTexts.whileShowing}</title>
      </head>
      <body>
        <LastResortScreen home="/" />
      </body>
    </html>
  );
};
