import type { InputHTMLAttributes } from 'react';
import { describedBy, FieldError, type FieldTexts } from './FieldFrame';
import * as styles from './FormField.css';

export type CheckboxFieldProps = Omit<FieldTexts, 'hint'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'required' | 'defaultChecked'>;

/** A checkbox with its label and error. */
export const CheckboxField = ({ id, label, error, ...field }: CheckboxFieldProps) => (
  <div className={styles.field}>
    <label className={styles.choice}>
      <input className={styles.checkbox} type="checkbox" {...describedBy({ id, label, error })} {...field} />
      {label}
    </label>
    <FieldError id={id} error={error} />
  </div>
);
