import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Arguments, defaultListSize, defaultRootCost, fieldCosts, listSizes, rootCosts } from './fieldCosts.ts';

/** Root fields for introspection, with their types. */
const schemaFields: ReadonlyMap<string, string> = new Map([
  ['__schema', '__Schema'],
  ['__type', '__Type'],
]);

/** A measured selection. `fields` and `schemaFields` count its top level; `cost` is in units of `requestLimits`. */
type Measure = { depth: number; cost: number; fields: number; schemaFields: number };
const emptyMeasure: Measure = { depth: 0, cost: 0, fields: 0, schemaFields: 0 };

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

type VariableValues = NonNullable<Parameters<typeof getArgumentValues>[2]>;

/** An operation to measure, with its fragments and variables. */
type DocumentToMeasure = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragment: (name: string) => FragmentDefinitionNode | null | undefined;
  /** Coerced variables. Without them arguments are ignored, so only depth and field counts are meaningful. */
  variables?: VariableValues;
};

/** Measures an operation. A fragment is measured once per combination of list sizes. @skip and @include count. */
export const measureDocument = ({
  schema,
  operation,
  fragment: findFragment,
  variables,
}: DocumentToMeasure): Measure => {
  const measured = new Map<string, Measure>();
  const openFragments = new Set<FragmentDefinitionNode>();
  const queryType = schema.getQueryType();

  const getArguments = (field: GraphQLField<unknown, unknown>, node: FieldNode): Arguments =>
    variables ? getArgumentValues(field, node, variables) : {};

  const measureFragment = (fragment: FragmentDefinitionNode, sizes: readonly number[]): Measure => {
    const key = [fragment.name.value, ...sizes].join(' ');
    const cached = measured.get(key);
    if (cached) return cached;
    // A validation rule rejects circular fragments; here they must only not cause an endless loop.
    if (openFragments.has(fragment)) return emptyMeasure;
    openFragments.add(fragment);
    const result = measure(fragment.selectionSet, fragment.typeCondition.name.value, sizes);
    openFragments.delete(fragment);
    measured.set(key, result);
    return result;
  };

  const measureField = (node: FieldNode, typeName: string, sizes: readonly number[]): Measure => {
    const name = node.name.value;
    const type = schema.getType(typeName);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const root = field && type === queryType ? (rootCosts.get(name) ?? defaultRootCost) : undefined;
    const args = root && field ? getArguments(field, node) : {};
    const [size, ...innerSizes] = root ? root.sizes(args) : sizes;
    const own = root ? root.own(args) : (fieldCosts.get(`${typeName}.${name}`) ?? 1);
    const list = field !== undefined && isList(field.type);
    const fixedSize = listSizes.get(`${typeName}.${name}`);
    // A list of fixed length does not consume a size from the arguments.
    const below = list
      ? fixedSize === undefined
        ? innerSizes
        : []
      : [...(size === undefined ? [] : [size]), ...innerSizes];
    const innerType = field ? getNamedType(field.type).name : (schemaFields.get(name) ?? '');
    const inner = node.selectionSet ? measure(node.selectionSet, innerType, below) : emptyMeasure;
    const items = list ? (fixedSize ?? size ?? defaultListSize) : 1;
    return {
      depth: inner.depth + 1,
      cost: own + items * (inner.cost + (node.selectionSet ? 1 : 0)),
      fields: 1,
      schemaFields: schemaFields.has(name) ? 1 : 0,
    };
  };

  const measure = (selectionSet: SelectionSetNode, typeName: string, sizes: readonly number[]): Measure => {
    let total = emptyMeasure;
    for (const selection of selectionSet.selections) {
      let part = emptyMeasure;
      if (selection.kind === 'Field') part = measureField(selection, typeName, sizes);
      else if (selection.kind === 'InlineFragment')
        part = measure(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, sizes);
      else {
        const fragment = findFragment(selection.name.value);
        if (fragment) part = measureFragment(fragment, sizes);
      }
      total = {
        depth: Math.max(total.depth, part.depth),
        cost: total.cost + part.cost,
        fields: total.fields + part.fields,
        schemaFields: total.schemaFields + part.schemaFields,
      };
    }
    return total;
  };

  const root = schema.getRootType(operation.operation);
  return root ? measure(operation.selectionSet, root.name, []) : emptyMeasure;
};
