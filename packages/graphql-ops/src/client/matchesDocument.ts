import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';
import { fragmentsOf } from '../merge/parts.ts';

type Fragments = ReturnType<typeof fragmentsOf>;

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
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      return inner !== undefined && matchesSelection(value, inner.selectionSet, fragments);
    }
    const field = value[(selection.alias ?? selection.name).value];
    if (field === undefined) return (selection.directives ?? []).length > 0;
    return selection.selectionSet ? matchesSelection(field, selection.selectionSet, fragments) : isLeaf(field);
  });
};

/**
 * Whether an answer has every field its document asks for, objects and lists where they belong. It is no check of the
 * provider's types: it keeps what is no answer at all from reaching a screen or a cache (SPEC §8).
 */
export const matchesDocument = (answer: unknown, document: DocumentNode): boolean => {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (
    operation !== undefined &&
    isObject(answer) &&
    matchesSelection(answer, operation.selectionSet, fragmentsOf(document))
  );
};
