import { emailFormTexts } from '@masthead/texts/shareForm';
import * as styles from './ShareByEmailForm.css';
import { countCharactersLeft } from './shareRules';

type CharacterCountProps = {
  id: string;
  message: string;
  /** The message when the text is too long: by how much, or the text of §5. */
  over: 'number' | 'text';
};

/** Announced only near the limit; every character would be too much. */
const near = 20;

/** The number of characters left while typing (§5). */
export const CharacterCount = ({ id, message, over }: CharacterCountProps) => {
  const left = countCharactersLeft(message);
  const text = left < 0 && over === 'text' ? emailFormTexts.exceeded : emailFormTexts.remaining(left);
  return (
    <p id={id} className={left < 0 ? styles.error : styles.hint} aria-live={left <= near ? 'polite' : 'off'}>
      {text}
    </p>
  );
};
