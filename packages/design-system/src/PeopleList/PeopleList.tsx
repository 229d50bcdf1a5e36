import * as styles from './PeopleList.css';

/** A speaker: name and role. */
export type Person = { name: string; role?: string };

export type PeopleListProps = { people: readonly Person[] };

/** Names with roles, in columns where they fit. For authors with portraits use `AuthorStrip`. */
export const PeopleList = ({ people }: PeopleListProps) => {
  if (people.length === 0) return null;
  return (
    <ul className={styles.list}>
      {people.map(({ name, role }) => (
        <li key={name} className={styles.person}>
          <p className={styles.name}>{name}</p>
          {role && <p className={styles.role}>{role}</p>}
        </li>
      ))}
    </ul>
  );
};
