import { useDeferredValue, useRef, useState } from 'react';
import { brands, getBrand } from '../.storybook/brands';
import { checkElements } from './componentProps';
import { complete, type Completion } from './completions';
import { renderJsx } from './renderJsx';
import { snippets } from './snippets';
import * as styles from './studio.css';

const maxCompletions = 12;

const getIssues = (code: string): string[] => {
  const result = renderJsx(code, getBrand({ brand: brands[0]?.key }));
  return 'message' in result ? [result.message] : [...new Set(checkElements(result.element))];
};

type CodeFieldProps = { code: string; onChange: (code: string) => void };

/** The code of the playground, with snippets, completions at the caret, and what is wrong in words. */
export const CodeField = ({ code, onChange }: CodeFieldProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const issues = getIssues(useDeferredValue(code));
  const completions = complete(code.slice(0, caret)).slice(0, maxCompletions);
  const insert = ({ insert: text, replaced }: Completion) => {
    const area = field.current;
    if (!area) return;
    area.setRangeText(text, caret - replaced, caret, 'end');
    area.focus();
    setCaret(area.selectionEnd);
    onChange(area.value);
  };
  return (
    <div className={styles.panel}>
      <label>
        <span className={styles.heading}>Start with </span>
        <select
          value=""
          onChange={({ currentTarget: { value } }) =>
            onChange(new Map<string, string>(Object.entries(snippets)).get(value) ?? code)
          }
        >
          <option value="">a snippet</option>
          {Object.keys(snippets).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        <span className={styles.heading}>
          JSX with any component, and the samples stories, stream, trending, pictures, offer and brand. Control and
          Space insert the first completion.
        </span>
        <textarea
          ref={field}
          className={styles.code}
          value={code}
          maxLength={8000}
          spellCheck={false}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
          onKeyDown={(event) => {
            const [first] = completions;
            if (!first || !event.ctrlKey || event.code !== 'Space') return;
            event.preventDefault();
            insert(first);
          }}
          onChange={({ currentTarget }) => {
            setCaret(currentTarget.selectionEnd);
            onChange(currentTarget.value);
          }}
        />
      </label>
      {completions.length > 0 && (
        <ul className={styles.row} aria-label="Completions">
          {completions.map((completion) => (
            <li key={completion.name}>
              <button type="button" title={completion.description} onClick={() => insert(completion)}>
                {completion.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {issues.length > 0 && (
          <ul className={styles.issues}>
            {issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
