import type { InputHTMLAttributes, ReactNode } from 'react';
import { nominationTexts } from '@masthead/texts/forms';
import { Button } from '../Button/Button';
import * as styles from './NominationProgram.css';

export type NominationFormProps = {
  /** Beginning of the ids of its fields, unique on the page. */
  id: string;
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

const getHintId = (id: string): string => `${id}-hint`;

const Field = ({ id, label, hint, children }: FieldProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {hint && (
      <span className={styles.hint} id={getHintId(id)}>
        {hint}
      </span>
    )}
    {children}
  </div>
);

type InputFieldProps = Omit<FieldProps, 'children'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type' | 'autoComplete' | 'maxLength' | 'required'>;

const InputField = ({ id, label, hint, type = 'text', ...input }: InputFieldProps) => (
  <Field id={id} label={label} {...(hint && { hint })}>
    <input
      className={styles.input}
      id={id}
      type={type}
      aria-describedby={hint ? getHintId(id) : undefined}
      {...input}
    />
  </Field>
);

/** Maximum characters of the long text: about 600 words. */
const maxReasonLength = 4_000;

/** The form of a nomination. The names of its fields are in the mail to the editors. */
export const NominationForm = ({ id, action, label, choices, nomineeLabel, reasonLabel }: NominationFormProps) => {
  return (
    <form className={styles.form} action={action} method="post" aria-label={label}>
      <InputField
        id={`${id}-nominee`}
        label={nominationTexts.required(nomineeLabel)}
        name="nominee"
        maxLength={160}
        required
      />
      <InputField id={`${id}-company`} label={nominationTexts.company} name="nominee-company" maxLength={160} />
      <Field id={`${id}-category`} label={nominationTexts.category}>
        <select className={styles.select} id={`${id}-category`} name="category" defaultValue="" required>
          <option value="">{nominationTexts.chooseOne}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-reason`} label={nominationTexts.required(reasonLabel)} hint={nominationTexts.reasonHint}>
        <textarea
          className={styles.text}
          id={`${id}-reason`}
          name="reason"
          rows={8}
          maxLength={maxReasonLength}
          aria-describedby={getHintId(`${id}-reason`)}
          required
        />
      </Field>
      <InputField
        id={`${id}-witness`}
        label={nominationTexts.witness}
        hint={nominationTexts.witnessHint}
        name="witness"
        maxLength={240}
      />
      <InputField
        id={`${id}-name`}
        label={nominationTexts.yourName}
        name="name"
        autoComplete="name"
        maxLength={120}
        required
      />
      <InputField
        id={`${id}-email`}
        label={nominationTexts.yourEmail}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <div>
        <Button type="submit" look="ink">
          {nominationTexts.send}
        </Button>
      </div>
    </form>
  );
};
