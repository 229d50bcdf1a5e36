'use client';

import { useEffect } from 'react';

export type PageScriptProps = { inline?: string | undefined; sources: readonly string[] };

/**
 * The scripts of a static page (SPEC §3, settings javascript and externalJavascript). They are given to the browser as
 * elements of its own, so nothing in them can end the page's markup, and they go when the reader leaves the page.
 * Inline code is loaded from a blob: the content security policy trusts files that the site's scripts load, and no
 * inline script that the document did not have.
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
