'use client';
import type { ReactNode } from 'react';

export type AutoSubmitProps = {
  children: ReactNode;
  /** `always`, or `wide` from 1024 px: where a form is folded away on narrow screens, its button submits. */
  when?: 'always' | 'wide';
};

/** Submits the form around a control as soon as the control changes. The form's own button serves without scripts. */
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
