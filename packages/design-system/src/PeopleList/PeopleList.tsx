import * as styles from './PeopleList.css';

/** Somebody who speaks: a name and what they do. */
export type Person = { name: string; role?: string };

export type PeopleListProps = { people: readonly Person[] };

/** Names with what people do, side by side where there is room. Authors with portraits have `AuthorStrip`. */
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
