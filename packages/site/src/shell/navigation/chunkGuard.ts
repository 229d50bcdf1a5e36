import { limits } from '@masthead/config/limits';
import { faultEvent } from './faults';

/** Where the time of the last forced reload is kept; it outlives the reload and ends with the tab. */
export const reloadKey = 'masthead-chunk-reload';

/**
 * SPEC §4, §9: after a chunk-load failure one forced reload, at most every 60 s. A script in the page itself, since the
 * chunk that is missing may hold any other. Without storage it does nothing, or it could not know when to stop; nor does
 * it while the browser is offline, where a reload would take the page away too.
 */
export const chunkGuard = `(()=>{
var lost=/ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/;
var isLost=function(e){return!!e&&lost.test(e.name+' '+e.message)};
var reload=function(){if(navigator.onLine===false)return;try{var now=Date.now();if(now-Number(sessionStorage.getItem('${reloadKey}'))<${limits.chunkReloadGuardMs})return;sessionStorage.setItem('${reloadKey}',String(now));location.reload()}catch(e){}};
addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'?/\\/_next\\/static\\//.test(t.src):isLost(e.error))reload()},true);
addEventListener('unhandledrejection',function(e){if(isLost(e.reason))reload()});
addEventListener('${faultEvent}',function(e){if(isLost(e.detail))reload()});
})()`.replaceAll('\n', '');
