// oxlint-disable-next-line eslint/no-restricted-imports -- for client components
import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A component whose code loads when it is first rendered. It renders nothing where its code cannot be loaded, as
 * offline: an error would replace the whole page.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
