/**
 * Inline script (decision 28): loads the script that `<html>` names. Its text is the same in every document, so that the
 * policy has its hash. `strict-dynamic` trusts scripts that a trusted script adds, but not its `import()`.
 */
export const documentScript =
  "document.head.append(Object.assign(document.createElement('script'),{type:'module',src:document.documentElement.dataset.script}))";
