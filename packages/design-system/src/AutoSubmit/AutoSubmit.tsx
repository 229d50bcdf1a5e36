import type { ReactNode } from 'react';
import { behavior } from '../behaviors/behavior';

/**
 * Submits the form around its controls when one changes. Arrow keys change a select or a radio button with each press,
 * so with the keyboard the form's button appears and submits them (`hiddenByAutoSubmit`). In an open `<details>` the
 * button submits too, because a new page for each choice would close it.
 */
export const AutoSubmit = ({ children }: { children: ReactNode }) => (
  <div data-auto-submit="" {...behavior('auto-submit')}>
    {children}
  </div>
);
