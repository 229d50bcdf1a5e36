import * as styles from './PeopleList.css';

/** A speaker: name and role, and the page of an author. */
export type Person = { name: string; role?: string; url?: string };

export type PeopleListProps = { people: readonly Person[] };

/** "IK" for "Ingrid Kowalczyk": of the first and the last name. */
const toInitials = (name: string): string => {
  const letters = name.split(/\s+/).map((part) => part.charAt(0));
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
};

/** Names with initials and roles, in columns where they fit. For authors with portraits use `AuthorStrip`. */
export const PeopleList = ({ people }: PeopleListProps) => {
  if (people.length === 0) return null;
  return (
    <ul className={styles.list}>
      {people.map(({ name, role, url }) => (
        <li key={name} className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {toInitials(name)}
          </span>
          <div>
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
          </div>
        </li>
      ))}
    </ul>
  );
};
