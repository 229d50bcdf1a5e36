import type { Brand } from '@masthead/config';
import { ButtonLink, ButtonRow, Lede, Section, SectionHead, Stack } from '@masthead/design-system';
import { joinTexts } from '@masthead/texts/navigation';
import { VisitorOnly } from '../visitor/VisitorOnly';

const heading = 'join';

/**
 * The invitation to register in the bottom section of the standard page (§2.6), where the brand wants it (§3,
 * join-section).
 */
export const JoinSection = ({ brand: { joinSection, name, description, menu } }: { brand: Brand }) =>
  joinSection ? (
    <VisitorOnly audience="signedOut">
      <div data-print="hide">
        <Section tone="tint" space="tight" labelledBy={heading}>
          <SectionHead id={heading} title={joinTexts.join(name)} />
          <Stack space={5}>
            <Lede>{description}</Lede>
            <ButtonRow>
              <ButtonLink link={menu.register} />
              <ButtonLink link={menu.signIn} look="line" />
            </ButtonRow>
          </Stack>
        </Section>
      </div>
    </VisitorOnly>
  ) : null;
