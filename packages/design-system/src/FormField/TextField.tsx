import type { InputHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';
import * as styles from './FormField.css';

export type TextFieldProps = FieldTexts & {
  /** Height in lines. A field of several lines is a `<textarea>`. */
  lines?: number;
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'type' | 'autoComplete' | 'maxLength' | 'required' | 'defaultValue'
  >;

/** A text field with label, hint and error. */
export const TextField = ({ id, label, hint, error, lines = 1, type = 'text', ...field }: TextFieldProps) => {
  const texts = { id, label, hint, error };
  return (
    <FieldFrame {...texts}>
      {lines > 1 ? (
        <textarea className={styles.text} rows={lines} {...describedBy(texts)} {...field} />
      ) : (
        <input className={styles.input} type={type} {...describedBy(texts)} {...field} />
      )}
    </FieldFrame>
  );
};
