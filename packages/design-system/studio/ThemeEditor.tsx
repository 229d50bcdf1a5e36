import { type CSSProperties, useEffect, useState } from 'react';
import { brands } from '../.storybook/brands';
import { Specimen } from '../src/foundations/Specimen';
import { Button } from '../src/Button/Button';
import { brandVars } from '../src/theme/contract.css';
import { type ColorScheme, type NewsThemeChoices, newsTheme } from '../src/theme/newsTheme';
import { describeRelatives } from '../tokens/accentRelatives';
import { describeThemeIssues } from '../tokens/contrastPairs';
import { designTokens } from '../tokens/designTokens';
import type { ColorRole, Tokens } from '../tokens/themeChoices';
import { writeThemeFile } from '../tokens/themeFile';
import { CopyAddress } from './CopyAddress';
import * as styles from './studio.css';
import { parseThemeFragment, toThemeFragment } from './themeAddress';
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

const RelativesReport = ({ issues }: { issues: readonly string[] }) =>
  issues.length > 0 && (
    <section aria-label="Relatives of the accent" aria-live="polite">
      <h2 className={styles.heading}>Relatives of the accent</h2>
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </section>
  );

/** Choices, and the field that made them. */
type Step = { field: string; choices: NewsThemeChoices };

const toSteps = (choices: NewsThemeChoices, start: NewsThemeChoices): Step[] =>
  choices === start ? [] : [{ field: '', choices }];

/**
 * Changes the tokens of a brand with a live preview, and exports and imports them. `brand` is the folder of its app.
 */
export const ThemeEditor = ({ brand }: { brand: string }) => {
  const start = themes[`../../../apps/${brand}/theme.css.ts`];
  if (!start) throw new Error(`apps/${brand}/theme.css.ts does not export themeChoices.`);
  const name = brands.find(({ key }) => key === brand)?.name ?? brand;
  // The last one is current. Successive changes of one field are one step.
  const [steps, setSteps] = useState<readonly Step[]>(() => [
    { field: '', choices: start },
    ...toSteps(parseThemeFragment(location.hash, brand, start), start),
  ]);
  const choices = steps.at(-1)?.choices ?? start;
  const [scheme, setScheme] = useState<ColorScheme>('light');
  // New fields, without what was typed before.
  const [fields, setFields] = useState(0);
  const change = (field: string, changed: NewsThemeChoices) =>
    setSteps((current) => [
      ...(field && current.at(-1)?.field === field ? current.slice(0, -1) : current),
      { field, choices: changed },
    ]);
  const replace = (chosen: NewsThemeChoices) => {
    change('', chosen);
    setFields((current) => current + 1);
  };
  const undo = () => {
    setSteps((current) => (current.length > 1 ? current.slice(0, -1) : current));
    setFields((current) => current + 1);
  };
  useEffect(() => {
    const page = `${location.pathname}${location.search}`;
    history.replaceState(history.state, '', choices === start ? page : toThemeFragment(brand, choices));
  }, [brand, choices, start]);
  const tokens = newsTheme(choices, scheme);
  const setColor = (role: ColorRole, value: string) =>
    change(
      `${scheme} ${role}`,
      scheme === 'dark'
        ? { ...choices, dark: { ...choices.dark, [role]: value } }
        : { ...choices, color: { ...choices.color, [role]: value } },
    );
  const tokensFile = scheme === 'dark' ? `${brand}.dark.tokens.json` : `${brand}.tokens.json`;
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Theme editor: {name}</h1>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <SchemeChoice scheme={scheme} onScheme={setScheme} />
          <TokenFields
            key={`${scheme} ${fields}`}
            tokens={tokens}
            font={choices.font}
            onColor={setColor}
            onFont={(role, value) => change(role, { ...choices, font: { ...choices.font, [role]: value } })}
          />
          <TokenImport choices={choices} scheme={scheme} onImport={replace} />
        </div>
        <div className={styles.result}>
          <ContrastReport issues={describeThemeIssues(choices)} />
          <RelativesReport issues={describeRelatives(choices)} />
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
            <Button look="quiet" onClick={undo} disabled={steps.length === 1}>
              Undo
            </Button>
            <Button look="quiet" onClick={() => replace(start)}>
              Undo all changes
            </Button>
            <CopyAddress />
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
