import { readingListTexts } from '@masthead/texts/readingList';
import * as styles from './DigestForm.css';

/** How often the reader receives a mail about what they follow. */
export type DigestChoice = 'off' | 'daily' | 'weekly';

/** The choice of a digest mail. It is saved at once, like other settings. */
export const DigestForm = () => (
  <fieldset className={styles.root} aria-describedby="digest-hint">
    <legend className={styles.legend}>{readingListTexts.digest}</legend>
    <div className={styles.choices}>
      {(Object.keys(readingListTexts.digestChoices) as DigestChoice[]).map((choice) => (
        <label key={choice} className={styles.choice}>
          <input className={styles.input} type="radio" name="digest" value={choice} />
          {readingListTexts.digestChoices[choice]}
        </label>
      ))}
    </div>
    <p className={styles.hint} id="digest-hint">
      {readingListTexts.digestHint}
    </p>
  </fieldset>
);
