import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
import { getFragments } from '../merge/documentParts.ts';

type Fragments = ReturnType<typeof getFragments>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLeaf = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isLeaf) : value !== undefined && !isObject(value);

const matchesSelection = (value: unknown, set: SelectionSetNode, fragments: Fragments): boolean => {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every((item) => matchesSelection(item, set, fragments));
  if (!isObject(value)) return false;
  return set.selections.every((selection) => {
    if (selection.kind !== Kind.FIELD) {
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      return fragment !== undefined && matchesSelection(value, fragment.selectionSet, fragments);
    }
    const field = value[(selection.alias ?? selection.name).value];
    if (field === undefined) return (selection.directives ?? []).length > 0;
    return selection.selectionSet ? matchesSelection(field, selection.selectionSet, fragments) : isLeaf(field);
  });
};

/**
 * Whether a result has every field that its document requests, with objects and lists in the right places. It does not
 * check scalar types. Malformed results are errors, so that they reach neither screens nor caches (§8).
 */
export const matchesDocument = (result: unknown, document: DocumentNode): boolean => {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (
    operation !== undefined &&
    isObject(result) &&
    matchesSelection(result, operation.selectionSet, getFragments(document))
  );
};
