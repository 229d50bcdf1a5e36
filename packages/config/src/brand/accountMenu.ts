import { accountLinkTexts as texts } from '@masthead/texts/brandDefaults';
import type { z } from 'zod';
import type { menuInput } from './menu.schema.ts';

type MenuFields = z.input<typeof menuInput>;
type Link = MenuFields['register'];
type AccountMenu = Pick<
  MenuFields,
  'subscribe' | 'newsletters' | 'register' | 'signIn' | 'account' | 'signOut' | 'userMenu'
>;

const emailPreferences = { store: 'MyAccount', hash: 'email-preferences' } as const;

/**
 * The link to newsletters (§2.7) for menus and footers: to the email preferences for signed-in visitors. A brand with a
 * newsletter page of its own writes that page's link with this `signedIn`.
 * @example newsletters: { title: 'Newsletters', url: '/static/newsletters/', signedIn: newslettersLink.signedIn }
 */
export const newslettersLink = { title: texts.newsletters, store: 'Newsletters', signedIn: emailPreferences } as const;

const signIn: Link = { title: texts.signIn, store: 'Login' };
const signOut: Link = { title: texts.signOut, store: 'Logout' };

/**
 * Returns the account links of the header, drawer and user menu, in the language of the build. A brand replaces one by
 * writing it after them.
 * @example menu = { …, ...getAccountMenu(pageLinks.help), register: { title: 'Join', store: 'default' } }
 */
export const getAccountMenu = (help: Link): AccountMenu => ({
  subscribe: {
    loggedIn: { title: texts.subscribe, store: 'MyAccount' },
    loggedOut: { title: texts.subscribe, store: 'default' },
  },
  newsletters: {
    loggedIn: { title: texts.newsletters, ...emailPreferences },
    loggedOut: { title: texts.newsletters, store: 'Newsletters' },
  },
  register: { title: texts.register, store: 'default' },
  signIn,
  account: { title: texts.account, store: 'MyAccount' },
  signOut,
  userMenu: {
    signedOut: { greeting: texts.welcome, links: [signIn, { title: texts.registerNow, store: 'default' }] },
    signedIn: {
      greeting: texts.hello,
      links: [
        { title: texts.settings, store: 'MyAccount' },
        { title: texts.subscriptions, store: 'Newsletters' },
        { title: texts.marketing, ...emailPreferences },
        help,
        signOut,
      ],
    },
  },
});
