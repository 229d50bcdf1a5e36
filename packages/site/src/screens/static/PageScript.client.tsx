'use client';

import { useEffect } from 'react';

/** Props of `PageScript`. */
export type PageScriptProps = { inline?: string | undefined; sources: readonly string[] };

/**
 * The scripts of a static page (§3, settings javascript and externalJavascript). They are inserted as DOM
 * elements, so their text cannot end the page's markup, and removed when the reader leaves the page. Inline code is
 * loaded from a blob, because the content security policy allows files that the site's scripts load but no added inline
 * scripts.
 */
export const PageScript = ({ inline, sources }: PageScriptProps) => {
  useEffect(() => {
    const blob = inline ? URL.createObjectURL(new Blob([inline], { type: 'text/javascript' })) : undefined;
    const scripts = [...sources, ...(blob ? [blob] : [])].map((src) =>
      Object.assign(document.createElement('script'), { src, async: false }),
    );
    document.body.append(...scripts);
    return () => {
      scripts.forEach((script) => script.remove());
      if (blob) URL.revokeObjectURL(blob);
    };
  }, [inline, sources]);
  return null;
};
