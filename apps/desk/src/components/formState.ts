import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { isEqual } from '../content/values.ts';

/**
 * Builds the state of a form without what the browser has sent. Payload merges the state after an autosave into the
 * form: values would replace what was written since (payload#17455), and equal filters of a choice would empty its open
 * list (payload#17171).
 */
export const buildFormState: typeof buildFormStateHandler = async (args) => {
  const result = await buildFormStateHandler(args);
  const { data, formState: sent } = args;
  if (!result.state || !sent) return result;
  for (const [path, field] of Object.entries(result.state)) {
    if (isEqual(field.filterOptions, sent[path]?.filterOptions)) delete field.filterOptions;
    // Without data there was no save, and the response is read by forms that want all values.
    if (!data || !isEqual(field.value, sent[path]?.value)) continue;
    delete field.value;
    delete field.initialValue;
  }
  return result;
};
