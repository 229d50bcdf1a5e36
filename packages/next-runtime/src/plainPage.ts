/**
 * A page that needs nothing else, for when the site itself cannot answer: what has happened, and what to do. Both are
 * HTML: words of a request are escaped by who puts them in.
 */
export const plainPage = (title: string, advice: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body style="font:1.125rem/1.5 Georgia,serif;max-width:36rem;margin:15vh auto;padding:0 1rem"><main><h1 style="font-size:1.5rem">${title}</h1><p>${advice}</p><p><a href="/">Home page</a></p></main></body></html>`;
