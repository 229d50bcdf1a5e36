import { ButtonLink } from '../Button/ButtonLink';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './errorScreen.css';

export type CompactNotFoundProps = { home: string };

/** The compact 404 for pages without header and footer (SPEC §2.4). */
export const CompactNotFound = ({ home }: CompactNotFoundProps) => (
  <Wrap>
    <div className={styles.compact}>
      <h1 className={styles.code}>ERROR</h1>
      <p className={styles.lead}>This page could not be found</p>
      <ButtonLink link={{ title: 'Home page', url: home }} look="line" />
    </div>
  </Wrap>
);
