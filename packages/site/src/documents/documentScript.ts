/**
 * Inline script (decision 28) that loads the one of `<html>`. The policy has its hash; `strict-dynamic` no `import()`.
 */
export const documentScript =
  "document.head.append(Object.assign(document.createElement('script'),{type:'module',src:document.documentElement.dataset.script}))";
