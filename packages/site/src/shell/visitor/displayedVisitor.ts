import { isSignedIn, isProfileIncomplete, type VisitorState } from '@masthead/auth';
import type { HeaderVisitor } from '@masthead/design-system';
import type { DisplayedVisitor } from './visitorChannel';

/** The header's view of a visitor: a name, and the profile completion in percent while it is incomplete (§2.7). */
const toHeaderVisitor = ({ visitor, session }: VisitorState): HeaderVisitor => {
  if (!isSignedIn(visitor)) return visitor;
  const { firstName, lastName } = visitor.customer;
  const percent = 'user' in session ? session.user.demographics.profileCompletionPercent : undefined;
  return {
    state: visitor.state,
    firstName,
    lastName,
    ...(percent !== undefined && isProfileIncomplete(percent) && { profileCompletion: percent }),
  };
};

/** The visitor as the page displays them. */
export const toDisplayedVisitor = (state: VisitorState): DisplayedVisitor => ({
  visitor: toHeaderVisitor(state),
  lookup: state.session.sessionInitialized ? 'done' : 'pending',
});
