import ts from 'typescript-with-api';
import type { Check, LintIssue } from './lintIssue.ts';
import { isTest, sourceFiles } from './source.ts';

/** Texts for developers, logs, programs and other sites, which are English: folders, and single files. */
const forPrograms = [
  /\.css\.ts$/,
  /\/(examples|foundations|devtools|devPanel|inspector|lifecycle|purge|proxy\/(?!visitorRoutes))/,
  /\/(theme\/fontFaces|feeds\/podcastFeed|preview\/describeError|framework\/(defineDocument|result))\.ts$/,
];

/** Code whose texts readers see. */
const isChecked = (path: string): boolean =>
  /^(packages\/(design-system|site|ad-slots)\/src|apps\/provider\/src\/registration\/(views|handlers))\/.*\.tsx?$/.test(
    path,
  ) &&
  !forPrograms.some((pattern) => pattern.test(path)) &&
  !isTest(path);

/** Attributes and properties whose value a reader sees or hears. */
const textNames =
  /^(alt|title|label|placeholder|legend|hint|summary|description|text|advice|empty|heading|sidebarLabel|linkText|noun)$/;

const spokenNames = /aria-(label|description|roledescription|valuetext)\b/;

/** Names, texts that are no language, and texts of other services that are compared. */
const names = new Set([
  'Aa',
  '… (Atom)',
  '… (JSON)',
  'Facebook',
  'LinkedIn',
  'Paid for by',
  'RSS',
  'Twitter',
  'YouTube',
]);

/** Arguments of errors, of the console, of the log and of responses that are no page. */
const isForPrograms = (node: ts.Node): boolean => {
  for (let { parent } = node; parent; { parent } = parent) {
    if (ts.isThrowStatement(parent)) return true;
    if (ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')) return true;
    if (
      ts.isCallExpression(parent) &&
      /^(console\.|log$|text$|reject|Response\.json|JSON\.stringify)/.test(parent.expression.getText())
    )
      return true;
  }
  return false;
};

const hasWord = (text: string): boolean => /[A-Za-z]{2}/.test(text) && !names.has(text.trim());
/** A sentence or a title of several words: "No results match". */
const isPhrase = (text: string): boolean => /^[A-Z][a-z’']+ [a-z]+/i.test(text.trim()) && /^[A-Z]/.test(text.trim());

/** The attribute or property whose value a text is, also as one of several. */
const getName = (node: ts.Node): string => {
  let { parent } = node;
  while (
    ts.isJsxExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isArrayLiteralExpression(parent)
  )
    ({ parent } = parent);
  return ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
};

const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && /[=!]==/.test(parent.operatorToken.getText());

const isPropertyName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const isText = (node: ts.Node, text: string): boolean => {
  if (!hasWord(text) || isCompared(node) || isPropertyName(node) || isForPrograms(node)) return false;
  const name = getName(node);
  if (name.startsWith("'aria-") || name.startsWith('aria-')) return spokenNames.test(name);
  if (textNames.test(name)) return /^[A-Z]/.test(text.trim()) || / /.test(text.trim());
  return !ts.isJsxAttribute(node.parent) && name !== 'className' && isPhrase(text) && !/[{};<>]/.test(text);
};

/** The written parts of a template. */
const getTemplateText = (node: ts.TemplateExpression): string =>
  [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');

/** The texts between the tags of an HTML template, and those of its attributes that are spoken. */
const findHtmlTexts = (html: string): string[] => [
  ...[...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, value = '']) => value),
  ...html.split(/<[^>]*>/),
];

const isHtmlTemplate = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html';

const findTexts = (path: string, source: string): { line: number; text: string }[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: { line: number; text: string }[] = [];
  const add = (node: ts.Node, text: string): void => {
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (isHtmlTemplate(node)) {
      const html = ts.isTemplateExpression(node.template) ? getTemplateText(node.template) : node.template.text;
      // A template without a tag is a part of one: attributes.
      if (html.includes('<')) for (const text of findHtmlTexts(html)) if (hasWord(text)) add(node, text);
      if (ts.isTemplateExpression(node.template))
        for (const { expression } of node.template.templateSpans) visit(expression);
      return;
    }
    if (ts.isJsxText(node)) {
      if (hasWord(node.text)) add(node, node.text);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isText(node, node.text)) add(node, node.text);
    } else if (ts.isTemplateExpression(node) && isText(node, getTemplateText(node))) add(node, getTemplateText(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Interface texts come from the catalogue of the language (decision 70). */
export const literalTexts: Check = (tree) =>
  sourceFiles(tree)
    .filter(([path]) => isChecked(path))
    .flatMap(([path, source]): LintIssue[] =>
      findTexts(path, source).map(({ line, text }) => ({
        path,
        line,
        message: `has the text "${text.replaceAll(/\s+/g, ' ').slice(0, 60)}"`,
        fix: 'move it to packages/texts/src/en/ and packages/texts/src/de/',
      })),
    );
