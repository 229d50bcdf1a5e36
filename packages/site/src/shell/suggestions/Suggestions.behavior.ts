import type { Behavior } from '@masthead/design-system/connect-behaviors';

/** Search fields of the publication; other forms have a field `q` of their own. */
const searchField = 'form[action="/search/"] [name="q"]';

/** Shows suggestions below the focused search field. Without their code it is a plain field. */
export const suggestions: Behavior = (root, signal) => {
  let island: Promise<(field: HTMLInputElement) => void> | undefined;
  const onFocus = ({ target }: { target: EventTarget | null }): void => {
    if (!(target instanceof HTMLInputElement) || !target.matches(searchField)) return;
    island ??= import('./SuggestionsIsland').then(({ mountSuggestions }) => mountSuggestions(root, signal));
    island.then(
      (show) => show(target),
      () => void (island = undefined),
    );
  };
  onFocus({ target: document.activeElement });
  document.addEventListener('focusin', onFocus, { signal });
};
