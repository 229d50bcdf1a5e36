/** Inline script (decision 28) that loads the one of `<html>`. `strict-dynamic` does not trust an `import()`. */
export const documentScript =
  "document.head.append(Object.assign(document.createElement('script'),{type:'module',src:document.documentElement.dataset.script}))";
