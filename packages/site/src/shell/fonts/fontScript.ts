import { fontFaces } from '@masthead/design-system/font-files';
import { storedFontsKey } from './storedFonts.ts';

/** The two files of the first screen. Italics are fetched by pages that have some. */
const files = [fontFaces.headline.file, fontFaces.interface.file];

/** Kilobits of the two files and of the rest of a document, which arrive together: some 60 and 20 KB. */
const kilobits = 640;
/** Files that take longer arrive after the first paint, in ms. */
const maxWaitMs = 150;
/** Time to the first byte of the document above which a network counts as slow, in ms: twice as long, with the server's part. */
const maxFirstByteMs = 300;

/**
 * Inline script (decision 74). Preloads the fonts if they are stored or can arrive before the first paint. Otherwise sets `data-fonts`
 * on `<html>`, and the page keeps its fallback fonts: `late` where `loadLateFonts` loads them, `none` where the reader
 * saves data. Browsers that do not tell the speed of the network are judged by the time to the first byte.
 */
export const fontScript = `((r,f)=>{let s,n=performance.getEntriesByType("navigation")[0],c=navigator.connection;try{s=localStorage.getItem("${storedFontsKey}")}catch{}if(!s&&(c?c.saveData||c.rtt+${kilobits}/c.downlink>${maxWaitMs}:n&&n.responseStart-n.requestStart>${maxFirstByteMs}))r.dataset.fonts=c?.saveData?"none":"late";else{for(const h of f)document.head.insertAdjacentHTML("beforeend",'<link rel="preload" as="font" type="font/woff2" crossorigin href="'+h+'">');s===null&&localStorage.setItem("${storedFontsKey}","1")}})(document.documentElement,${JSON.stringify(files)})`;
