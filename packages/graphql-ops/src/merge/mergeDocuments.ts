import {
  Kind,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type NameNode,
} from 'graphql';
import { getFragments, getConflictingFragments, getRootFields, getSingleQuery } from './documentParts.ts';

const separator = '__';
const prefixed = (label: string, name: string): string => `${label}${separator}${name}`;
const renamed = (node: NameNode, value: string): NameNode => ({ ...node, value });

/** Thrown for a label that cannot be part of a GraphQL name. */
export class LabelError extends Error {
  override name = 'LabelError';
}

/** Checks that a label has only letters and digits, so that it can be read back from aliases. Throws a `LabelError`. */
export const assertLabel = (label: string): void => {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(label))
    throw new LabelError(
      `Label "${label}" cannot be part of a GraphQL name. Use letters and digits, beginning with a letter.`,
    );
};

/**
 * Merges the documents of all labels into one (SPEC §7.1). Root fields get the alias `label__field`, variables the name
 * `label__variable`. Equal fragments without variables are shared, all others are named `label__Fragment`.
 */
export const mergeDocuments = (name: string, parts: Readonly<Record<string, DocumentNode>>): DocumentNode => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const variableDefinitions = [];
  const selections: FieldNode[] = [];

  for (const [label, document] of Object.entries(parts)) {
    assertLabel(label);
    const operation = getSingleQuery(label, document);
    const own = getFragments(document);
    const toPrefix = getConflictingFragments(own, fragments);
    const rename = <Node extends DefinitionNode>(node: Node): Node =>
      visit(node, {
        Variable: (variable) => ({ ...variable, name: renamed(variable.name, prefixed(label, variable.name.value)) }),
        FragmentSpread: (spread) =>
          toPrefix.has(spread.name.value)
            ? { ...spread, name: renamed(spread.name, prefixed(label, spread.name.value)) }
            : undefined,
        FragmentDefinition: {
          leave: (fragment) =>
            toPrefix.has(fragment.name.value)
              ? { ...fragment, name: renamed(fragment.name, prefixed(label, fragment.name.value)) }
              : undefined,
        },
      }) as Node;

    const merged = rename(operation);
    for (const fragment of own.values()) {
      const result = rename(fragment);
      fragments.set(result.name.value, result);
    }
    variableDefinitions.push(...(merged.variableDefinitions ?? []));
    for (const field of getRootFields(merged.selectionSet, fragments)) {
      const responseName = field.alias ?? field.name;
      selections.push({ ...field, alias: renamed(responseName, prefixed(label, responseName.value)) });
    }
  }

  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: 'query' as never,
        name: { kind: Kind.NAME, value: name },
        variableDefinitions,
        directives: [],
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      },
      ...reachable(selections, fragments),
    ],
  };
};

/** Fragments on the root itself were inlined; the provider refuses a document with fragments that nothing spreads. */
const reachable = (
  roots: readonly FieldNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] => {
  const found = new Map<string, FragmentDefinitionNode>();
  const walk = (node: FieldNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(name.value)) return;
        found.set(name.value, fragment);
        walk(fragment);
      },
    });
  };
  roots.forEach(walk);
  return [...found.values()];
};

/** Merges the variables of all labels under the names of the merged document. */
export const mergeVariables = (
  parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([label, variables]) =>
      Object.entries(variables).map(([name, value]) => [prefixed(label, name), value]),
    ),
  );

/** Splits a response key into label and field name. */
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
