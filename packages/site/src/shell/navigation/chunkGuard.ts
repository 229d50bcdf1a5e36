import { limits } from '@masthead/config/limits';

/** Session storage key for the time of the last forced reload in ms. */
export const reloadKey = 'masthead-chunk-reload';

/** Firefox reports loads that it cancels as failed when the reader leaves: a reload would cancel that. */
const leaveMs = 1_000;

/**
 * §4, §9: reloads the page after a chunk-load failure, at most every 60 s. An inline script, because the missing
 * chunk may hold any other code. Vite dispatches an event for a failed `import()`, which most callers catch. It does
 * nothing without session storage, which bounds the reloads, and nothing while the browser is offline, where a reload
 * would lose the page.
 */
export const chunkGuardScript = `(()=>{
let lose=()=>setTimeout(()=>{try{let now=Date.now();if(navigator.onLine!==false&&!(now-sessionStorage.getItem('${reloadKey}')<${limits.chunkReloadGuardMs}))sessionStorage.setItem('${reloadKey}',String(now)),location.reload()}catch{}},${leaveMs}),
check=e=>/ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(e?.name+' '+e?.message)&&lose();
addEventListener('error',({target:t,error})=>t?.tagName==='SCRIPT'?/^\\/_next\\/static\\//.test(t.getAttribute('src'))&&lose():check(error),true);
addEventListener('unhandledrejection',e=>check(e.reason));
addEventListener('vite:preloadError',e=>check(e.payload))
})()`.replaceAll('\n', '');
