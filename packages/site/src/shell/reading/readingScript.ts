import { followsMarketsKey } from '../readingList/readingListHints.ts';

/** Local storage key of the reader's choices: `theme text`, such as `dark large`. */
export const readingKey = 'masthead-reading';

/**
 * Inline script. Applies the reader's choices to `<html>` before the first paint, so that no page appears in the wrong
 * colors first, and says whether the reader follows a market, so that the home page reserves space. Other values than
 * these, and storage that is not allowed, leave the page as the system wants it.
 */
export const readingScript = `(d=>{try{localStorage.getItem("${followsMarketsKey}")&&(d.markets="");const[t,s]=localStorage.getItem("${readingKey}").split(" ");/^(light|dark)$/.test(t)&&(d.theme=t);/^larg(e|est)$/.test(s)&&(d.text=s)}catch{}})(document.documentElement.dataset)`;
