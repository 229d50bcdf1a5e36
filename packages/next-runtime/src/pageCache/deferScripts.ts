/** The scripts of the framework, which may come in any order, and the hint for one of them. */
const named = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>|<link rel="preload" as="script"[^>]*\/>/g;

/** For so long (ms) scripts wait for a picture that does not come. */
const patienceMs = 1000;

/**
 * Asks for scripts when the first screen is painted with its picture, or as soon as the reader touches something or
 * the page is not seen. Written in the page itself; takes the scripts' addresses.
 */
const loader = (addresses: readonly string[]): string =>
  `(()=>{var left=${JSON.stringify(addresses)},ask=()=>{for(var src of left.splice(0)){var s=document.createElement("script");s.src=src;s.async=true;document.head.append(s)}},
painted=()=>requestAnimationFrame(()=>setTimeout(ask)),p=document.querySelector("img[fetchpriority=high]");
for(var e of["pointerdown","keydown","visibilitychange"])addEventListener(e,ask,{capture:true,once:true});
if(document.hidden)ask();else if(!p||p.complete)painted();else p.onload=p.onerror=painted;
setTimeout(ask,${patienceMs})})()`.replaceAll('\n', '');

const listed = /^\(\(\)=>\{var left=(\["[\w\-./,"~]*"\]),ask=/;

/** Whether an inline script is exactly the loader below, for files of the build only. */
export const isScriptLoader = (code: string): boolean => {
  const list = listed.exec(code)?.[1];
  if (list === undefined) return false;
  const addresses = list.slice(2, -2).split('","');
  return (
    addresses.every((address) => address.startsWith('/_next/static/') && !address.includes('..')) &&
    loader(addresses) === code
  );
};

/**
 * The same page, whose scripts are asked for after its first screen is painted (docs/decisions/0023). Named in its head they
 * share a telephone's line with the picture that the reader waits for, and no byte of them is needed to read.
 */
export const deferScripts = (html: string): string => {
  const addresses = [...new Set([...html.matchAll(named)].flatMap(([, src]) => src ?? []))];
  const end = html.lastIndexOf('</body>');
  if (addresses.length === 0 || end === -1) return html;
  return html.slice(0, end).replace(named, '') + `<script>${loader(addresses)}</script>` + html.slice(end);
};
