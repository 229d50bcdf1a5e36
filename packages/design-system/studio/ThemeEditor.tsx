import { type CSSProperties, useState } from 'react';
import { brands } from '../.storybook/brands';
import { Specimen } from '../src/foundations/Specimen';
import { Button } from '../src/Button/Button';
import { brandVars } from '../src/theme/contract.css';
import { type ColorScheme, type NewsThemeChoices, newsTheme } from '../src/theme/newsTheme';
import { describeThemeIssues } from '../tokens/contrastPairs';
import { designTokens } from '../tokens/designTokens';
import type { ColorRole, Tokens } from '../tokens/themeChoices';
import { writeThemeFile } from '../tokens/themeFile';
import * as styles from './studio.css';
import { TokenFields } from './TokenFields';
import { TokenImport } from './TokenImport';

const themes = import.meta.glob<NewsThemeChoices>('../../../apps/*/theme.css.ts', {
  import: 'themeChoices',
  eager: true,
});

const getName = (reference: string) => /--[^),]+/.exec(reference)?.[0] ?? reference;

/* The tokens of a brand as custom properties of one element, which its content inherits. */
const toProperties = (tokens: Tokens, { font }: NewsThemeChoices, start: NewsThemeChoices) => {
  const values = Object.entries(brandVars).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, reference]) => [
      getName(reference),
      (tokens as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[role],
    ]),
  );
  // The files of the brand have their own names; another family has the name that it has on this machine.
  const families = (['headline', 'interface'] as const).flatMap((face) =>
    font[face] === start.font[face] ? [] : [[`--font-${face}`, `'${font[face]}'`]],
  );
  return Object.fromEntries([...values, ...families]) as CSSProperties;
};

const download = (name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
};

const schemes = { light: 'Light', dark: 'Dark' } as const satisfies Record<ColorScheme, string>;

type SchemeChoiceProps = { scheme: ColorScheme; onScheme: (scheme: ColorScheme) => void };

const SchemeChoice = ({ scheme, onScheme }: SchemeChoiceProps) => (
  <fieldset className={styles.row}>
    <legend className={styles.heading}>Color scheme</legend>
    {(Object.keys(schemes) as ColorScheme[]).map((one) => (
      <label key={one} className={styles.option}>
        <input type="radio" name="scheme" checked={one === scheme} onChange={() => onScheme(one)} />
        {schemes[one]}
      </label>
    ))}
  </fieldset>
);

const ContrastReport = ({ issues }: { issues: readonly string[] }) => (
  <section aria-label="Contrast" aria-live="polite">
    <h2 className={styles.heading}>Contrast</h2>
    {issues.length === 0 ? (
      <p>Every pair of colors has enough contrast (WCAG 2.2 AA).</p>
    ) : (
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    )}
  </section>
);

/**
 * Changes the tokens of a brand with a live preview, and exports and imports them. `brand` is the folder of its app.
 */
export const ThemeEditor = ({ brand }: { brand: string }) => {
  const start = themes[`../../../apps/${brand}/theme.css.ts`];
  if (!start) throw new Error(`apps/${brand}/theme.css.ts does not export themeChoices.`);
  const name = brands.find(({ key }) => key === brand)?.name ?? brand;
  const [choices, setChoices] = useState(start);
  const [scheme, setScheme] = useState<ColorScheme>('light');
  // New fields, without what was typed before.
  const [fields, setFields] = useState(0);
  const replace = (chosen: NewsThemeChoices) => {
    setChoices(chosen);
    setFields((current) => current + 1);
  };
  const tokens = newsTheme(choices, scheme);
  const setColor = (role: ColorRole, value: string) =>
    setChoices((current) =>
      scheme === 'dark'
        ? { ...current, dark: { ...current.dark, [role]: value } }
        : { ...current, color: { ...current.color, [role]: value } },
    );
  const tokensFile = scheme === 'dark' ? `${brand}.dark.tokens.json` : `${brand}.tokens.json`;
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Theme editor: {name}</h1>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <SchemeChoice scheme={scheme} onScheme={setScheme} />
          <TokenFields
            key={fields}
            tokens={tokens}
            font={choices.font}
            onColor={setColor}
            onFont={(role, value) =>
              setChoices((current) => ({ ...current, font: { ...current.font, [role]: value } }))
            }
          />
          <TokenImport choices={choices} scheme={scheme} onImport={replace} />
        </div>
        <div className={styles.result}>
          <ContrastReport issues={describeThemeIssues(choices)} />
          <div className={styles.row}>
            <Button look="ink" onClick={() => download('theme.css.ts', 'text/plain', writeThemeFile(name, choices))}>
              Export theme file
            </Button>
            <Button
              look="line"
              onClick={() => download(tokensFile, 'application/json', JSON.stringify(designTokens(tokens), null, 2))}
            >
              Export design tokens
            </Button>
            <Button look="quiet" onClick={() => replace(start)}>
              Undo all changes
            </Button>
          </div>
          <section
            aria-label="Preview"
            className={styles.preview}
            style={{ ...toProperties(tokens, choices, start), colorScheme: scheme }}
          >
            <Specimen />
          </section>
        </div>
      </div>
    </main>
  );
};
