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
var lost=/ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/;
var isLost=function(e){return!!e&&lost.test(e.name+' '+e.message)};
var reload=function(){if(navigator.onLine===false)return;try{var now=Date.now();if(now-Number(sessionStorage.getItem('${reloadKey}'))<${limits.chunkReloadGuardMs})return;sessionStorage.setItem('${reloadKey}',String(now));location.reload()}catch(e){}};
var lose=function(){setTimeout(reload,${leaveMs})};
addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'?/^\\/_next\\/static\\//.test(t.getAttribute('src')):isLost(e.error))lose()},true);
addEventListener('unhandledrejection',function(e){if(isLost(e.reason))lose()});
addEventListener('vite:preloadError',function(e){if(isLost(e.payload))lose()});
})()`.replaceAll('\n', '');
