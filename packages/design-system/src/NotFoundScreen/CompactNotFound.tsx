import { notFoundTexts } from '@masthead/texts/errors';
import { ButtonLink } from '../Button/ButtonLink';
import { Wrap } from '../Wrap/Wrap';
import { errorScreenStyles } from './errorScreenStyles';
import { SharedStyle } from '../styles/SharedStyle';

export type CompactNotFoundProps = { home: string };

/** The compact 404 for pages without header and footer (§2.4). */
export const CompactNotFound = ({ home }: CompactNotFoundProps) => (
  <Wrap>
    <SharedStyle name="error-screen" css={errorScreenStyles} />
    <div className="error-compact">
      <h1 className="error-code">{notFoundTexts.error}</h1>
      <p className="error-lead">{notFoundTexts.notFound}</p>
      <ButtonLink link={{ title: notFoundTexts.home, url: home }} look="line" />
    </div>
  </Wrap>
);
