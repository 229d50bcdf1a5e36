/** The scripts of the framework, whose order does not matter, and preload links for scripts. */
const scriptTags =
  /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>|<link rel="preload" as="script"[^>]*\/>/g;

/** Maximum wait for the first picture, in ms. */
const timeoutMs = 1000;

/**
 * The inline script that requests the scripts after the first screen is painted with its picture, on the first
 * interaction, or at once in a hidden tab.
 */
const loader = (addresses: readonly string[]): string =>
  `(()=>{var left=${JSON.stringify(addresses)},ask=()=>{for(var src of left.splice(0)){var s=document.createElement("script");s.src=src;s.async=true;document.head.append(s)}},
painted=()=>requestAnimationFrame(()=>setTimeout(ask)),p=document.querySelector("img[fetchpriority=high]");
for(var e of["pointerdown","keydown","visibilitychange"])addEventListener(e,ask,{capture:true,once:true});
if(document.hidden)ask();else if(!p||p.complete)painted();else p.onload=p.onerror=painted;
setTimeout(ask,${timeoutMs})})()`.replaceAll('\n', '');

const scriptList = /^\(\(\)=>\{var left=(\["[\w\-./,"~]*"\]),ask=/;

/** The loader is the last element of a document. */
const loaderStart = '<script>(()=>{var left=["/_next/';
const maxLoaderLength = 4_000;

/** Whether `deferScripts` has changed a document. */
export const isDeferred = (html: string): boolean => html.includes(loaderStart, html.length - maxLoaderLength);

/** Whether an inline script is exactly the loader of `deferScripts`, for files of the build only. */
export const isScriptLoader = (code: string): boolean => {
  const list = scriptList.exec(code)?.[1];
  if (list === undefined) return false;
  const addresses = list.slice(2, -2).split('","');
  return (
    addresses.every((address) => address.startsWith('/_next/static/') && !address.includes('..')) &&
    loader(addresses) === code
  );
};

/**
 * Replaces the framework's script tags of a page by a loader that requests them after the first paint (decision 23). Tags in
 * the head would compete with the first picture on a slow network, and reading needs no script.
 */
export const deferScripts = (html: string): string => {
  const addresses = [...new Set([...html.matchAll(scriptTags)].flatMap(([, src]) => src ?? []))];
  const end = html.lastIndexOf('</body>');
  if (addresses.length === 0 || end === -1) return html;
  return html.slice(0, end).replace(scriptTags, '') + `<script>${loader(addresses)}</script>` + html.slice(end);
};
