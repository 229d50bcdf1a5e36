/** Part of a list. */
export type Slice = { offset: number; limit: number };

/** Splits a page of two lists that follow each other into its parts of both. */
export const splitPage = ({ offset, limit }: Slice, firstLength: number): { first: Slice; second: Slice } => {
  const inFirst = Math.max(0, Math.min(limit, firstLength - offset));
  return {
    first: { offset: Math.min(offset, firstLength), limit: inFirst },
    second: { offset: Math.max(0, offset - firstLength), limit: limit - inFirst },
  };
};
