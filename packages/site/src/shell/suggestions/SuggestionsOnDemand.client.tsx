'use client';

import { lazyPart } from '@masthead/design-system/lazy-part';
import { Suspense, useEffect, useState } from 'react';

/** Without its code a search field is a plain field. */
const Suggestions = lazyPart(() => import('./Suggestions.client').then((module) => module.Suggestions));

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
