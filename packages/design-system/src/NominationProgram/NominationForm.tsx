import { useId, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import * as styles from './NominationProgram.css';

export type NominationFormProps = {
  /** URL that accepts the form by POST. */
  action: string;
  /** Accessible name: "Nominate for Rainmakers". */
  label: string;
  /** Options of the category field. */
  choices: readonly string[];
  /** Label of the field for the nominee: "Name of the nominee". */
  nomineeLabel: string;
  /** Label of the long text: "The deal". */
  reasonLabel: string;
};

type FieldProps = { id: string; label: string; hint?: string; children: ReactNode };

const Field = ({ id, label, hint, children }: FieldProps) => (
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
  </div>
);

/** Maximum characters of the long text: about 600 words. */
const maxReasonLength = 4_000;

/** The form of a nomination. The names of its fields are in the mail to the editors. */
export const NominationForm = ({ action, label, choices, nomineeLabel, reasonLabel }: NominationFormProps) => {
  const id = useId();
  return (
    <form className={styles.form} action={action} method="post" aria-label={label}>
      <Field id={`${id}n`} label={`${nomineeLabel} (required)`}>
        <input className={styles.input} id={`${id}n`} name="nominee" type="text" maxLength={160} required />
      </Field>
      <Field id={`${id}f`} label="Company of the nominee">
        <input className={styles.input} id={`${id}f`} name="nominee-company" type="text" maxLength={160} />
      </Field>
      <Field id={`${id}c`} label="Category (required)">
        <select className={styles.select} id={`${id}c`} name="category" defaultValue="" required>
          <option value="">Choose one</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </Field>
      <Field
        id={`${id}r`}
        label={`${reasonLabel} (required)`}
        hint="At most 600 words. Include figures with their date and source."
      >
        <textarea
          className={styles.text}
          id={`${id}r`}
          name="reason"
          rows={8}
          maxLength={maxReasonLength}
          aria-describedby={`${id}r-hint`}
          required
        />
      </Field>
      <Field id={`${id}w`} label="Someone who can confirm it" hint="A name, and a phone number or an email address.">
        <input
          className={styles.input}
          id={`${id}w`}
          name="witness"
          type="text"
          maxLength={240}
          aria-describedby={`${id}w-hint`}
        />
      </Field>
      <Field id={`${id}y`} label="Your name (required)">
        <input
          className={styles.input}
          id={`${id}y`}
          name="name"
          type="text"
          autoComplete="name"
          maxLength={120}
          required
        />
      </Field>
      <Field id={`${id}e`} label="Your email address (required)">
        <input
          className={styles.input}
          id={`${id}e`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </Field>
      <div>
        <Button type="submit" look="ink">
          Send nomination
        </Button>
      </div>
    </form>
  );
};
