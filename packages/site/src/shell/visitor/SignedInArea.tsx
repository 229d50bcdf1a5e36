import { SignedInUser, type AccountMenu, type Link, type SignedInVisitor } from '@masthead/design-system';

/** What the signed-in corner of the header leads to. */
export type SignedInLinks = { newsletters: Link; menu: AccountMenu; subscribe?: Link };

export type SignedInAreaProps = SignedInLinks & { visitor: SignedInVisitor };

/** The header's corner of a reader who is known; fetched for readers with a visitor's cookie only. */
export const SignedInArea = (props: SignedInAreaProps) => <SignedInUser {...props} />;
