import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether the query selects a subfield, so that a resolver can skip costly work for it. */
export const selectsField = (
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  name: string,
): boolean => {
  const isSelected = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name;
      return isSelected(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet,
      );
    });
  return fieldNodes.some(({ selectionSet }) => isSelected(selectionSet));
};
