import { nominationTexts } from '@masthead/texts/forms';
import { Button } from '../Button/Button';
import { SelectField } from '../FormField/SelectField';
import { TextField } from '../FormField/TextField';
import * as styles from './NominationProgram.css';

export type NominationFormProps = {
  /** Beginning of the ids of its fields, unique on the page. */
  id: string;
  /** URL that accepts the form by POST. */
  action: string;
  /** Accessible name: "Nominate for Rainmakers". */
  label: string;
  /** Options of the category field. */
  choices: readonly string[];
  /** Label of the field for the nominee: "Name of the nominee". */
  nomineeLabel: string;
  /** Label of the long text: "The deal". */
  reasonLabel: string;
};

/** Maximum characters of the long text: about 600 words. */
const maxReasonLength = 4_000;

/** The form of a nomination. The names of its fields are in the mail to the editors. */
export const NominationForm = ({ id, action, label, choices, nomineeLabel, reasonLabel }: NominationFormProps) => {
  return (
    <form className={styles.form} action={action} method="post" aria-label={label}>
      <TextField
        id={`${id}-nominee`}
        label={nominationTexts.required(nomineeLabel)}
        name="nominee"
        maxLength={160}
        required
      />
      <TextField id={`${id}-company`} label={nominationTexts.company} name="nominee-company" maxLength={160} />
      <SelectField
        id={`${id}-category`}
        label={nominationTexts.category}
        name="category"
        options={[
          { value: '', label: nominationTexts.chooseOne },
          ...choices.map((choice) => ({ value: choice, label: choice })),
        ]}
        required
      />
      <TextField
        id={`${id}-reason`}
        label={nominationTexts.required(reasonLabel)}
        hint={nominationTexts.reasonHint}
        name="reason"
        lines={8}
        maxLength={maxReasonLength}
        required
      />
      <TextField
        id={`${id}-witness`}
        label={nominationTexts.witness}
        hint={nominationTexts.witnessHint}
        name="witness"
        maxLength={240}
      />
      <TextField
        id={`${id}-name`}
        label={nominationTexts.yourName}
        name="name"
        autoComplete="name"
        maxLength={120}
        required
      />
      <TextField
        id={`${id}-email`}
        label={nominationTexts.yourEmail}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <div>
        <Button type="submit" look="ink">
          {nominationTexts.send}
        </Button>
      </div>
    </form>
  );
};
