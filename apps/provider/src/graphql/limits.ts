import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  isListType,
  isNonNullType,
  isInterfaceType,
  isObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one document may ask for. Pages combine queries, so some 40 root fields are normal (SPEC §7.1). */
export const documentLimits = { depth: 10, rootFields: 40, schemaFields: 2, cost: 20_000, characters: 60_000 } as const;

/** A list of unknown length counts as this many. */
const listWeight = 4;
/** Root fields that cost the database more than a look-up. */
const rootWeights: Record<string, number> = {
  getArticleSearch: 500,
  getArticleSearchFaceted: 1000,
  getPackagesByType: 300,
  getArticleIndex: 300,
};

/** Root fields that tell of the schema, with their types. A tool asks for one; each may be a large part of the schema. */
const schemaFields: ReadonlyMap<string, string> = new Map([['__schema', '__Schema'], ['__type', '__Type']]);

/** `fields` and `schemaFields` are counted at the root of what is measured. */
type Measure = { depth: number; cost: number; fields: number; schemaFields: number };
const nothing: Measure = { depth: 0, cost: 0, fields: 0, schemaFields: 0 };

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Depth and cost of a selection. A fragment is measured once for each type it is spread on, however often it is spread. */
const measurer = (context: ValidationContext) => {
  const measured = new Map<string, Measure>();
  const open = new Set<FragmentDefinitionNode>();

  const measureFragment = (fragment: FragmentDefinitionNode): Measure => {
    const name = fragment.name.value;
    const known = measured.get(name);
    if (known) return known;
    // A circle of fragments is refused by a rule of its own; here it only must not run for ever.
    if (open.has(fragment)) return nothing;
    open.add(fragment);
    const found = measure(fragment.selectionSet, fragment.typeCondition.name.value);
    open.delete(fragment);
    measured.set(name, found);
    return found;
  };

  const measure = (selectionSet: SelectionSetNode, typeName: string): Measure => {
    const type = context.getSchema().getType(typeName);
    let total = nothing;
    for (const selection of selectionSet.selections) {
      let part: Measure;
      if (selection.kind === 'Field') {
        const name = selection.name.value;
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
        // The questions about the schema are no fields of the root's own.
        const inner = selection.selectionSet ? measure(selection.selectionSet, field ? getNamedType(field.type).name : (schemaFields.get(name) ?? '')) : nothing;
        const weight = type === context.getSchema().getQueryType() ? (rootWeights[name] ?? 10) : 1;
        part = { depth: inner.depth + 1, cost: weight + inner.cost * (field && isList(field.type) ? listWeight : 1), fields: 1, schemaFields: schemaFields.has(name) ? 1 : 0 };
      } else if (selection.kind === 'InlineFragment') {
        part = measure(selection.selectionSet, selection.typeCondition?.name.value ?? typeName);
      } else {
        const fragment = context.getFragment(selection.name.value);
        part = fragment ? measureFragment(fragment) : nothing;
      }
      total = { depth: Math.max(total.depth, part.depth), cost: total.cost + part.cost, fields: total.fields + part.fields, schemaFields: total.schemaFields + part.schemaFields };
    }
    return total;
  };
  return measure;
};

/** Validation rule: refuses documents that are too deep, too broad or too costly, before anything is looked up. */
export const limitsRule = (context: ValidationContext): ASTVisitor => {
  const measure = measurer(context);
  return {
    OperationDefinition: (operation) => {
      const root = context.getSchema().getRootType(operation.operation);
      if (!root) return;
      const introspective = operation.selectionSet.selections.every((selection) => selection.kind === 'Field' && selection.name.value.startsWith('__'));
      const { depth, cost, fields, schemaFields: aboutSchema } = measure(operation.selectionSet, root.name);
      const refuse = (what: string, is: number, most: number) =>
        context.reportError(
          new GraphQLError(`The document's ${what} is ${is}; at most ${most} is answered. Ask for less, or in several documents.`, {
            nodes: operation,
            extensions: { code: 'DOCUMENT_TOO_LARGE' },
          }),
        );
      // The introspection query is deep by nature; how far it goes round in circles, GraphQL's own rules limit.
      if (!introspective && depth > documentLimits.depth) refuse('depth', depth, documentLimits.depth);
      if (fields > documentLimits.rootFields) refuse('number of root fields', fields, documentLimits.rootFields);
      if (aboutSchema > documentLimits.schemaFields) refuse('number of questions about the schema', aboutSchema, documentLimits.schemaFields);
      if (cost > documentLimits.cost) refuse('cost', cost, documentLimits.cost);
    },
  };
};
