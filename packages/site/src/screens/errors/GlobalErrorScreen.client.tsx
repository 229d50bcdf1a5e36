'use client';

import { LastResortScreen } from '@masthead/design-system';
import { useEffect } from 'react';
import { reportFault, type BrowserFault } from './reportFault';

/** SPEC §8: an error while showing the page around every page; without theme or fonts, since those may be what failed. */
export const GlobalErrorScreen = ({ error }: { error: BrowserFault }) => {
  useEffect(() => reportFault(error), [error]);
  return (
    <html lang="en">
      <body>
        <LastResortScreen home="/" />
      </body>
    </html>
  );
};
