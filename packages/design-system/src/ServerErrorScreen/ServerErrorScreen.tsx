import { ButtonLink } from '../Button/ButtonLink';
import { Wrap } from '../Wrap/Wrap';
import * as styles from '../NotFoundScreen/errorScreen.css';

export type ServerErrorScreenProps = {
  home: string;
  statusCode?: number;
  /** Raw details for internal users (SPEC §2.4, §6). Must not be in any other page. */
  detail?: string;
};

/** Any error that is not a 404 (SPEC §2.4, §8). */
export const ServerErrorScreen = ({ home, statusCode = 500, detail }: ServerErrorScreenProps) => (
  <Wrap>
    <div className={styles.page}>
      <div>
        <h1>
          <span className={styles.codeLine}>{statusCode}</span>
          <span className={styles.titleLine}>Server error</span>
        </h1>
        <p className={styles.lead}>
          We could not put this page together. It is our fault, not yours, and we have been told.
        </p>
        <div className={styles.actions}>
          <ButtonLink link={{ title: 'Home page', url: home }} look="ink" />
        </div>
        {detail && (
          <pre className={styles.detail} tabIndex={0} aria-label="Error detail">
            {detail}
          </pre>
        )}
      </div>
    </div>
  </Wrap>
);
