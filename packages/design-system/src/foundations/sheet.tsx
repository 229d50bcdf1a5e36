import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { vars } from '../theme/contract.css';

/** The value of a token in the current brand, read from the page. */
export const getValue = (reference: string): string => {
  const name = /^var\((--[^),]+)/.exec(reference)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : reference;
};

const cell: CSSProperties = {
  paddingBlock: '10px',
  paddingInline: '0 16px',
  borderTop: vars.border.hairline,
  verticalAlign: 'middle',
  textAlign: 'start',
  overflowWrap: 'anywhere',
};
const mono: CSSProperties = { font: `400 ${vars.text.meta}/1.4 ${vars.font.interface}`, color: vars.color.ink3 };

/* Names may break between words. */
const breakable = (role: string) =>
  role.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));

export type TokenSheetProps = {
  title: string;
  /** The tokens of one group of the theme contract: role and reference. */
  tokens: Readonly<Record<string, string>>;
  show: (reference: string, role: string) => ReactNode;
};

/** The tokens of one group with their values in this brand. */
export const TokenSheet = ({ title, tokens, show }: TokenSheetProps) => (
  <table style={{ width: '100%', borderCollapse: 'collapse', marginBottom: vars.space[8], tableLayout: 'fixed' }}>
    <caption style={{ textAlign: 'start', font: `600 ${vars.text.h4}/2 ${vars.font.interface}` }}>{title}</caption>
    <thead>
      <tr>
        {['Role', 'Value', 'Looks like'].map((head) => (
          <th key={head} scope="col" style={{ ...cell, ...mono, border: 0 }}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.entries(tokens).map(([role, reference]) => (
        <tr key={role}>
          <th scope="row" style={{ ...cell, font: `600 ${vars.text.uiSmall}/1.4 ${vars.font.interface}` }}>
            {breakable(role)}
          </th>
          <td style={{ ...cell, ...mono }}>{getValue(reference)}</td>
          <td style={cell}>{show(reference, role)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
