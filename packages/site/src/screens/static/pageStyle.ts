import postcss from 'postcss';

/** At-rules that only say when styles apply; others would reach outside their place or load something. */
const allowedAtRules = new Set(['media', 'supports', 'container', 'layer']);

/** Values that load something or take an element out of its place. */
const forbidden = /url\s*\(|image-set\s*\(|expression\s*\(|javascript:|<|^\s*(?:fixed|sticky)\b/i;

/** The element that a static page's styles apply in. */
export const getPageScope = (slug: string): string => `[data-page="${slug}"]`;

/**
 * A static page's own styles, kept in their place (SPEC §3 Static page content, settings css): they apply inside the page's
 * content only, load nothing and fix nothing to the window. Styles that do not parse are left out whole.
 */
export const scopeStyles = (css: string, slug: string): string => {
  try {
    const root = postcss.parse(css);
    root.walkComments((comment) => void comment.remove());
    root.walkAtRules((rule) => void (allowedAtRules.has(rule.name.toLowerCase()) || rule.remove()));
    root.walkDecls((declaration) => void (forbidden.test(declaration.value) && declaration.remove()));
    root.walkRules((rule) => void (rule.selector.includes('<') && rule.remove()));
    const text = root.toString().trim();
    return text ? `@scope (${getPageScope(slug)}) { ${text} }` : '';
  } catch (cause) {
    if (!(cause instanceof postcss.CssSyntaxError)) throw cause;
    return ''; // the page reads well without; whoever edits it sees that nothing changed
  }
};
