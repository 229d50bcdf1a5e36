import type { BrandInput } from './schema.ts';

type Link = BrandInput['menu']['register'];
type AccountMenu = Pick<
  BrandInput['menu'],
  'subscribe' | 'newsletters' | 'register' | 'signIn' | 'account' | 'signOut' | 'userMenu'
>;

const signIn: Link = { title: 'Sign In', store: 'Login' };
const signOut: Link = { title: 'Sign Out', store: 'Logout' };

/**
 * Returns the account links of the header, drawer and user menu, in English. A brand replaces one by writing it after
 * them.
 * @example menu = { …, ...getAccountMenu(pageLinks.help), register: { title: 'Join', store: 'default' } }
 */
export const getAccountMenu = (help: Link): AccountMenu => ({
  subscribe: {
    loggedIn: { title: 'Subscribe', store: 'MyAccount' },
    loggedOut: { title: 'Subscribe', store: 'default' },
  },
  newsletters: {
    loggedIn: { title: 'Newsletters', store: 'MyAccount', hash: 'email-preferences' },
    loggedOut: { title: 'Newsletters', store: 'Newsletters' },
  },
  register: { title: 'Register', store: 'default' },
  signIn,
  account: { title: 'My Account', store: 'MyAccount' },
  signOut,
  userMenu: {
    signedOut: { greeting: 'Welcome', links: [signIn, { title: 'Register Now', store: 'default' }] },
    signedIn: {
      greeting: 'Hello',
      links: [
        { title: 'Account Setting', store: 'MyAccount' },
        { title: 'Newsletter Subscriptions', store: 'Newsletters' },
        { title: 'Email Marketing', store: 'MyAccount', hash: 'email-preferences' },
        help,
        signOut,
      ],
    },
  },
});
