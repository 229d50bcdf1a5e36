import type { ReactNode } from 'react';
import { DismissibleAlert } from './DismissibleAlert.client';
import { hideWhenClosed } from './memory';

export type AlertBarProps = {
  /** A sentence and a link. */
  children: ReactNode;
  /** What kind of notice it is, for the list of landmarks. */
  label?: string;
  /** What the message is known by: once closed, it stays closed for the rest of the visit. A new message has a new name. */
  remember?: string;
  /** Told when the reader closes it. */
  onDismiss?: () => void;
};

/** The home page's alert area (SPEC §2.8, §4): visible at first, hidden once its close control is pressed. */
export const AlertBar = ({ children, label = 'Notice', remember, onDismiss }: AlertBarProps) => (
  <>
    <DismissibleAlert label={label} remember={remember} onDismiss={onDismiss}>
      {children}
    </DismissibleAlert>
    {remember !== undefined && <script dangerouslySetInnerHTML={{ __html: hideWhenClosed(remember) }} />}
  </>
);
