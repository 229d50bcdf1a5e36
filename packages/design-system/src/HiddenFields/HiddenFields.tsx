import type { HiddenField } from '../types/content';

/** The hidden fields of a form. */
export const HiddenFields = ({ fields }: { fields: readonly HiddenField[] }) =>
  fields.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
