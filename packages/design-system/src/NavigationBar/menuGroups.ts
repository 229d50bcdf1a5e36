import type { MenuLine } from '../types/navigation';

type Header = Extract<MenuLine, { kind: 'header' }>;
/** A menu line that is no header. */
export type PlainLine = Exclude<MenuLine, Header>;

/** Lines that belong together: a header with what stands under it, or lines without one. */
export type MenuGroup = { header?: Header; lines: readonly PlainLine[] };

const endsGroup = ({ kind }: MenuLine) => kind === 'divider' || kind === 'separator';
const isPlain = (line: MenuLine): line is PlainLine => line.kind !== 'header';

/** A header stays with its lines where a submenu has columns; a divider or separator ends its group (SPEC §2.7). */
export const menuGroups = (lines: readonly MenuLine[]): MenuGroup[] => {
  const starts = lines.flatMap((line, index) => {
    const isUnderHeader =
      lines.slice(0, index).findLast((before) => before.kind === 'header' || endsGroup(before))?.kind === 'header';
    return index === 0 || line.kind === 'header' || (endsGroup(line) && isUnderHeader) ? [index] : [];
  });
  return starts.map((start, place) => {
    const [first, ...rest] = lines.slice(start, starts[place + 1]);
    return first?.kind === 'header'
      ? { header: first, lines: rest.filter(isPlain) }
      : { lines: [first, ...rest].filter((line) => line !== undefined).filter(isPlain) };
  });
};
