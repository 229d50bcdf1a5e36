'use client';

import { lazy, Suspense, useEffect, useState } from 'react';

const Nothing = () => <></>;

/** Without its code a search field is a plain field. */
const Suggestions = lazy(() =>
  import('./Suggestions.client').then(
    (module) => ({ default: module.Suggestions }),
    () => ({ default: Nothing }),
  ),
);

/** Search fields of the publication; other forms have a field `q` of their own. */
const searchField = 'form[action="/search/"] [name="q"]';

/** Shows suggestions below the search field that has the focus. Their code and index are loaded at the first focus. */
export const SuggestionsOnDemand = () => {
  const [field, setField] = useState<HTMLInputElement>();
  useEffect(() => {
    const onFocus = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof HTMLInputElement && target.matches(searchField)) setField(target);
    };
    onFocus({ target: document.activeElement });
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return (
    field && (
      <Suspense>
        <Suggestions field={field} />
      </Suspense>
    )
  );
};
