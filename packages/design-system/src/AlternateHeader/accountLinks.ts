import type { HeaderVisitor } from '../types/navigation';
import type { Link } from '../types/story';

/** Where the links of the alternate header lead (SPEC §2.7). */
export type AlternateAccount = {
  newsletters: { signedIn: Link; signedOut: Link };
  signedOut: { signIn: Link; register: Link };
  signedIn: { account: Link; signOut: Link };
  /** A button of one brand. */
  subscribe?: Link;
};

export type AccountLink = { link: Link; mark: 'none' | 'incomplete' | 'button' };

const plain = (link: Link): AccountLink => ({ link, mark: 'none' });

/**
 * Newsletters, then Sign In and Register, or My Account and Sign Out; an alert on My Account while the profile is under
 * 100 % (SPEC §2.7). Server HTML, which knows nobody, is signed out.
 */
export const accountLinks = (visitor: HeaderVisitor, { newsletters, signedOut, signedIn, subscribe }: AlternateAccount): AccountLink[] => {
  const extra: AccountLink[] = subscribe ? [{ link: subscribe, mark: 'button' }] : [];
  switch (visitor.state) {
    case 'registrant':
    case 'subscriber':
      return [
        plain(newsletters.signedIn),
        { link: signedIn.account, mark: (visitor.profileCompletion ?? 100) < 100 ? 'incomplete' : 'none' },
        plain(signedIn.signOut),
        ...extra,
      ];
    case 'unknown':
    case 'signed-out':
      return [plain(newsletters.signedOut), plain(signedOut.signIn), plain(signedOut.register), ...extra];
    default:
      return visitor satisfies never;
  }
};
