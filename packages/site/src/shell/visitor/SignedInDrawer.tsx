import { DrawerAccount, type Link, type SignedInVisitor } from '@masthead/design-system';

/** What the drawer's foot leads to. */
export type DrawerLinks = {
  signedOut: { signIn: Link; register: Link };
  signedIn: { account: Link; signOut: Link };
  pro: Link;
};

export type SignedInDrawerProps = { visitor: SignedInVisitor; proContent: 'shown' | 'hidden'; links: DrawerLinks };

/** The foot of the drawer for a reader who is known: account, sign out, and pro content for subscribers (SPEC §2.7). */
export const SignedInDrawer = ({ visitor, proContent, links: { pro, ...links } }: SignedInDrawerProps) => (
  <DrawerAccount visitor={visitor} {...links} {...(proContent === 'shown' && { pro })} />
);
