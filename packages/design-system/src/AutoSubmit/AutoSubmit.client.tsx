'use client';
import { type ReactNode, useRef, useState } from 'react';

export type AutoSubmitProps = {
  children: ReactNode;
  /** `always`, or `wide` from 1024 px for forms that are collapsed on narrow screens, where the button submits. */
  when?: 'always' | 'wide';
};

/**
 * Submits the form around its controls when one changes. Arrow keys change a select or a radio button with each press,
 * so with the keyboard the form's button appears and submits them (`hiddenByAutoSubmit`).
 */
export const AutoSubmit = ({ children, when = 'always' }: AutoSubmitProps) => {
  const isKeyboardUsed = useRef(false);
  const [needsButton, setNeedsButton] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the events are those of the controls inside.
    <div
      data-auto-submit={needsButton ? undefined : ''}
      onKeyDown={() => {
        isKeyboardUsed.current = true;
      }}
      onPointerDown={() => {
        isKeyboardUsed.current = false;
      }}
      onChange={({ target }) => {
        if (when === 'wide' && !matchMedia('(min-width: 1024px)').matches) return;
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        if (isKeyboardUsed.current && target.type !== 'checkbox') setNeedsButton(true);
        else target.form?.requestSubmit();
      }}
    >
      {children}
    </div>
  );
};
