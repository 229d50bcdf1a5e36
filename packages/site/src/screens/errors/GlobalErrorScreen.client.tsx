'use client';

import { LastResortScreen } from '@masthead/design-system';
import { useEffect } from 'react';
import { reportPageError, type BrowserError } from './reportPageError';

/** SPEC §8: an error while showing the page around every page; without theme or fonts, since those may be what failed. */
export const GlobalErrorScreen = ({ error }: { error: BrowserError }) => {
  useEffect(() => reportPageError(error), [error]);
  return (
    <html lang="en">
      <body>
        <LastResortScreen home="/" />
      </body>
    </html>
  );
};
