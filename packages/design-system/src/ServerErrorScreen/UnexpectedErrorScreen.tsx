import { unexpectedTexts } from '@masthead/texts/unexpectedError';
import { ButtonLink } from '../Button/ButtonLink';
import { Wrap } from '../Wrap/Wrap';
import * as styles from '../NotFoundScreen/errorScreen.css';

export type UnexpectedErrorScreenProps = { home: string };

/** The generic error page (SPEC §2.4, §8), with the literal text of the specification. */
export const UnexpectedErrorScreen = ({ home }: UnexpectedErrorScreenProps) => (
  <Wrap>
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{unexpectedTexts.title}</h1>
        <p className={styles.lead}>{unexpectedTexts.lead}</p>
        <div className={styles.actions}>
          <ButtonLink link={{ title: unexpectedTexts.home, url: home }} look="ink" />
        </div>
      </div>
    </div>
  </Wrap>
);
