import { type CSSToken, tokenize, TokenType } from '@csstools/css-tokenizer';
import { isSitePath } from './sitePath.ts';

/** A part of a static page's styles that is refused, with its line from 1 and what its author can do. */
type CssIssue = { line: number; message: string };

/** The allowed parts of styles, and why the others are refused. */
type CheckedCss = { css: string; issues: readonly CssIssue[] };

const maxLength = 100_000;
const maxDepth = 16;

/** Conditional at-rules. Others change the rest of the document or load files. */
const allowedAtRules = new Set(['media', 'supports', 'container', 'layer']);

/** Pseudo-elements inside the element they belong to. Others, such as `::backdrop`, cover the page. */
const allowedPseudoElements = new Set(
  'before after first-line first-letter marker placeholder selection file-selector-button details-content'.split(' '),
);

/** Functions of values. Those that load files have strings or variables as addresses, except `url()`. */
const allowedFunctions = new Set(
  [
    'var env attr counter counters url',
    'calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign',
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark',
    'linear-gradient radial-gradient conic-gradient',
    'repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
    'cubic-bezier steps linear minmax repeat fit-content',
    'translate translate3d translatex translatey translatez rotate rotate3d rotatex rotatey rotatez',
    'scale scale3d scalex scaley scalez skew skewx skewy matrix matrix3d perspective',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'inset circle ellipse polygon path rect xywh',
  ].flatMap((names) => names.split(' ')),
);

const keywords = 'inherit|initial|unset|revert|revert-layer';
const neverAllowed = { values: /^(?!)/, use: 'Remove it' };

/** Properties with limited values, and what an author may use. */
const limitedProperties = new Map<string, { values: RegExp; use: string }>([
  [
    'position',
    { values: RegExp(`^(?:static|relative|absolute|${keywords})$`), use: 'Use static, relative or absolute' },
  ],
  ['z-index', { values: RegExp(`^(?:auto|-?\\d{1,2}|${keywords})$`), use: 'Use auto or a number from -99 to 99' }],
  ['behavior', neverAllowed],
  ['-moz-binding', neverAllowed],
  ['view-transition-name', neverAllowed],
]);

const closers = new Map<TokenType, TokenType>([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
]);
const closingText = new Map<TokenType | undefined, string>([
  [TokenType.CloseParen, ')'],
  [TokenType.CloseSquare, ']'],
  [TokenType.CloseCurly, '}'],
]);

/** A token, with its content if it opens a block or a function. */
type Node = { token: CSSToken; children: Node[] };

class CssError extends Error {
  readonly position: number;
  constructor(position: number, message: string) {
    super(message);
    this.position = position;
  }
}

/** Groups tokens by their brackets. */
const toNodes = (css: string): Node[] => {
  const root: Node[] = [];
  const open: Node[] = [];
  const tokens = tokenize(
    { css },
    {
      onParseError: ({ message, sourceStart }) => {
        throw new CssError(sourceStart, `${message} Correct the syntax.`);
      },
    },
  );
  for (const token of tokens) {
    const [type, text, position] = token;
    const parent = open.at(-1);
    if (type === TokenType.EOF) break;
    if (type === TokenType.BadURL)
      throw new CssError(position, `"${shorten(text)}" is a broken address. Write url("…") with quotes.`);
    if (closingText.has(type)) {
      if (!parent) throw new CssError(position, `"${text}" closes nothing. Remove it.`);
      if (closers.get(parent.token[0]) !== type) break;
      open.pop();
      continue;
    }
    const node = { token, children: [] };
    (parent?.children ?? root).push(node);
    if (closers.has(type)) open.push(node);
    if (open.length > maxDepth) throw new CssError(position, `Brackets are nested deeper than ${maxDepth} levels.`);
  }
  const [unclosed] = open.slice(-1);
  if (unclosed) throw new CssError(unclosed.token[2], `"${unclosed.token[1]}" is never closed. Close it.`);
  return root;
};

const escape = (character: string): string => `\\${(character.codePointAt(0) ?? 0).toString(16)} `;

/** Every character that a name cannot have without an escape (CSS Syntax, "ident code point"). */
const notInNames =
  /[^\w\u00B7\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u037D\u037F-\u1FFF\u203F\u2040\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{10FFFF}-]/gu;

const toName = (name: string): string =>
  name
    .replaceAll(notInNames, escape)
    .replace(/^(-?)(\d)/, (_, hyphen: string, digit: string) => hyphen + escape(digit))
    .replace(/^-$/, escape);

const serializeToken = (token: CSSToken): string => {
  switch (token[0]) {
    case TokenType.Whitespace:
      return ' ';
    case TokenType.Comment:
      return '/**/'; // Without it, two tokens would become one.
    case TokenType.Ident:
      return toName(token[4].value);
    case TokenType.AtKeyword:
      return `@${toName(token[4].value)}`;
    case TokenType.Hash:
      return `#${token[4].value.replaceAll(notInNames, escape)}`;
    case TokenType.Function:
      return `${toName(token[4].value)}(`;
    case TokenType.String:
      return `"${token[4].value.replaceAll(/["\\<\p{Cc}]/gu, escape)}"`;
    case TokenType.URL:
      return `url("${token[4].value.replaceAll(/["\\<\p{Cc}]/gu, escape)}")`;
    case TokenType.Dimension: {
      const [number = ''] = /^[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?/i.exec(token[1]) ?? [];
      // `1e3` would be a number.
      const unit = toName(token[4].unit).replace(/^e(?=[-\d])/i, escape);
      return `${number}${unit}`;
    }
    default:
      return token[1];
  }
};

/** Writes nodes as CSS. Names and strings are escaped anew, so that no source text remains in the result. */
const serialize = (nodes: readonly Node[]): string =>
  nodes
    .map(
      ({ token, children }) =>
        serializeToken(token) + serialize(children) + (closingText.get(closers.get(token[0])) ?? ''),
    )
    .join('');

const isBlank = ({ token: [type] }: Node): boolean => type === TokenType.Whitespace || type === TokenType.Comment;
const isCurly = ({ token: [type] }: Node): boolean => type === TokenType.OpenCurly;
const isSemicolon = ({ token: [type] }: Node): boolean => type === TokenType.Semicolon;

const trim = (nodes: readonly Node[]): readonly Node[] => {
  const start = nodes.findIndex((node) => !isBlank(node));
  return start < 0 ? [] : nodes.slice(start, nodes.findLastIndex((node) => !isBlank(node)) + 1);
};

const getName = ({ token }: Node): string | undefined =>
  token[0] === TokenType.Ident || token[0] === TokenType.Function || token[0] === TokenType.AtKeyword
    ? token[4].value.toLowerCase()
    : undefined;

const walk = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap((node) => [node, ...walk(node.children)]);

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const isImage = (url: string): boolean => /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(url);

/** The address of a `url()`, undefined for other nodes and null for an address that is not a plain string. */
const getUrl = (node: Node): string | null | undefined => {
  if (node.token[0] === TokenType.URL) return node.token[4].value;
  if (node.token[0] !== TokenType.Function || getName(node) !== 'url') return undefined;
  const [string, ...others] = trim(node.children);
  return string?.token[0] === TokenType.String && others.length === 0 ? string.token[4].value : null;
};

const valueTokens = new Set<TokenType>([
  TokenType.Whitespace,
  TokenType.Comment,
  TokenType.Ident,
  TokenType.Hash,
  TokenType.Number,
  TokenType.Percentage,
  TokenType.Dimension,
  TokenType.String,
  TokenType.Comma,
  TokenType.URL,
  TokenType.Function,
  TokenType.OpenParen,
  TokenType.OpenSquare,
]);
const selectorTokens = new Set<TokenType>([...valueTokens, TokenType.Colon]);
selectorTokens.delete(TokenType.URL);

/** Returns why a node is not allowed, by its token alone. */
const refuseToken = ({ token: [type, text] }: Node, allowed: Set<TokenType>, delimiters: RegExp): string | undefined =>
  allowed.has(type) || (type === TokenType.Delim && delimiters.test(text))
    ? undefined
    : `"${shorten(text)}" is not allowed here. Remove it.`;

const refuseValueNode = (node: Node): string | undefined => {
  const url = getUrl(node);
  if (url !== undefined)
    return url !== null && (isSitePath(url) || isImage(url))
      ? undefined
      : `"url(${shorten(url ?? '')})" is not allowed. Use a path of this site, such as url("/images/a.png").`;
  if (node.token[0] === TokenType.Function && !allowedFunctions.has(getName(node) ?? ''))
    return `"${getName(node)}()" is not allowed. Use url() with a path of this site for pictures, else a plain value.`;
  return refuseToken(node, valueTokens, /^[-/+*!.#%=|]$/);
};

/** Returns why a selector is refused: it names the document, or elements outside the page. */
const refuseSelector = (nodes: readonly Node[]): string | undefined => {
  for (const [index, node] of nodes.entries()) {
    const name = getName(node) ?? '';
    const previous = nodes[index - 1]?.token[0];
    const isPseudo = previous === TokenType.Colon;
    const isElement = isPseudo && nodes[index - 2]?.token[0] === TokenType.Colon;
    const isType = !isPseudo && !(previous === TokenType.Delim && nodes[index - 1]?.token[1] === '.');
    const outside = isPseudo
      ? /^(?:root|host|host-context)$/.test(name) && `:${name}`
      : isType && /^(?:html|body|--.*)$/.test(name) && name;
    if (outside) return `"${outside}" is outside the page. Use :scope for the whole content of the page.`;
    if (isElement && (node.token[0] === TokenType.Function || !allowedPseudoElements.has(name)))
      return `"::${name}" is not allowed. Use ::before or ::after.`;
    if (node.token[0] === TokenType.Delim && node.token[1] === '&')
      return '"&" is not allowed. Write the whole selector.';
    const refused =
      refuseToken(node, selectorTokens, /^[.>+~*|^$=-]$/) ??
      // Names in brackets are attributes.
      (node.token[0] === TokenType.OpenSquare
        ? walk(node.children)
            .map((child) => refuseToken(child, selectorTokens, /^[*|^$~=]$/))
            .find(Boolean)
        : refuseSelector(node.children));
    if (refused) return refused;
  }
  return undefined;
};

const refuseQuery = (nodes: readonly Node[]): string | undefined =>
  walk(nodes)
    .map((node) =>
      getUrl(node) === undefined ? refuseToken(node, selectorTokens, /^[.>+~*|/<=-]$/) : refuseValueNode(node),
    )
    .find(Boolean);

const splitDeclarations = (nodes: readonly Node[]): readonly (readonly Node[])[] => {
  const ends = [...nodes.flatMap((node, index) => (isSemicolon(node) ? [index] : [])), nodes.length];
  return ends.map((end, index) => nodes.slice((ends[index - 1] ?? -1) + 1, end));
};

/**
 * Checks the styles of a static page (§3 Static page content, settings css). Returns the allowed parts of them,
 * serialized from their tokens, and an issue for every other part. Styles with a syntax error have no allowed part.
 *
 * Allowed are rules for elements of the page, with pictures of the site. Refused is what loads other files, names the
 * document, is fixed to the window, or could be read in another way by a browser.
 */
export const checkPageCss = (css: string): CheckedCss => {
  const issues: CssIssue[] = [];
  const report = (position: number, message: string): '' => {
    issues.push({ line: css.slice(0, position).split(/\r\n|[\n\r\f]/).length, message });
    return '';
  };

  const toDeclaration = (nodes: readonly Node[]): string => {
    const [property, ...rest] = trim(nodes);
    if (!property) return '';
    const position = property.token[2];
    const [colon, ...value] = trim(rest);
    if (property.token[0] === TokenType.AtKeyword || nodes.some(isCurly))
      return report(position, 'Rules cannot be nested in rules. Write each rule with its whole selector.');
    if (property.token[0] !== TokenType.Ident || colon?.token[0] !== TokenType.Colon)
      return report(position, `"${shorten(serialize(trim(nodes)))}" is not a declaration. Write "property: value".`);
    const text = serialize(trim(value));
    const limited = limitedProperties.get(property.token[4].value.toLowerCase());
    if (
      limited &&
      !limited.values.test(
        text
          .toLowerCase()
          .replace(/!\s?important$/, '')
          .trimEnd(),
      )
    )
      return report(position, `"${getName(property)}: ${shorten(text)}" is not allowed. ${limited.use}.`);
    const refused = walk(value).map(refuseValueNode).find(Boolean);
    return refused ? report(position, refused) : `${serialize([property])}:${text};`;
  };

  const toRules = (nodes: readonly Node[]): string => {
    const rules: string[] = [];
    let rest = nodes;
    while ((rest = trim(rest)).length > 0) {
      const [first] = rest as [Node];
      const end = rest.findIndex((node) => isCurly(node) || isSemicolon(node));
      const last = rest[end];
      const prelude = trim(rest.slice(0, end < 0 ? undefined : end));
      rest = end < 0 ? [] : rest.slice(end + 1);
      const position = first.token[2];
      const text = serialize(prelude);
      if (first.token[0] === TokenType.AtKeyword) {
        const name = getName(first) ?? '';
        const refused = refuseQuery(prelude.slice(1));
        if (!allowedAtRules.has(name))
          report(position, `"@${name}" is not allowed. Only @media, @supports, @container and @layer are.`);
        else if (refused) report(position, refused);
        else if (last && isCurly(last)) {
          const content = toRules(last.children);
          if (content) rules.push(`${text}{${content}}`);
        } else if (name === 'layer') rules.push(`${text};`);
        else report(position, `"@${name}" has no rules. Write them in braces.`);
      } else if (!last || !isCurly(last) || prelude.length === 0) {
        report(position, `"${shorten(text)}" is not a rule. Write "selector { property: value }".`);
      } else {
        const refused = refuseSelector(prelude);
        if (refused) report(position, refused);
        else {
          const declarations = splitDeclarations(last.children).map(toDeclaration).join('');
          if (declarations) rules.push(`${text}{${declarations}}`);
        }
      }
    }
    return rules.join('');
  };

  if (css.length > maxLength) {
    report(0, `The styles have ${css.length} characters. Use at most ${maxLength}, or a file in externalCss.`);
    return { css: '', issues };
  }
  try {
    return { css: toRules(toNodes(css)), issues };
  } catch (cause) {
    if (!(cause instanceof CssError)) throw cause;
    report(cause.position, cause.message);
    return { css: '', issues };
  }
};

/**
 * Checks the styles of a static page, and applies the allowed ones to the elements in `container` only.
 *
 * @param container A selector.
 */
export const scopePageCss = (css: string, container: string): CheckedCss => {
  const checked = checkPageCss(css);
  return { ...checked, css: checked.css && `@scope (${container}){${checked.css}}` };
};
