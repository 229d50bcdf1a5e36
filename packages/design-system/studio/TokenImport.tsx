import { useState } from 'react';
import { Button } from '../src/Button/Button';
import type { ColorScheme, NewsThemeChoices } from '../src/theme/newsTheme';
import { importTokens } from '../tokens/importTokens';
import * as styles from './studio.css';

export type TokenImportProps = {
  choices: NewsThemeChoices;
  /** The scheme that the colors of the file are for. */
  scheme: ColorScheme;
  onImport: (choices: NewsThemeChoices) => void;
};

/** Imports design tokens from a file or pasted text and says what was left out or has to change. */
export const TokenImport = ({ choices, scheme, onImport }: TokenImportProps) => {
  const [text, setText] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const read = () => {
    const result = importTokens(text, choices, scheme);
    if (result.kind === 'rejected') return setMessages(['Nothing was imported.', ...result.issues]);
    onImport(result.choices);
    setMessages(['The tokens were imported.', ...result.notes]);
  };
  return (
    <section>
      <h2 className={styles.heading}>Import design tokens</h2>
      <div className={styles.panel}>
        <label>
          File of design tokens (W3C format or Tokens Studio)
          <input
            type="file"
            accept=".json,application/json"
            className={styles.input}
            onChange={async ({ currentTarget }) => setText((await currentTarget.files?.[0]?.text()) ?? '')}
          />
        </label>
        <label>
          Or its text
          <textarea
            className={styles.code}
            value={text}
            spellCheck={false}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <div>
          <Button look="line" onClick={read}>
            Import tokens
          </Button>
        </div>
        <div role="status">
          {messages.length > 0 && (
            <ul className={styles.issues}>
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
};
