'use client';

import { SearchBox, type SearchBoxProps } from './SearchBox';

export type LiveSearchBoxProps = Omit<SearchBoxProps, 'onChange' | 'focus'> & {
  /** Called with the text on every change. */
  onSearch: (text: string) => void;
};

/** A search box with autofill: it searches on every change (SPEC §2.8). Without scripts it is a plain form. */
export const LiveSearchBox = ({ onSearch, ...box }: LiveSearchBoxProps) => (
  <SearchBox {...box} onChange={(event) => onSearch(event.target.value)} />
);
