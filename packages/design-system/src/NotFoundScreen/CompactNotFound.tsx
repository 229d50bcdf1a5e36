import { notFoundTexts } from '@masthead/texts/errors';
import { ButtonLink } from '../Button/ButtonLink';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './errorScreen.css';

export type CompactNotFoundProps = { home: string };

/** The compact 404 for pages without header and footer (SPEC §2.4). */
export const CompactNotFound = ({ home }: CompactNotFoundProps) => (
  <Wrap>
    <div className={styles.compact}>
      <h1 className={styles.code}>{notFoundTexts.error}</h1>
      <p className={styles.lead}>{notFoundTexts.notFound}</p>
      <ButtonLink link={{ title: notFoundTexts.home, url: home }} look="line" />
    </div>
  </Wrap>
);
