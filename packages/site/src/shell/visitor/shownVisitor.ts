import { isSignedIn, profileIsIncomplete, showsProContent, type VisitorState } from '@masthead/auth';
import type { HeaderVisitor } from '@masthead/design-system';
import type { ShownVisitor } from './visitorChannel';

/** What the header shows of a visitor: a name, and the profile's ratio while it is incomplete (SPEC §2.7). */
export const toHeaderVisitor = ({ visitor, session }: VisitorState): HeaderVisitor => {
  if (!isSignedIn(visitor)) return visitor;
  const { firstName, lastName } = visitor.customer;
  const percent = 'user' in session ? session.user.demographics.profileCompletionPercent : undefined;
  return {
    state: visitor.state,
    firstName,
    lastName,
    ...(percent !== undefined && profileIsIncomplete(percent) && { profileCompletion: percent }),
  };
};

/** What a page shows of its reader. */
export const toShownVisitor = (state: VisitorState): Omit<ShownVisitor, 'parts'> => ({
  visitor: toHeaderVisitor(state),
  answer: state.session.sessionInitialized ? 'given' : 'awaited',
  pro: showsProContent(state.visitor) ? 'shown' : 'hidden',
});
