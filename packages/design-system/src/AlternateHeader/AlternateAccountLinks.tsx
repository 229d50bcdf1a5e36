import { alternateUserTexts } from '@masthead/texts/accountMenu';
import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../Anchor/Anchor';
import { ButtonLink } from '../Button/ButtonLink';
import { ControlIcon } from '../Icon/ControlIcon';
import type { Link } from '../types/story';
import { shownTo } from '../UserArea/showVisitor';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type AlternateAccountLinksProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children'> & {
  newsletters: { signedIn: Link; signedOut: Link };
  signedOut: { signIn: Link; register: Link };
  signedIn: { account: Link; signOut: Link };
  /** An extra button that only some brands have. */
  subscribe?: Link;
};

/**
 * The account links in the alternate header: Newsletters, Sign In and Register, or My Account and Sign Out; an alert on
 * My Account while the profile is under 100 % (§2.7). Both states are in the page, one of them hidden: a page with a
 * signed-in hint shows the right one in the first paint, and nothing moves later. `showVisitor` shows a known visitor.
 */
export const AlternateAccountLinks = ({
  newsletters,
  signedOut,
  signedIn,
  subscribe,
  ...rest
}: AlternateAccountLinksProps) => {
  const pairs = [
    [newsletters.signedOut, newsletters.signedIn],
    [signedOut.signIn, signedIn.account],
    [signedOut.register, signedIn.signOut],
  ] as const;
  return (
    <div {...rest}>
      <ul className="alternate-links" data-audience="unknown">
        {pairs.map(([outside, inside]) => (
          <li key={inside.title}>
            <Anchor link={outside} className="alternate-action alternate-out">
              {outside.title}
            </Anchor>
            <Anchor link={inside} className="alternate-action alternate-in">
              {inside.title}
              {inside === signedIn.account && (
                <span {...shownTo('incomplete')}>
                  <span className="alternate-alert">
                    <ControlIcon name="alert" size="small" />
                  </span>
                  <VisuallyHidden>{alternateUserTexts.incomplete}</VisuallyHidden>
                </span>
              )}
            </Anchor>
          </li>
        ))}
        {subscribe && (
          <li>
            <ButtonLink link={subscribe} size="small" />
          </li>
        )}
      </ul>
    </div>
  );
};
