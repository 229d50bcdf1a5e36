/** Local storage key of the reader's choices: `theme text`, such as `dark large`. */
export const readingKey = 'masthead-reading';

/**
 * Inline script. Applies the reader's choices to `<html>` before the first paint, so that no page appears in the wrong
 * colors first. Other values than these, and storage that is not allowed, leave the page as the system wants it.
 */
export const readingScript = `(d=>{try{const[t,s]=localStorage.getItem("${readingKey}").split(" ");/^(light|dark)$/.test(t)&&(d.theme=t);/^larg(e|est)$/.test(s)&&(d.text=s)}catch{}})(document.documentElement.dataset)`;
