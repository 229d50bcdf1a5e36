import postcss from 'postcss';

/** Conditional at-rules. Others would affect the rest of the document or load files. */
const allowedAtRules = new Set(['media', 'supports', 'container', 'layer']);

/** Values that load files or position elements relative to the window. */
const forbidden = /url\s*\(|image-set\s*\(|expression\s*\(|javascript:|<|^\s*(?:fixed|sticky)\b/i;

/** Selector of the element to which the styles of a static page apply. */
const getPageScope = (slug: string): string => `[data-page="${slug}"]`;

/**
 * The styles of a static page (§3 Static page content, settings css), scoped to its content, without rules that
 * load files or use fixed positions. Styles with syntax errors are dropped.
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
    return ''; // The page is readable without its styles.
  }
};
