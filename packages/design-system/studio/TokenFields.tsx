import { useId, useState } from 'react';
import type { NewsThemeChoices } from '../src/theme/newsTheme';
import type { ColorRole, Tokens } from '../tokens/themeChoices';
import { parseColor, parseFont, type ParsedValue } from '../tokens/tokenValues';
import * as styles from './studio.css';

type FontRole = Exclude<keyof NewsThemeChoices['font'], 'headlineFallback'>;

const fontLabels = {
  headline: 'Headlines',
  interface: 'Interface',
  headWeight: 'Weight',
  headTracking: 'Spacing',
  headTrackingXl: 'Spacing, large',
} satisfies Record<FontRole, string>;

export type TokenFieldsProps = {
  tokens: Tokens;
  font: NewsThemeChoices['font'];
  onColor: (role: ColorRole, value: string) => void;
  onFont: (role: FontRole, value: string) => void;
};

/* The accent first: the other colors follow from it. A color input knows opaque colors only. */
const toRoles = (colors: Tokens['color']): ColorRole[] => [
  'accent',
  ...(Object.keys(colors) as ColorRole[]).filter((role) => role !== 'accent' && colors[role].startsWith('#')),
];

type TypedFieldProps = {
  label: string;
  value: string;
  parse: (text: string) => ParsedValue;
  onValue: (css: string) => void;
};

/* Text that is no value of the token stays in the field with a message and changes nothing. */
const TypedField = ({ label, value, parse, onValue }: TypedFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const messageId = useId();
  const parsed = typed === undefined ? { css: value } : parse(typed);
  const isWrong = 'issue' in parsed;
  const change = (text: string) => {
    setTyped(text);
    const result = parse(text);
    if ('css' in result) onValue(result.css);
  };
  return (
    <div>
      <label className={styles.wideField}>
        <span>{label}</span>
        <input
          className={styles.input}
          value={typed ?? value}
          aria-invalid={isWrong}
          aria-describedby={messageId}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => !isWrong && setTyped(undefined)}
        />
      </label>
      <p id={messageId} className={styles.message} role="status">
        {isWrong && parsed.issue}
      </p>
    </div>
  );
};

/** Fields for the tokens that a brand chooses. */
export const TokenFields = ({ tokens, font, onColor, onFont }: TokenFieldsProps) => (
  <>
    <section>
      <h2 className={styles.heading}>Color</h2>
      <div className={styles.fields}>
        {toRoles(tokens.color).map((role) => (
          <div key={role} className={styles.field}>
            <TypedField
              label={role}
              value={tokens.color[role]}
              parse={(text) => parseColor(role, text)}
              onValue={(css) => onColor(role, css)}
            />
            <input
              type="color"
              className={styles.swatch}
              aria-label={`${role}, picker`}
              value={tokens.color[role]}
              onChange={({ currentTarget }) => onColor(role, currentTarget.value)}
            />
          </div>
        ))}
      </div>
    </section>
    <section>
      <h2 className={styles.heading}>Type</h2>
      {(Object.keys(fontLabels) as FontRole[]).map((role) => (
        <TypedField
          key={role}
          label={fontLabels[role]}
          value={font[role] ?? (Object.hasOwn(tokens.font, role) ? tokens.font[role] : '')}
          parse={(text) => parseFont(role, text)}
          onValue={(css) => onFont(role, css)}
        />
      ))}
    </section>
  </>
);
