import type { Brand } from '@masthead/config';
import { Columns } from '@masthead/design-system';
import type { ReactNode } from 'react';
import { Rail, type RailProps } from '../ads/Rail';
import { routeOf } from '../../routing/match';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';

export type TwoColumnsProps = {
  brand: Brand;
  path: string;
  /** What stands in the side column between its advertising. */ rail: ReactNode;
  beside?: RailProps['beside'];
  children: ReactNode;
};

/** The two-column layout (SPEC §2.6): content takes three quarters, the side column one; all of it where the route is `fullWidth`. */
export const TwoColumns = ({ brand, path, rail, beside, children }: TwoColumnsProps) => {
  const name = routeOf(brand, path);
  const route: RouteDefinition | undefined = name && routes[name];
  if (route?.fullWidth) return <>{children}</>;
  return (
    <Columns
      sidebarLabel="More to read"
      sidebar={
        <Rail brand={brand} path={path} {...(beside && { beside })}>
          {rail}
        </Rail>
      }
    >
      {children}
    </Columns>
  );
};
