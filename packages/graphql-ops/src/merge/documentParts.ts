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

/** Returns the only query of a document. Throws for none or several. */
export const getSingleQuery = (label: string, document: DocumentNode): OperationDefinitionNode => {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation !== 'query') {
    throw new Error(
      `The document under label "${label}" has ${operations.length} operations. Give it exactly one, a query.`,
    );
  }
  return operation;
};

/** Returns the fragments of a document by name. */
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

const getSpreadNames = (fragment: FragmentDefinitionNode): readonly string[] => {
  const names: string[] = [];
  visit(fragment, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
};

/** Fragments that cannot be shared: with variables, with a name in use, or that spread one of these. */
export const getConflictingFragments = (
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  mergedFragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlySet<string> => {
  const isRedefined = (fragment: FragmentDefinitionNode): boolean => {
    const merged = mergedFragments.get(fragment.name.value);
    return merged !== undefined && merged !== fragment && print(merged) !== print(fragment);
  };
  const conflicting = new Set(
    [...fragments.values()]
      .filter((fragment) => usesVariables(fragment) || isRedefined(fragment))
      .map(({ name }) => name.value),
  );
  // A fragment may spread a conflicting one through others, so the search is repeated until it finds no more.
  let previousSize;
  do {
    previousSize = conflicting.size;
    for (const [name, fragment] of fragments)
      if (getSpreadNames(fragment).some((spread) => conflicting.has(spread))) conflicting.add(name);
  } while (conflicting.size !== previousSize);
  return conflicting;
};

/** Returns the root fields of an operation. Fragments on the root type are inlined, so that each field can be aliased. */
export const getRootFields = (
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FieldNode[] =>
  set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (!fragment)
      throw new Error(
        `A fragment that is spread at the root is not part of its document. Import it into the operation.`,
      );
    return getRootFields(fragment.selectionSet, fragments).map((field) => ({
      ...field,
      directives: [...(selection.directives ?? []), ...(field.directives ?? [])],
    }));
  });
