import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

type Document = TypedDocumentNode<unknown, never>;
type Definition = Document['definitions'][number];
type SelectionSet = Extract<Definition, { kind: 'OperationDefinition' }>['selectionSet'];
type Selection = SelectionSet['selections'][number];
type Argument = { readonly name: { readonly value: string }; readonly value: { readonly kind: string } };

/** A document that the small printer does not know how to write. */
export class UnprintableDocumentError extends Error {}

const unprintable = (kind: string): never => {
  throw new UnprintableDocumentError(`A visitor's query holds a ${kind}. Keep it to fields and variables, or print it with the graphql package.`);
};

const argument = ({ name, value }: Argument): string =>
  value.kind === 'Variable' && 'name' in value ? `${name.value}:$${(value.name as { value: string }).value}` : unprintable(value.kind);

const list = (items: readonly string[], around: '()' | '{}'): string => (items.length > 0 ? `${around[0]}${items.join(' ')}${around[1]}` : '');

const field = (selection: Selection): string =>
  selection.kind === 'Field' ? selection.name.value + list((selection.arguments ?? []).map(argument), '()') + selections(selection.selectionSet) : unprintable(selection.kind);

const selections = (set: SelectionSet | undefined): string => list((set?.selections ?? []).map(field), '{}');

type TypeNode = { readonly kind: string; readonly type?: TypeNode; readonly name?: { readonly value: string } };

const typeName = ({ kind, type, name }: TypeNode): string => {
  if (kind === 'NonNullType' && type) return `${typeName(type)}!`;
  if (kind === 'ListType' && type) return `[${typeName(type)}]`;
  return name?.value ?? unprintable(kind);
};

/**
 * The text of a plain query: fields, and arguments that are variables. The printer of the graphql package would be
 * twenty times its size in every reader's browser.
 */
export const queryText = ({ definitions }: Document): string =>
  definitions
    .map((definition) => {
      if (definition.kind !== 'OperationDefinition') return unprintable(definition.kind);
      const variables = (definition.variableDefinitions ?? []).map(({ variable, type }) => `$${variable.name.value}:${typeName(type)}`);
      return `${definition.operation} ${definition.name?.value ?? ''}${list(variables, '()')}${selections(definition.selectionSet)}`;
    })
    .join('');
