import {
  Kind,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type NameNode,
} from 'graphql';
import { fragmentsOf, namesToPrefix, rootFields, singleQuery } from './parts.ts';

const separator = '__';
const prefixed = (label: string, name: string): string => `${label}${separator}${name}`;
const renamed = (node: NameNode, value: string): NameNode => ({ ...node, value });

/** A label must survive as part of a GraphQL name. */
export class LabelError extends Error {
  override name = 'LabelError';
}

/** Labels become aliases: letters and digits, so that the label can be read back from the answer. */
export const assertLabel = (label: string): void => {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(label))
    throw new LabelError(
      `Label "${label}" cannot be part of a GraphQL name. Use letters and digits, beginning with a letter.`,
    );
};

/**
 * One document out of many (SPEC §7.1): root fields aliased `label__field`, variables named `label__variable`,
 * fragments shared where they are equal and free of variables, else named `label__Fragment`.
 */
export const mergeDocuments = (name: string, parts: Readonly<Record<string, DocumentNode>>): DocumentNode => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const variableDefinitions = [];
  const selections: FieldNode[] = [];

  for (const [label, document] of Object.entries(parts)) {
    assertLabel(label);
    const operation = singleQuery(label, document);
    const own = fragmentsOf(document);
    const toPrefix = namesToPrefix(own, fragments);
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
    for (const field of rootFields(merged.selectionSet, fragments)) {
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

/** The variables of all labels as the merged document names them. */
export const mergeVariables = (
  parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([label, variables]) =>
      Object.entries(variables).map(([name, value]) => [prefixed(label, name), value]),
    ),
  );

/** The label a response key belongs to, and the field's name within it. */
export const splitKey = (key: string): { readonly label: string; readonly field: string } => {
  const end = key.indexOf(separator);
  return { label: key.slice(0, end), field: key.slice(end + separator.length) };
};

/** Gives each label its own part of the answer. */
export const splitAnswer = (data: Readonly<Record<string, unknown>>): Record<string, Record<string, unknown>> => {
  const answers: Record<string, Record<string, unknown>> = {};
  for (const [key, value] of Object.entries(data)) {
    const { label, field } = splitKey(key);
    (answers[label] ??= {})[field] = value;
  }
  return answers;
};
