import { unexpectedTexts } from '@masthead/texts/unexpectedError';
import { ButtonLink } from '../Button/ButtonLink';
import { Wrap } from '../Wrap/Wrap';
import { errorScreenStyles } from '../NotFoundScreen/errorScreenStyles';
import { SharedStyle } from '../styles/SharedStyle';

export type UnexpectedErrorScreenProps = { home: string };

/** The generic error page (§2.4, §8), with the literal text of the specification. */
export const UnexpectedErrorScreen = ({ home }: UnexpectedErrorScreenProps) => (
  <Wrap>
    <SharedStyle name="error-screen" css={errorScreenStyles} />
    <div className="error">
      <div>
        <h1 className="error-title">{unexpectedTexts.title}</h1>
        <p className="error-lead">{unexpectedTexts.lead}</p>
        <div className="error-actions">
          <ButtonLink link={{ title: unexpectedTexts.home, url: home }} look="ink" />
        </div>
      </div>
    </div>
  </Wrap>
);
