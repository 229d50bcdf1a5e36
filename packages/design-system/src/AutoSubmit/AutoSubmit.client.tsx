'use client';
import type { ReactNode } from 'react';

export type AutoSubmitProps = {
  children: ReactNode;
  /** `always`, or `wide` from 1024 px for forms that are collapsed on narrow screens, where the button submits. */
  when?: 'always' | 'wide';
};

/** Submits the form around a control when the control changes. Without scripts the form's button submits. */
export const AutoSubmit = ({ children, when = 'always' }: AutoSubmitProps) => (
  <div
    onChange={(event) => {
      if (when === 'wide' && !matchMedia('(min-width: 1024px)').matches) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
        event.target.form?.requestSubmit();
    }}
  >
    {children}
  </div>
);
