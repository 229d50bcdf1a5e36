import type { Access, CollectionConfig, PayloadRequest } from 'payload';
import { hasRole, roles } from '../access.ts';
import { own, toForm } from '../content/parts.ts';
import { env, publications } from '../env.ts';
import { text, toOptions } from '../labels.ts';
import { createOidcEndpoints, oidcStrategy } from '../signIn/oidc.ts';

const isAdministrator = ({ req }: { req: PayloadRequest }): boolean => hasRole(req.user, 'administrator');
const isOwnAccount: Access = ({ req }) =>
  isAdministrator({ req }) || (req.user ? { id: { equals: req.user.id } } : false);

/** People at the desk. Accounts of readers are the provider's. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: text('person'), plural: text('people') },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60_000,
    tokenExpiration: 12 * 3600,
    useAPIKey: false,
    cookies: { secure: env.DESK_ORIGIN.startsWith('https:'), sameSite: 'Lax' },
    ...(env.oidc && {
      disableLocalStrategy: { enableFields: true, optionalPassword: true },
      strategies: [oidcStrategy],
    }),
  },
  ...(env.oidc && { endpoints: createOidcEndpoints(env.oidc) }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'publications'],
    group: text('desk'),
    hidden: ({ user }) => !hasRole(user as never, 'administrator'),
  },
  access: {
    create: isAdministrator,
    delete: isAdministrator,
    unlock: isAdministrator,
    read: isOwnAccount,
    update: isOwnAccount,
  },
  fields: toForm([
    own('name', 'text', { required: true }),
    own('role', 'select', {
      required: true,
      defaultValue: 'writer',
      options: toOptions(...roles),
      saveToJWT: true,
      // The first person, who is created at the first start, has no one to appoint them.
      access: { update: isAdministrator },
    }),
    own('publications', 'relationship', {
      relationTo: 'publications',
      hasMany: true,
      saveToJWT: true,
      access: { update: isAdministrator },
    }),
    // Who the person is at the identity provider.
    own('subject', 'text', { index: true, admin: { hidden: true }, access: { update: () => false } }),
  ]),
  hooks: {
    beforeValidate: [
      async ({ data, operation, req, context }) => {
        if (operation !== 'create' || req.user || !data || context['fromOidc'] === true) return data;
        const { totalDocs } = await req.payload.count({ collection: 'users', req });
        if (totalDocs > 0) return data;
        return { ...data, role: 'administrator', publications: publications.map(({ key }) => key) };
      },
    ],
  },
};
