import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A document that cannot be part of a page's document. */
export class DocumentError extends Error {
  override name = 'DocumentError';
}

/** Returns the only query of a document. Throws a `DocumentError` for none or several. */
export const getSingleQuery = (label: string, document: DocumentNode): OperationDefinitionNode => {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation !== 'query') {
    throw new DocumentError(
      `The document under label "${label}" has ${operations.length} operations. Give it exactly one, a query.`,
    );
  }
  return operation;
};

/** The fragments of a document by name. */
export const getFragments = (document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

const usesVariables = (fragment: FragmentDefinitionNode): boolean => {
  let found = false;
  visit(fragment, { Variable: () => void (found = true) });
  return found;
};

const spreads = (fragment: FragmentDefinitionNode): readonly string[] => {
  const names: string[] = [];
  visit(fragment, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
};

/**
 * Returns the fragments of a label that cannot be shared with previous labels: those with variables, those with another
 * definition of the same name, and those that spread such a fragment.
 */
export const getConflictingFragments = (
  own: ReadonlyMap<string, FragmentDefinitionNode>,
  taken: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlySet<string> => {
  const isOther = (fragment: FragmentDefinitionNode): boolean => {
    const other = taken.get(fragment.name.value);
    return other !== undefined && other !== fragment && print(other) !== print(fragment);
  };
  const names = new Set(
    [...own.values()].filter((fragment) => usesVariables(fragment) || isOther(fragment)).map(({ name }) => name.value),
  );
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const [name, fragment] of own) if (spreads(fragment).some((spread) => names.has(spread))) names.add(name);
  }
  return names;
};

/** The fields at the root. Fragments on the root are inlined, so that every field can take its alias. */
export const getRootFields = (
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FieldNode[] =>
  set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (!inner)
      throw new DocumentError(
        `A fragment that is spread at the root is not part of its document. Import it into the operation.`,
      );
    return getRootFields(inner.selectionSet, fragments).map((field) => ({
      ...field,
      directives: [...(selection.directives ?? []), ...(field.directives ?? [])],
    }));
  });
