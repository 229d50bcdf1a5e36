/** Ids of the pictures that content shows, without `/images/`: the only ones that are rendered (decision 26). */
export type KnownPicturesTable = { id: string };
