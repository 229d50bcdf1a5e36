import type { ChartView } from './chartTypes';

/** The data of a chart, in a frame that scrolls where the column is narrow. */
export const ChartTable = ({ chart: { title, columns, rows, highlight } }: { chart: ChartView }) => (
  <div className="chart-frame" role="region" aria-label={title} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map(({ name, align }) => (
            <th key={name} scope="col" className={align === 'end' ? 'chart-number' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label} className={highlight.includes(label) ? 'chart-strong' : undefined}>
            <th scope="row">{label}</th>
            {cells.map(({ text }, index) => (
              <td key={index} className={columns[index + 1]?.align === 'end' ? 'chart-number' : undefined}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
