import * as styles from './ShareByEmail.css';
import { charactersLeft } from './shareRules';

type CharacterCountProps = {
  id: string;
  message: string;
  /** What stands there when the message is too long: by how much, or the words of SPEC §5. */
  over: 'number' | 'words';
};

/** What is read out only near the end: every letter would be too much. */
const near = 20;

/** How many characters are left, as the reader types (SPEC §5). */
export const CharacterCount = ({ id, message, over }: CharacterCountProps) => {
  const left = charactersLeft(message);
  const text = left < 0 && over === 'words' ? 'Character count exceeded' : `${left} characters remaining`;
  return (
    <p id={id} className={left < 0 ? styles.fault : styles.hint} aria-live={left <= near ? 'polite' : 'off'}>
      {text}
    </p>
  );
};
