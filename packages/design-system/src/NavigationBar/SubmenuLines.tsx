import { Anchor } from '../Anchor/Anchor';
import type { MainMenu } from '../types/navigation';
import { menuGroups, type PlainLine } from './menuGroups';
import * as styles from './NavigationBar.css';

const Title = ({ title, url }: { title: string; url?: string }) =>
  url ? (
    <a className={styles.titleLink} href={url}>
      {title}
    </a>
  ) : (
    title
  );

const Line = ({ line }: { line: PlainLine }) => {
  switch (line.kind) {
    case 'link':
      return (
        <li className={styles.line}>
          <Anchor link={line.link} className={styles.lineLink}>
            {line.link.title}
          </Anchor>
        </li>
      );
    case 'small':
      return (
        <li className={styles.small}>
          <Title {...line} />
        </li>
      );
    case 'divider':
      return (
        <li aria-hidden="true">
          <hr className={styles.divider} />
        </li>
      );
    case 'separator':
      return <li aria-hidden="true" className={styles.separator} />;
    default:
      // Unknown kinds in a brand's data are left out.
      line satisfies never;
      return null;
  }
};

/** The content of a submenu: links below headers, in one or two columns (SPEC §2.7). */
export const SubmenuLines = ({ menu }: { menu: MainMenu }) => (
  <ul className={styles.columns[menu.columns ?? 1]}>
    {/* Dividers have no name and items may repeat, so the index is the key; the order never changes. */}
    {menuGroups(menu.lines).map(({ header, lines }, groupIndex) =>
      header ? (
        <li key={groupIndex} className={styles.group}>
          <p className={styles.header}>
            <Title {...header} />
          </p>
          {lines.length > 0 && (
            <ul>
              {lines.map((line, index) => (
                <Line key={index} line={line} />
              ))}
            </ul>
          )}
        </li>
      ) : (
        lines.map((line, index) => <Line key={`${groupIndex} ${index}`} line={line} />)
      ),
    )}
  </ul>
);
