/** An article that a reader has saved. */
export type SavedArticlesTable = {
  accountId: string;
  /** The key of the publication. */
  site: string;
  naturalId: string;
  savedAt: Date;
};

/** The kind of a page that readers follow. */
export type FollowKind = 'stream' | 'author';

/** A stream or an author that a reader follows. */
export type FollowsTable = {
  accountId: string;
  /** The key of the publication. */
  site: string;
  kind: FollowKind;
  /** The path of the category, or the slug of the author. */
  target: string;
  followedAt: Date;
};
