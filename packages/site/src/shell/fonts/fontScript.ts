import { firstFaces, storedFontsKey } from './firstFonts.ts';

const faces = firstFaces.map(({ family, file }) => [family, file]);

/** Kilobits of the two files and of the rest of a document, which arrive together: some 60 and 20 KB. */
const kilobits = 640;
/** Files that take longer arrive after the first paint, in ms. */
const maxWaitMs = 150;
/** Time to the first byte of the document above which a network counts as slow, in ms: twice as long, with the server's part. */
const maxFirstByteMs = 300;

/**
 * Inline script (decision 74). Preloads the fonts if they are stored or can arrive before the first paint. Where they are not
 * stored, sets `data-fonts` on `<html>`, with which a page has its fallback fonts, and removes it if the fonts arrive before
 * the first frame. Otherwise it stays: `late` until the fonts are loaded, which `loadLateFonts` does on a slow network, then
 * `loaded`; `none` where the reader saves data. Browsers that do not tell the speed of the network are judged by the time to
 * the first byte.
 */
export const fontScript = `((d,f)=>{let s,p,n=performance.getEntriesByType("navigation")[0],c=navigator.connection;try{s=localStorage.getItem("${storedFontsKey}")}catch{}if(!s)d.fonts=c?.saveData?"none":"late";if(s||!(c?c.saveData||c.rtt+${kilobits}/c.downlink>${maxWaitMs}:n&&n.responseStart-n.requestStart>${maxFirstByteMs})){for(const[,h]of f)document.head.insertAdjacentHTML("beforeend",'<link rel="preload" as="font" crossorigin href="'+h+'">');s||requestAnimationFrame(()=>p=1);s||Promise.all(f.map(([g])=>document.fonts.load("1em "+g))).then(()=>{p?d.fonts="loaded":delete d.fonts;s===null&&localStorage.setItem("${storedFontsKey}","1")})}})(document.documentElement.dataset,${JSON.stringify(faces)})`;
