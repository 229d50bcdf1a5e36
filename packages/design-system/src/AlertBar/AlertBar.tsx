import type { ReactNode } from 'react';
import { DismissibleAlert } from './DismissibleAlert.client';
import { hideWhenClosed } from './memory';

export type AlertBarProps = {
  /** The message: a sentence and a link. */
  children: ReactNode;
  /** Accessible name of the landmark, the kind of notice. */
  label?: string;
  /** Identifies the message: a closed message stays closed for the rest of the visit. */
  remember?: string;
  /** Called when the reader closes the alert. */
  onDismiss?: () => void;
};

/** The home page's alert area (SPEC §2.8, §4): visible until its close button is pressed. */
export const AlertBar = ({ children, label = 'Notice', remember, onDismiss }: AlertBarProps) => (
  <>
    <DismissibleAlert label={label} remember={remember} onDismiss={onDismiss}>
      {children}
    </DismissibleAlert>
    {remember !== undefined && <script dangerouslySetInnerHTML={{ __html: hideWhenClosed(remember) }} />}
  </>
);
