import { getOptionId, SuggestionList } from '@masthead/design-system/suggestion-list';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { matchSuggestions } from '../../content/suggestions/matchSuggestions';
import type { SuggestionIndex } from '../../content/suggestions/suggestionIndex';
import { suggestionsPath } from '../../routing/browserPaths';

const isIndex = (value: unknown): value is SuggestionIndex =>
  Array.isArray(value) && value.every((group) => Array.isArray((group as Partial<SuggestionIndex[number]>)?.pages));

const fetchIndex = async (): Promise<SuggestionIndex> => {
  const response = await fetch(suggestionsPath);
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isIndex(index)) throw new Error(`${suggestionsPath} with status ${response.status} is no index of suggestions.`);
  return index;
};

let loading: Promise<SuggestionIndex> | undefined;

/** Loads the index of suggestions once per document. It is empty, with a warning, when it fails to load. */
const loadIndex = async (): Promise<SuggestionIndex> => {
  loading ??= fetchIndex();
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    console.warn('The search suggestions could not be loaded. The search works without them.', cause);
    return [];
  }
};

/** The option that an arrow key reaches; undefined for other keys. -1 is the field itself. */
export const getActiveAfter = (key: string, active: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  return undefined;
};

type ListState = { text: string; active: number };

const closed: ListState = { text: '', active: -1 };

const isOption = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role="option"]') !== null;

/** Makes a search field a combobox. The field is in the server's HTML, so attributes are set here. */
const Suggestions = ({ field }: { field: HTMLInputElement }): ReactNode => {
  const id = useId();
  const [index, setIndex] = useState<SuggestionIndex>([]);
  const [{ text, active }, setState] = useState(closed);
  const suggestions = matchSuggestions(index, text);
  const count = suggestions.length;

  useEffect(() => {
    let isCurrent = true;
    void loadIndex().then((loaded) => {
      if (isCurrent) setIndex(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { form } = field;
    const close = () => setState(closed);
    field.addEventListener('input', () => setState({ text: field.value, active: -1 }), { signal });
    field.addEventListener('blur', close, { signal });
    form?.addEventListener('submit', close, { signal });
    // A press keeps the focus in the field, or the list would close before the click.
    form?.addEventListener('mousedown', (event) => isOption(event) && event.preventDefault(), { signal });
    // A link that is no longer in the page would not be followed.
    form?.addEventListener('click', (event) => isOption(event) && setTimeout(close), { signal });
    // What was typed before this code had loaded.
    if (field.value !== field.defaultValue) setState({ text: field.value, active: -1 });
    return () => controller.abort();
  }, [field]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const next = getActiveAfter(event.key, active, count);
      const isClosing = event.key === 'Escape' && count > 0;
      const isChoosing = event.key === 'Enter' && active >= 0;
      if (next === undefined && !isClosing && !isChoosing) return;
      event.preventDefault();
      if (isChoosing) document.getElementById(getOptionId(id, active))?.click();
      // The panel around the field closes at the next Escape only.
      if (isClosing) event.stopPropagation();
      // After Escape an arrow key opens the list again.
      setState(next === undefined ? closed : { text: field.value, active: next });
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field, id, count, active]);

  useEffect(() => {
    const attributes: Record<string, string> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(count > 0),
      ...(count > 0 && { 'aria-controls': id }),
      ...(count > 0 && active >= 0 && { 'aria-activedescendant': getOptionId(id, active) }),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    if (active >= 0) document.getElementById(getOptionId(id, active))?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
      field.setAttribute('role', 'searchbox');
    };
  }, [field, id, count, active]);

  if (count === 0 || !field.form) return null;
  return createPortal(<SuggestionList id={id} suggestions={suggestions} active={active} />, field.form);
};

/** Mounts the suggestions in an empty element. Returns the function that shows those of a field. */
export const mountSuggestions = (root: HTMLElement, signal: AbortSignal): ((field: HTMLInputElement) => void) => {
  const island = createRoot(root);
  signal.addEventListener('abort', () => island.unmount());
  return (field) => island.render(<Suggestions field={field} />);
};
