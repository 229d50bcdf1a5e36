import { readingTexts } from '@masthead/texts/readingSettings';
import { textSizes, themeChoices } from './readingChoices';
import * as styles from './ReadingSettings.css';

type ChoicesProps = { legend: string; name: string; choices: Readonly<Record<string, string>> };

const Choices = ({ legend, name, choices }: ChoicesProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.choices}>
      {Object.entries(choices).map(([value, title]) => (
        <label key={value} className={styles.choice}>
          <input className={styles.input} type="radio" name={name} value={value} />
          {title}
        </label>
      ))}
    </div>
  </fieldset>
);

/**
 * Color scheme and size of reading text. Server HTML: the site checks the reader's choices and applies changes, so it
 * is hidden without scripts. A form, because the header and the drawer have one each.
 */
export const ReadingSettings = () => (
  <form className={styles.root} data-reading-settings>
    <Choices legend={readingTexts.appearance} name="theme" choices={themeChoices} />
    <Choices legend={readingTexts.textSize} name="text" choices={textSizes} />
  </form>
);
