import { lastResortTexts, unexpectedTexts } from '@masthead/texts/errors';
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

/** The screen when even the error page fails (§8): markup without styles, which may have failed. */
export const LastResortScreen = ({ home }: UnexpectedErrorScreenProps) => (
  <main style={{ maxWidth: '40rem', margin: '10vh auto', padding: '0 1rem', font: '1.125rem/1.5 Georgia, serif' }}>
    <h1>{lastResortTexts.whileShowing}</h1>
    <p>
      <a href={home} style={{ textDecoration: 'underline' }}>
        {lastResortTexts.home}
      </a>
    </p>
  </main>
);
