import type { ReactNode } from 'react';
import * as styles from './FormField.css';

/** The texts of every form field. */
export type FieldTexts = {
  /** Unique on the page. */
  id: string;
  /** Text above the field. It says whether the field is required or optional. */
  label: string;
  /** Help between label and field. */
  hint?: string;
  /** What is wrong and how to correct it. The field is then marked as invalid. */
  error?: string;
};

/** Attributes of a field that refer to its hint and error. */
export const describedBy = ({ id, hint, error }: FieldTexts) => ({
  id,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

/** The error below a field. */
export const FieldError = ({ id, error }: Pick<FieldTexts, 'id' | 'error'>) =>
  error && (
    <p className={styles.error} id={`${id}-error`}>
      {error}
    </p>
  );

/** Label, hint, field and error, one below the other. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldTexts & { children: ReactNode }) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {hint && (
      <span className={styles.hint} id={`${id}-hint`}>
        {hint}
      </span>
    )}
    {children}
    <FieldError id={id} error={error} />
  </div>
);
