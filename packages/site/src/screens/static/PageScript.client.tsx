'use client';

import { useEffect } from 'react';

export type PageScriptProps = { inline?: string | undefined; sources: readonly string[] };

/**
 * The scripts of a static page (SPEC §3, settings javascript and externalJavascript). They are given to the browser as
 * elements of its own, so nothing in them can end the page's markup, and they go when the reader leaves the page.
 */
export const PageScript = ({ inline, sources }: PageScriptProps) => {
  useEffect(() => {
    const scripts = [...sources.map((src) => Object.assign(document.createElement('script'), { src, async: false })), ...(inline ? [Object.assign(document.createElement('script'), { textContent: inline })] : [])];
    document.body.append(...scripts);
    return () => scripts.forEach((script) => script.remove());
  }, [inline, sources]);
  return null;
};
