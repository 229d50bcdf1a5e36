import type { ReactNode } from 'react';
import { behavior } from '../behaviors/behavior';

export type AutoSubmitProps = {
  children: ReactNode;
  /** `always`, or `wide` from 1024 px for forms that are collapsed on narrow screens, where the button submits. */
  when?: 'always' | 'wide';
};

/**
 * Submits the form around its controls when one changes. Arrow keys change a select or a radio button with each press,
 * so with the keyboard the form's button appears and submits them (`hiddenByAutoSubmit`).
 */
export const AutoSubmit = ({ children, when = 'always' }: AutoSubmitProps) => (
  <div data-auto-submit="" {...behavior('auto-submit', { when })}>
    {children}
  </div>
);
