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
 * Inline script (decision 36). Preloads the fonts if they are stored. Otherwise sets `data-fonts` on `<html>`, with which a page
 * has its fallback fonts, and fetches the fonts if they can arrive so soon that the first paint waits for them:
 * - `pending`: nothing is painted yet. Removed when the fonts arrive, `late` when they do not arrive in time.
 * - `late`: painted with the fallback fonts. `loadLateFonts` loads the others.
 * - `loaded`: as `late`, and the fonts have arrived since.
 * - `none`: the reader saves data.
 *
 * Browsers that do not report the speed of the network are judged by the time to the first byte. Files are fetched before the
 * fonts are loaded, because Firefox and Safari drop a font with `font-display: optional` that takes longer than 100 ms.
 */
export const fontScript = `((d,f)=>{let s,n=performance.getEntriesByType("navigation")[0],c=navigator.connection;try{s=localStorage.getItem("${storedFontsKey}")}catch{}if(s)for(const[,h]of f)document.head.insertAdjacentHTML("beforeend",'<link rel="preload" as="font" crossorigin href="'+h+'">');else if(c?c.saveData||c.rtt+${kilobits}/c.downlink>${maxEstimateMs}:n&&n.responseStart-n.requestStart>${maxFirstByteMs})d.fonts=c?.saveData?"none":"late";else{let l=g=>"1em "+g,o=e=>{let w=d.fonts;if(w=="pending")e||f.every(([g])=>document.fonts.check(l(g)))?delete d.fonts:d.fonts="late";else if(e&&w)d.fonts="loaded"};d.fonts="pending";setTimeout(o,${maxWaitMs});Promise.all(f.map(([g,h])=>fetch(h).then(r=>r.blob()).then(()=>document.fonts.load(l(g))))).then(()=>{o(1);s===null&&localStorage.setItem("${storedFontsKey}","1")},()=>o())}})(document.documentElement.dataset,${JSON.stringify(faces)})`;
