import type { SelectHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';
import * as styles from './FormField.css';

export type SelectFieldProps = FieldTexts & {
  /** Options, in order. */
  options: readonly { value: string; label: string }[];
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'required' | 'defaultValue'>;

/** A select box with label, hint and error. */
export const SelectField = ({ id, label, hint, error, options, ...field }: SelectFieldProps) => {
  const texts = { id, label, hint, error };
  return (
    <FieldFrame {...texts}>
      <select className={styles.select} {...describedBy(texts)} {...field}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
