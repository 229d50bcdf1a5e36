export type SavedArticlesTable = {
  accountId: string;
  /** The key of the publication. */
  site: string;
  naturalId: string;
  savedAt: Date;
};

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

/** How often a reader receives the digest of what they follow. */
export type DigestFrequency = 'daily' | 'weekly';

/** The digest mails that a reader has chosen. */
export type DigestsTable = {
  accountId: string;
  /** The key of the publication. */
  site: string;
  frequency: DigestFrequency;
  /** The secret of the link that ends the digest. */
  token: string;
  chosenAt: Date;
  /** Stories up to this time were in an earlier digest, or are older than the choice. */
  coveredUntil: Date;
};
