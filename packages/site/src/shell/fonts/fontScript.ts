import { firstFaces, storedFontsKey } from './firstFonts.ts';

const faces = firstFaces.map(({ family, file }) => [family, file]);

/** Kilobits of the two files and of the rest of a document, which arrive together: some 60 and 20 KB. */
const kilobits = 640;
/** The estimated time to load the files, in ms, above which a network counts as slow. */
const maxEstimateMs = 200;
/**
 * Time to the first byte of the document above which a network counts as slow, in ms: twice as long, with the server's
 * part.
 */
const maxFirstByteMs = 300;
/** How long the first paint waits for files that were estimated to arrive in time, in ms. */
const maxWaitMs = 250;

/**
 * Inline script (decision 74). Preloads the fonts if they are stored, or if they can arrive so soon that the first paint waits
 * for them. Where they are not stored, sets `data-fonts` on `<html>`, with which a page has its fallback fonts:
 * - `pending`: nothing is painted yet. Removed when the fonts arrive, `late` when they do not arrive in time.
 * - `late`: painted with the fallback fonts. `loadLateFonts` loads the others.
 * - `loaded`: as `late`, and the fonts have arrived since.
 * - `none`: the reader saves data.
 *
 * Browsers that do not report the speed of the network are judged by the time to the first byte.
 */
export const fontScript = `((d,f)=>{let s,n=performance.getEntriesByType("navigation")[0],c=navigator.connection,l=f.map(([g])=>"1em "+g);try{s=localStorage.getItem("${storedFontsKey}")}catch{}if(s||!(c?c.saveData||c.rtt+${kilobits}/c.downlink>${maxEstimateMs}:n&&n.responseStart-n.requestStart>${maxFirstByteMs})){for(const[,h]of f)document.head.insertAdjacentHTML("beforeend",'<link rel="preload" as="font" crossorigin href="'+h+'">');if(!s){let o=e=>{let w=d.fonts;if(w=="pending")e||l.every(g=>document.fonts.check(g))?delete d.fonts:d.fonts="late";else if(e&&w)d.fonts="loaded"};d.fonts="pending";setTimeout(o,${maxWaitMs});Promise.all(l.map(g=>document.fonts.load(g))).then(()=>{o(1);s===null&&localStorage.setItem("${storedFontsKey}","1")})}}else d.fonts=c?.saveData?"none":"late"})(document.documentElement.dataset,${JSON.stringify(faces)})`;
