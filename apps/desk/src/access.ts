import type { Access, CollectionConfig, TypedUser } from 'payload';

type User = Pick<TypedUser, 'role' | 'publications'> | null | undefined;

/** What a person at the desk may do. Each role may do what those before it may. */
export const roles = ['writer', 'editor', 'chief', 'administrator'] as const;
/** A role at the desk. */
export type Role = (typeof roles)[number];

/** Whether a user has a role, or one above it. */
export const hasRole = (user: User, role: Role): boolean =>
  user != null && roles.indexOf(user.role) >= roles.indexOf(role);

/** Keys of the publications that a user works for. */
export const getPublications = (user: User): readonly string[] =>
  (user?.publications ?? []).map((publication) => (typeof publication === 'string' ? publication : publication.id));

/** Limits a query to the publications of the user, by the field that names them. Without a sign-in there is nothing. */
export const inOwn =
  (field: string): Access =>
  ({ req }) =>
    req.user ? { [field]: { in: [...getPublications(req.user)] } } : false;
const ownPublications = inOwn('publication');

/** A new item must belong to a publication of its author. */
const createOwn: Access = ({ req, data }) => {
  const publication = (data as { publication?: string } | undefined)?.publication;
  // The admin panel asks before it has a document.
  return Boolean(req.user) && (publication === undefined || getPublications(req.user).includes(publication));
};

/**
 * Changes within the publications of the user. A writer may change drafts only, also of published articles: publishing
 * sends `_status: published`, and leaving the publication would move an article to another tenant.
 */
const updateOwn: Access = (args) => {
  const user = args.req.user;
  const data = (args.data ?? {}) as { _status?: string; publication?: string };
  if (data._status === 'published' && !hasRole(user, 'editor')) return false;
  if (data.publication !== undefined && !getPublications(user).includes(data.publication)) return false;
  return ownPublications(args);
};

/** The access of collections that people edit. */
export const contentAccess: NonNullable<CollectionConfig['access']> = {
  create: createOwn,
  read: ownPublications,
  readVersions: inOwn('version.publication'),
  update: updateOwn,
  delete: (args) => hasRole(args.req.user, 'chief') && ownPublications(args),
};
