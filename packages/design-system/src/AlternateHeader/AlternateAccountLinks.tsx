import { alternateUserTexts } from '@masthead/texts/accountMenu';
import { Anchor } from '../Anchor/Anchor';
import { ButtonLink } from '../Button/ButtonLink';
import { ControlIcon } from '../Icon/ControlIcon';
import type { HeaderVisitor } from '../types/navigation';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type AccountLinkPair, getAccountLinkPairs, type AlternateAccount, getAudience } from './accountLinks';

export type AlternateAccountLinksProps = {
  /** Server HTML is rendered with `unknown` and is the same for everyone. */
  visitor: HeaderVisitor;
  links: AlternateAccount;
};

const LinkPair = ({ out, in: inside, mark }: AccountLinkPair) =>
  mark === 'button' ? (
    <ButtonLink link={out} size="small" />
  ) : (
    <>
      <Anchor link={out} className="alternate-action alternate-out">
        {out.title}
      </Anchor>
      <Anchor link={inside} className="alternate-action alternate-in">
        {inside.title}
        {mark === 'incomplete' && (
          <>
            <span className="alternate-alert">
              <ControlIcon name="alert" size="small" />
            </span>
            <VisuallyHidden>{alternateUserTexts.incomplete}</VisuallyHidden>
          </>
        )}
      </Anchor>
    </>
  );

/**
 * The account links in the alternate header: Newsletters, Sign In and Register, or My Account and Sign Out (§2.7).
 * Both states are in the page, one of them hidden: a page with a signed-in hint shows the right one in the first paint,
 * and nothing moves later.
 */
export const AlternateAccountLinks = ({ visitor, links }: AlternateAccountLinksProps) => (
  <ul className="alternate-links" data-audience={getAudience(visitor)}>
    {getAccountLinkPairs(visitor, links).map((pair) => (
      <li key={pair.in.title}>
        <LinkPair {...pair} />
      </li>
    ))}
  </ul>
);
