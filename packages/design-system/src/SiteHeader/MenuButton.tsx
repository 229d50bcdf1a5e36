import { headerTexts } from '@masthead/texts/navigation';
import { Icon } from '../Icon/Icon';
import * as styles from './SiteHeader.css';

export type MenuButtonProps = { drawer: string; siteMap: string };

/**
 * Opens the drawer by an invoker command, so it works before scripts have run; `NavigationDrawer` supports browsers
 * without commands. Without scripting a link to the site map replaces it.
 */
export const MenuButton = ({ drawer, siteMap }: MenuButtonProps) => (
  <>
    <button
      type="button"
      className={`${styles.action} ${styles.menuButton}`}
      aria-haspopup="dialog"
      data-drawer-open={drawer}
      {...{ command: 'show-modal', commandfor: drawer }}
    >
      <Icon name="menu" />
      <span className={styles.word}>{headerTexts.menu}</span>
    </button>
    <a className={`${styles.action} ${styles.menuLink}`} href={siteMap}>
      <Icon name="menu" />
      <span className={styles.word}>{headerTexts.menu}</span>
    </a>
  </>
);
