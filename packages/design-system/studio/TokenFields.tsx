import type { NewsThemeChoices } from '../src/theme/newsTheme';
import { type ColorRole, requiredColors, type Tokens } from '../tokens/themeChoices';
import * as styles from './studio.css';

type FontRole = keyof NewsThemeChoices['font'];

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

/* Accents first: every brand chooses them. A color input knows opaque colors only. */
const toRoles = (colors: Tokens['color']) => {
  const roles = (Object.keys(colors) as ColorRole[]).filter((role) => colors[role].startsWith('#'));
  return [...requiredColors, ...roles.filter((role) => !requiredColors.some((required) => required === role))];
};

/** Fields for the tokens that a brand chooses. */
export const TokenFields = ({ tokens, font, onColor, onFont }: TokenFieldsProps) => (
  <>
    <section>
      <h2 className={styles.heading}>Color</h2>
      <div className={styles.fields}>
        {toRoles(tokens.color).map((role) => (
          <label key={role} className={styles.field}>
            <span>{role}</span>
            <span className={styles.value}>{tokens.color[role]}</span>
            <input
              type="color"
              className={styles.swatch}
              value={tokens.color[role]}
              onChange={({ currentTarget }) => onColor(role, currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </section>
    <section>
      <h2 className={styles.heading}>Type</h2>
      {(Object.keys(fontLabels) as FontRole[]).map((role) => (
        <label key={role} className={styles.wideField}>
          <span>{fontLabels[role]}</span>
          <input
            className={styles.input}
            value={font[role] ?? (role in tokens.font ? tokens.font[role] : '')}
            onChange={({ currentTarget }) => onFont(role, currentTarget.value)}
          />
        </label>
      ))}
    </section>
  </>
);
