import type { Brand } from '@masthead/config';
import { PageHeader, Section, Stack } from '@masthead/design-system';
import type { ReactNode } from 'react';
import { unlistedPage } from '../../framework/pageContext';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toolPaths } from '../../shell/toolPaths';
import * as styles from './devtools.css';

export type DevtoolsFrameProps = {
  brand: Brand;
  path: string;
  title: string;
  description: string;
  children: ReactNode;
};

export const DevtoolsFrame = ({ brand, path, title, description, children }: DevtoolsFrameProps) => (
  <SiteFrame page={unlistedPage(brand, path)}>
    <PageHeader
      title={title}
      description={description}
      trail={[
        { title: 'Home', url: '/' },
        ...(path === toolPaths.home ? [] : [{ title: 'Developer tools', url: toolPaths.home }]),
      ]}
    />
    <Section>
      <Stack space={5}>{children}</Stack>
    </Section>
  </SiteFrame>
);

type ToolTableProps = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
};

/** A table of a tool, which scrolls when it is wider than the page. */
export const ToolTable = ({ label, columns, children }: ToolTableProps) => (
  <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
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
      <tbody>{children}</tbody>
    </table>
  </div>
);
