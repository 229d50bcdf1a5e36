import type { DocumentParts } from '../documentParts.ts';

/** Next's scripts, whose order does not matter, and preload links for scripts. */
const scriptTags =
  /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>|<link rel="preload" as="script"[^>]*\/>/g;

/** Maximum wait for the main picture, in ms. */
const timeoutMs = 1000;

/**
 * Creates the inline script that requests scripts after the first paint with the main picture, which has to be decoded for
 * it, on the first interaction, or at once in a hidden tab.
 */
const createLoader = (urls: readonly string[]): string =>
  `(()=>{var urls=${JSON.stringify(urls)},load=()=>{for(var src of urls.splice(0)){var s=document.createElement("script");s.src=src;s.async=true;document.head.append(s)}},
afterPaint=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(load))),p=document.querySelector("img[fetchpriority=high]");
for(var e of["pointerdown","keydown","visibilitychange"])addEventListener(e,load,{capture:true,once:true});
if(document.hidden)load();else if(p)p.decode().then(afterPaint,afterPaint);else afterPaint();
setTimeout(load,${timeoutMs})})()`.replaceAll('\n', '');

/** Captures the list of URLs of a loader. */
const loaderUrls = /^\(\(\)=>\{var urls=(\["[\w\-./,"~]*"\]),load=/;

/** The loader is the last element of a document. */
const loaderStart = '<script>(()=>{var urls=["/_next/';
const maxLoaderLength = 4_000;
const bodyEnd = '</body>';

/** Whether `deferScripts` has changed a document. */
export const isDeferred = (html: string): boolean => html.includes(loaderStart, html.length - maxLoaderLength);

/** Whether an inline script is the loader of `deferScripts`, unchanged, and requests files of the build only. */
export const isScriptLoader = (code: string): boolean => {
  const list = loaderUrls.exec(code)?.[1];
  if (list === undefined) return false;
  const urls = list.slice(2, -2).split('","');
  return urls.every((url) => url.startsWith('/_next/static/') && !url.includes('..')) && createLoader(urls) === code;
};

/**
 * Replaces the framework's script tags of a page by a loader that requests them after the first paint (decision 15). Tags in
 * the head would compete with the first picture on a slow network, and reading needs no script.
 */
export const deferScripts = (document: DocumentParts): DocumentParts => {
  const last = document.findLastIndex((part) => part.includes(bodyEnd));
  const urls = new Set<string>();
  const parts: string[] = [];
  let loaderPosition = -1;
  for (const [index, part] of document.entries()) {
    // Tags after the body stay.
    const end = index < last ? part.length : index === last ? part.lastIndexOf(bodyEnd) : 0;
    let done = 0;
    for (const { 0: tag, 1: src, index: position } of part.matchAll(scriptTags)) {
      if (src !== undefined) urls.add(src);
      if (position >= end) continue;
      parts.push(part.slice(done, position));
      done = position + tag.length;
    }
    if (index === last) {
      loaderPosition = parts.push(part.slice(done, end), '') - 1;
      done = end;
    }
    parts.push(part.slice(done));
  }
  if (urls.size === 0 || last === -1) return document;
  parts[loaderPosition] = `<script>${createLoader([...urls])}</script>`;
  return parts;
};
