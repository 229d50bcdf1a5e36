import {
  DrawerAccount,
  SignedInUser,
  type AccountMenu,
  type DrawerAccountProps,
  type Link,
  type SignedInVisitor,
} from '@masthead/design-system';

/** Links of the header's account area for signed-in visitors. */
export type SignedInLinks = { newsletters: Link; menu: AccountMenu; subscribe?: Link };

/** Props of `SignedInArea`. */
export type SignedInAreaProps = SignedInLinks & { visitor: SignedInVisitor };

/** The header's account area for signed-in visitors; fetched only when a visitor cookie exists. */
export const SignedInArea = (props: SignedInAreaProps) => <SignedInUser {...props} />;

/** Links of the drawer's account area. */
export type DrawerLinks = Omit<DrawerAccountProps, 'visitor'>;

/** Props of `SignedInDrawer`. */
export type SignedInDrawerProps = { visitor: SignedInVisitor; proContent: 'visible' | 'hidden'; links: DrawerLinks };

/** The drawer's account area for signed-in visitors: account, sign out, and pro content for subscribers (§2.7). */
export const SignedInDrawer = ({ visitor, proContent, links: { pro, ...links } }: SignedInDrawerProps) => (
  <DrawerAccount visitor={visitor} {...links} {...(pro && proContent === 'visible' && { pro })} />
);
