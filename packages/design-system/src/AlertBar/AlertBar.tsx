import type { ReactNode } from 'react';
import { alertTexts } from '@masthead/texts/navigation';
import { DismissibleAlert } from './DismissibleAlert.client';
import { createHideDismissedScript } from './dismissal';

export type AlertBarProps = {
  /** The text of the alert: a sentence and a link. */
  children: ReactNode;
  /** Accessible name of the landmark, such as "Notice". */
  label?: string;
  /** Key in session storage. With a key a dismissed alert stays hidden for the rest of the visit. */
  dismissalKey?: string;
  /** Called when the reader dismisses the alert. */
  onDismiss?: () => void;
};

/** The home page's alert area (§2.8, §4): visible until the reader dismisses it. */
export const AlertBar = ({ children, label = alertTexts.notice, dismissalKey, onDismiss }: AlertBarProps) => (
  <>
    <DismissibleAlert label={label} dismissalKey={dismissalKey} onDismiss={onDismiss}>
      {children}
    </DismissibleAlert>
    {dismissalKey !== undefined && (
      <script dangerouslySetInnerHTML={{ __html: createHideDismissedScript(dismissalKey) }} />
    )}
  </>
);
