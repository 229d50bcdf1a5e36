import { getElementFate } from '@masthead/content-rules/elements';
import sax from 'sax';

/** What is wrong in the structure of blocks, as a strict XML parser reads them. Throws for blocks that are not well-formed. */
export const findStructureIssues = (blocks: readonly string[]): readonly string[] => {
  const issues: string[] = [];
  const open: string[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name: tag }) => {
    const fate = getElementFate(tag);
    const isBlock = fate.fate === 'kept' && fate.layout === 'block';
    const holder = open.findLast((other) => /^(?:p|h\d|pre|caption)$/.test(other));
    const scope = open.slice(holder === undefined ? open.length : open.lastIndexOf(holder));
    if (isBlock && scope.length > 0) issues.push(`${tag} in ${scope.join(' ')}`);
    if (tag === 'a' && open.includes('a')) issues.push('a in a');
    if (fate.fate === 'kept' && fate.parents && !fate.parents.includes(open.at(-1) ?? '')) issues.push(`stray ${tag}`);
    open.push(tag);
  };
  parser.onclosetag = () => void open.pop();
  parser.write(`<body>${blocks.join('')}</body>`).close();
  return issues;
};
