import { readingListTexts } from '@masthead/texts/readingList';
import * as styles from './DigestForm.css';

/** How often the reader receives a mail about what they follow. */
export type DigestChoice = 'off' | 'daily' | 'weekly';

export type DigestFormProps = {
  chosen: DigestChoice;
  onChoose: (choice: DigestChoice) => void;
};

/** The choice of a digest mail. It is saved at once, like other settings. */
export const DigestForm = ({ chosen, onChoose }: DigestFormProps) => (
  <fieldset className={styles.root} aria-describedby="digest-hint">
    <legend className={styles.legend}>{readingListTexts.digest}</legend>
    <div className={styles.choices}>
      {(Object.keys(readingListTexts.digestChoices) as DigestChoice[]).map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name="digest"
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          {readingListTexts.digestChoices[choice]}
        </label>
      ))}
    </div>
    <p className={styles.hint} id="digest-hint">
      {readingListTexts.digestHint}
    </p>
  </fieldset>
);
