/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GetStaticPagesQueryVariables = Exact<{
  brandShortName: string;
}>;

export type GetStaticPagesQuery = { readonly getStaticPages: ReadonlyArray<{ readonly slug: string, readonly path: string, readonly title: string, readonly noIndexNoFollow: boolean }> };

export const GetStaticPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetStaticPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brandShortName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getStaticPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brandShortName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brandShortName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"noIndexNoFollow"}}]}}]}}]} as unknown as DocumentNode<GetStaticPagesQuery, GetStaticPagesQueryVariables>;