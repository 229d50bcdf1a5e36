import type { HeaderVisitor } from '../types/navigation';
import type { Link } from '../types/story';

/** URLs of the links in the alternate header (§2.7). */
export type AlternateAccount = {
  newsletters: { signedIn: Link; signedOut: Link };
  signedOut: { signIn: Link; register: Link };
  signedIn: { account: Link; signOut: Link };
  /** An extra button that only some brands have. */
  subscribe?: Link;
};

/** A pair of links in the header, for signed-out and for signed-in readers. */
export type AccountLinkPair = { out: Link; in: Link; mark: 'none' | 'incomplete' | 'button' };

/** The visitor. `unknown` is server HTML, where the signed-in hint on the document decides before the first paint. */
export const getAudience = ({ state }: HeaderVisitor): 'unknown' | 'out' | 'in' => {
  switch (state) {
    case 'registrant':
    case 'subscriber':
      return 'in';
    case 'signed-out':
      return 'out';
    case 'unknown':
      return 'unknown';
    default:
      return state satisfies never;
  }
};

/**
 * Newsletters, then Sign In and Register, or My Account and Sign Out; an alert on My Account while the profile is under
 * 100 % (§2.7).
 */
export const getAccountLinkPairs = (
  visitor: HeaderVisitor,
  { newsletters, signedOut, signedIn, subscribe }: AlternateAccount,
): AccountLinkPair[] => [
  { out: newsletters.signedOut, in: newsletters.signedIn, mark: 'none' },
  {
    out: signedOut.signIn,
    in: signedIn.account,
    mark: 'profileCompletion' in visitor && (visitor.profileCompletion ?? 100) < 100 ? 'incomplete' : 'none',
  },
  { out: signedOut.register, in: signedIn.signOut, mark: 'none' },
  ...(subscribe ? [{ out: subscribe, in: subscribe, mark: 'button' as const }] : []),
];
