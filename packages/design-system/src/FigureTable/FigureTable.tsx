import { SharedStyle } from '../styles/SharedStyle';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import type { Link } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const { border, color, font, leading, size, text } = vars;

/** Styles of the table, written only into documents with one. */
const figureTableStyles = `.figure-table-frame{overflow-x:auto}
.figure-table{width:100%;border-collapse:collapse;font:400 ${text.uiSmall}/${leading.ui} ${font.interface};font-variant-numeric:lining-nums tabular-nums}
.figure-table :is(th,td){text-align:end;white-space:nowrap;padding:0;padding-inline-start:12px;border-bottom:${border.hairline};vertical-align:middle}
.figure-table :is(th,td):first-child{text-align:start;white-space:normal;padding-inline-start:0}
.figure-table thead th{font-size:${text.meta};font-weight:600;color:${color.ink2};border-bottom:${border.strong};padding-bottom:8px;vertical-align:bottom}
.figure-table tbody th{font-weight:600}
.figure-table :is(th,td) a{display:inline-flex;align-items:center;justify-content:flex-end;min-width:24px;min-height:${size.touch}}
.figure-table th a{justify-content:flex-start}
.figure-table a:hover{color:${color.accent}}
.figure-table span{display:block}
.figure-table td:empty::before{content:"–";color:${color.ink3}}
@media ${media.m}{.figure-table :is(th,td){padding-inline-start:32px}}`;

/** A row: what it is about, and a cell of one or several lines for each column. An empty cell is a dash. */
export type FigureTableRow = { link: Link; cells: readonly (Link | readonly string[])[] };

export type FigureTableProps = {
  /** What the table contains. */
  caption: string;
  /** Titles of all columns, that of the links first. */
  columns: readonly string[];
  rows: readonly FigureTableRow[];
};

const isLink = (cell: FigureTableRow['cells'][number]): cell is Link => 'url' in cell;

/** Figures in a table of a few columns, with a link for each row. No cell breaks a number; a narrow window scrolls. */
export const FigureTable = ({ caption, columns, rows }: FigureTableProps) => (
  <div className="figure-table-frame">
    <table className="figure-table">
      <caption>
        <SharedStyle name="figure-table" css={figureTableStyles} />
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ link, cells }) => (
          <tr key={link.url}>
            <th scope="row">
              <a href={link.url}>{link.title}</a>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                {isLink(cell) ? (
                  <a href={cell.url}>{cell.title}</a>
                ) : (
                  cell.map((line) => <span key={line}>{line}</span>)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
