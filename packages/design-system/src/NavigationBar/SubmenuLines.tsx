import { Anchor } from '../Anchor/Anchor';
import type { MainMenu, MenuLine } from '../types/navigation';
import * as styles from './NavigationBar.css';

const Title = ({ title, url }: { title: string; url?: string }) =>
  url ? <a className={styles.titleLink} href={url}>{title}</a> : title;

const Line = ({ line }: { line: MenuLine }) => {
  switch (line.kind) {
    case 'link':
      return <li className={styles.line}><Anchor link={line.link} className={styles.lineLink}>{line.link.title}</Anchor></li>;
    case 'header':
      return <li className={styles.header}><Title {...line} /></li>;
    case 'small':
      return <li className={styles.small}><Title {...line} /></li>;
    case 'divider':
      return <li aria-hidden="true"><hr className={styles.divider} /></li>;
    case 'separator':
      return <li aria-hidden="true" className={styles.separator} />;
    default:
      return line satisfies never;
  }
};

/** What a submenu holds: links under headers, in one or two columns (SPEC §2.7). */
export const SubmenuLines = ({ menu }: { menu: MainMenu }) => (
  <ul className={styles.columns[menu.columns ?? 1]}>
    {/* Dividers have no name and lines may repeat: their place is their identity, and the list never changes order. */}
    {menu.lines.map((line, place) => <Line key={place} line={line} />)}
  </ul>
);
