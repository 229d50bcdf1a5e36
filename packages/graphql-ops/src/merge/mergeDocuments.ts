import {
  Kind,
  OperationTypeNode,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type NameNode,
} from 'graphql';
import { getFragments, getConflictingFragments, getRootFields, getSingleQuery } from './documentParts.ts';

const separator = '__';
const toPrefixed = (label: string, name: string): string => `${label}${separator}${name}`;
const withValue = (node: NameNode, value: string): NameNode => ({ ...node, value });

/** Thrown for a label that cannot be part of a GraphQL name. */
export class LabelError extends Error {
  override name = 'LabelError';
}

/** Checks that a label has only letters and digits, so that it can be parsed from an alias. Throws a `LabelError`. */
export const assertLabel = (label: string): void => {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(label))
    throw new LabelError(
      `Label "${label}" cannot be part of a GraphQL name. Use letters and digits, beginning with a letter.`,
    );
};

/**
 * Merges the documents of a page, by label, into one document with this name (§7.1). Root fields get the alias
 * `label__field`, variables the name `label__variable`. Identical fragments without variables are shared, all others are
 * renamed `label__Fragment`. Throws a `LabelError` for a label, an error for a document.
 */
export const mergeDocuments = (name: string, parts: Readonly<Record<string, DocumentNode>>): DocumentNode => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const variableDefinitions = [];
  const selections: FieldNode[] = [];

  for (const [label, document] of Object.entries(parts)) {
    assertLabel(label);
    const operation = getSingleQuery(label, document);
    const ownFragments = getFragments(document);
    const conflicting = getConflictingFragments(ownFragments, fragments);
    const addPrefixes = <Node extends DefinitionNode>(node: Node): Node =>
      visit(node, {
        Variable: (variable) => ({
          ...variable,
          name: withValue(variable.name, toPrefixed(label, variable.name.value)),
        }),
        FragmentSpread: (spread) =>
          conflicting.has(spread.name.value)
            ? { ...spread, name: withValue(spread.name, toPrefixed(label, spread.name.value)) }
            : undefined,
        FragmentDefinition: {
          leave: (fragment) =>
            conflicting.has(fragment.name.value)
              ? { ...fragment, name: withValue(fragment.name, toPrefixed(label, fragment.name.value)) }
              : undefined,
        },
      }) as Node;

    const prefixedOperation = addPrefixes(operation);
    for (const fragment of ownFragments.values()) {
      const prefixedFragment = addPrefixes(fragment);
      fragments.set(prefixedFragment.name.value, prefixedFragment);
    }
    variableDefinitions.push(...(prefixedOperation.variableDefinitions ?? []));
    for (const field of getRootFields(prefixedOperation.selectionSet, fragments)) {
      const responseName = field.alias ?? field.name;
      selections.push({ ...field, alias: withValue(responseName, toPrefixed(label, responseName.value)) });
    }
  }

  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        name: { kind: Kind.NAME, value: name },
        variableDefinitions,
        directives: [],
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      },
      ...getUsedFragments(selections, fragments),
    ],
  };
};

/** The fragments that root fields spread. The provider rejects unused ones, such as those inlined at the root. */
const getUsedFragments = (
  roots: readonly FieldNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] => {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: FieldNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  roots.forEach(collect);
  return [...used.values()];
};

/** Merges the variables of all labels into one object with the names of the merged document, `label__variable`. */
export const mergeVariables = (
  parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([label, variables]) =>
      Object.entries(variables).map(([name, value]) => [toPrefixed(label, name), value]),
    ),
  );

/** Splits the response key `label__field` into label and field name. */
export const splitKey = (key: string): { readonly label: string; readonly field: string } => {
  const end = key.indexOf(separator);
  return { label: key.slice(0, end), field: key.slice(end + separator.length) };
};

/** Splits the data of a merged document by label. */
export const splitByLabel = (data: Readonly<Record<string, unknown>>): Record<string, Record<string, unknown>> => {
  const results: Record<string, Record<string, unknown>> = {};
  for (const [key, value] of Object.entries(data)) {
    const { label, field } = splitKey(key);
    (results[label] ??= {})[field] = value;
  }
  return results;
};
