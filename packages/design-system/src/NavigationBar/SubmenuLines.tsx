import { Anchor } from '../Anchor/Anchor';
import type { MainMenu } from '../types/navigation';
import { menuGroups, type MenuGroup, type PlainLine } from './menuGroups';
import * as styles from './SubmenuLines.css';

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

const Lines = ({ lines }: { lines: readonly PlainLine[] }) =>
  // Dividers have no name and items may repeat, so the index is the key; the order never changes.
  lines.map((line, index) => <Line key={index} line={line} />);

/** A group in a column of its own. The rule above it takes the place of a divider. */
const Column = ({ header, lines }: MenuGroup) => {
  const listed = lines.filter(({ kind }, index) => index > 0 || (kind !== 'divider' && kind !== 'separator'));
  return header || listed.length > 0 ? (
    <li className={styles.group}>
      {header && (
        <p className={styles.header}>
          <Title {...header} />
        </p>
      )}
      {listed.length > 0 && (
        <ul>
          <Lines lines={listed} />
        </ul>
      )}
    </li>
  ) : null;
};

/** The content of a submenu: groups with headers side by side, or links that flow over the columns (§2.7). */
export const SubmenuLines = ({ menu: { lines, columns = 4 } }: { menu: MainMenu }) => {
  const groups = menuGroups(lines);
  return groups.some(({ header }) => header) ? (
    <ul className={styles.groups[columns]}>
      {groups.map((group, index) => (
        <Column key={index} {...group} />
      ))}
    </ul>
  ) : (
    <ul className={styles.flow[columns]}>
      <Lines lines={lines.filter((line) => line.kind !== 'header')} />
    </ul>
  );
};
