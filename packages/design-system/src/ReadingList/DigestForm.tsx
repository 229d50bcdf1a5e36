import * as styles from './DigestForm.css';

/** How often the reader receives a mail about what they follow. */
export type DigestChoice = 'off' | 'daily' | 'weekly';

export type DigestFormProps = {
  chosen: DigestChoice;
  onChoose: (choice: DigestChoice) => void;
};

const labels = { off: 'Off', daily: 'Daily', weekly: 'Mondays' } as const satisfies Record<DigestChoice, string>;

/** The choice of a digest mail. It is saved at once, like other settings. */
export const DigestForm = ({ chosen, onChoose }: DigestFormProps) => (
  <fieldset className={styles.root} aria-describedby="digest-hint">
    <legend className={styles.legend}>Email digest</legend>
    <div className={styles.choices}>
      {(Object.keys(labels) as DigestChoice[]).map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name="digest"
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          {labels[choice]}
        </label>
      ))}
    </div>
    <p className={styles.hint} id="digest-hint">
      New stories at 7 a.m., when there are any.
    </p>
  </fieldset>
);
