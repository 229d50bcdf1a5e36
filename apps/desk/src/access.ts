import type { Access, CollectionConfig, PayloadRequest, Where } from 'payload';

/** What a person at the desk may do. Each role may do what those before it may. */
export const roles = ['writer', 'editor', 'chief', 'administrator'] as const;
/** A role at the desk. */
export type Role = (typeof roles)[number];

/** The fields of a user that decide about access. */
export type DeskUser = { id: number | string; role: Role; publications?: readonly (string | { id: string })[] | null };

/** The signed-in user of a request. */
export const getUser = ({ user }: Pick<PayloadRequest, 'user'>): DeskUser | undefined =>
  (user as DeskUser | null) ?? undefined;

/** Whether a user has a role, or one above it. */
export const hasRole = (user: DeskUser | undefined, role: Role): boolean =>
  user !== undefined && roles.indexOf(user.role) >= roles.indexOf(role);

/** Keys of the publications that a user works for. */
export const getPublications = (user: DeskUser | undefined): readonly string[] =>
  (user?.publications ?? []).map((publication) => (typeof publication === 'string' ? publication : publication.id));

/** Limits a query to the publications of the user. Whoever is not signed in sees nothing. */
export const ownPublications: Access = ({ req }) => {
  const user = getUser(req);
  if (!user) return false;
  return { publication: { in: [...getPublications(user)] } } as Where;
};

/** Access from a role on, within the publications of the user. */
export const from =
  (role: Role): Access =>
  (args) =>
    hasRole(getUser(args.req), role) && ownPublications(args);

/** A new item must belong to a publication of its author. */
export const createOwn =
  (role: Role): Access =>
  ({ req, data }) => {
    const user = getUser(req);
    if (!hasRole(user, role)) return false;
    const publication = (data as { publication?: string } | undefined)?.publication;
    // The admin panel asks before it has a document.
    return publication === undefined || getPublications(user).includes(publication);
  };

/**
 * Changes within the publications of the user. A writer may change drafts only, also of published articles: publishing
 * sends `_status: published`, and leaving the publication would move an article to another tenant.
 */
export const updateOwn: Access = (args) => {
  const user = getUser(args.req);
  const data = (args.data ?? {}) as { _status?: string; publication?: string };
  if (data._status === 'published' && !hasRole(user, 'editor')) return false;
  if (data.publication !== undefined && !getPublications(user).includes(data.publication)) return false;
  return ownPublications(args);
};

/** The access of collections that people edit and publish. */
export const contentAccess: NonNullable<CollectionConfig['access']> = {
  create: createOwn('writer'),
  read: ownPublications,
  readVersions: ({ req }) => {
    const user = getUser(req);
    return user ? ({ 'version.publication': { in: [...getPublications(user)] } } as Where) : false;
  },
  update: updateOwn,
  delete: from('chief'),
};
