import * as styles from './PeopleList.css';

/** A speaker: name and role, and the page of an author. */
export type Person = { name: string; role?: string; url?: string };

export type PeopleListProps = { people: readonly Person[] };

/** Names with roles, in columns where they fit. For authors with portraits use `AuthorStrip`. */
export const PeopleList = ({ people }: PeopleListProps) => {
  if (people.length === 0) return null;
  return (
    <ul className={styles.list}>
      {people.map(({ name, role, url }) => (
        <li key={name} className={styles.person}>
          <p className={styles.name}>
            {url ? (
              <a className={styles.link} href={url}>
                {name}
              </a>
            ) : (
              name
            )}
          </p>
          {role && <p className={styles.role}>{role}</p>}
        </li>
      ))}
    </ul>
  );
};
