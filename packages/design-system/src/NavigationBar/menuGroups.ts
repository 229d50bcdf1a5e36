import type { MenuLine } from '../types/navigation';

type Header = Extract<MenuLine, { kind: 'header' }>;
/** A menu item that is not a header. */
export type PlainLine = Exclude<MenuLine, Header>;

/** A group of menu items: a header with its items, or items without a header. */
export type MenuGroup = { header?: Header; lines: readonly PlainLine[] };

const endsGroup = ({ kind }: MenuLine) => kind === 'divider' || kind === 'separator';
const isPlain = (line: MenuLine): line is PlainLine => line.kind !== 'header';

/**
 * Groups menu items, so that columns do not separate a header from its items; a divider or separator ends a group
 * (§2.7).
 */
export const menuGroups = (lines: readonly MenuLine[]): MenuGroup[] => {
  const starts = lines.flatMap((line, index) => {
    const isUnderHeader =
      lines.slice(0, index).findLast((before) => before.kind === 'header' || endsGroup(before))?.kind === 'header';
    return index === 0 || line.kind === 'header' || (endsGroup(line) && isUnderHeader) ? [index] : [];
  });
  return starts.map((start, index) => {
    const [first, ...rest] = lines.slice(start, starts[index + 1]);
    return first?.kind === 'header'
      ? { header: first, lines: rest.filter(isPlain) }
      : { lines: [first, ...rest].filter((line) => line !== undefined).filter(isPlain) };
  });
};
