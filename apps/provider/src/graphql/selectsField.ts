import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether an answer's field is asked for, so that what is costly can be done along with the rest or left out. */
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
