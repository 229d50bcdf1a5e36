import type { Brand } from '@masthead/config';
import { Button } from '@masthead/design-system';
import { DevtoolsFrame } from './DevtoolsFrame';
import * as styles from './devtools.css';
import { filterRows, routeRows } from './routeRows';
import { toolPaths } from '../../shell/toolPaths';

const columns = ['Name', 'Address', 'Screen', 'Layout', 'Rendering', 'Metadata'];

/** `/devtools/routes` (§2, §2.1): the route table with a filter. */
export const RoutesScreen = ({ brand, filter }: { brand: Brand; filter: string }) => {
  const rows = filterRows(routeRows, filter);
  return (
    <DevtoolsFrame
      brand={brand}
      path={toolPaths.routes}
      title="Routes"
      description="Every address of the site. The category streams of §2.2 come from the content service under these patterns."
    >
      <form className={styles.form} action={toolPaths.routes} method="get">
        <div className={styles.line}>
          <label className={styles.field} htmlFor="filter">
            Filter
            <input
              className={styles.input}
              id="filter"
              name="q"
              type="search"
              defaultValue={filter}
              placeholder="stream two-column"
            />
          </label>
          <Button type="submit" look="ink">
            Filter
          </Button>
        </div>
      </form>
      <p role="status">
        {rows.length} of {routeRows.length} addresses
      </p>
      <div className={styles.scroller} role="region" aria-label="Route table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, path, screen, layout, rendering, more }) => (
              <tr key={path}>
                <td>{name}</td>
                <td className={styles.path}>{path}</td>
                <td>{screen}</td>
                <td>{layout}</td>
                <td>{rendering}</td>
                <td className={styles.more}>{more.join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DevtoolsFrame>
  );
};
