import type { ReactElement } from 'react';
import * as control from './controlIcons';
import * as share from './shareIcons';

/** Stroke icons: stroke width 1.6 on a 20 × 20 grid. */
const outline = {
  ...control.outline,
  ...share.outline,
  menu: <path d="M2 5h16M2 10h16M2 15h16" />,
  search: (
    <>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="M12.8 12.8 18 18" />
    </>
  ),
  user: (
    <>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3 18v-1.5a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5V18" />
    </>
  ),
  plus: <path d="M10 3v14M3 10h14" />,
  minus: <path d="M3 10h14" />,
  'chevron-down': <path d="m4 7.5 6 6 6-6" />,
  'chevron-up': <path d="m4 13 6-6 6 6" />,
  'arrow-up': <path d="M10 17V3M4.5 8.5 10 3l5.5 5.5" />,
  external: <path d="M8 4H3.5v12.5H16V12M11.5 3H17v5.5M17 3l-8 8" />,
  download: <path d="M10 3v10M5.5 9 10 13.5 14.5 9M3 17.5h14" />,
  podcast: <path d="M7.5 2.5h5v9h-5zM4 9.5v1a6 6 0 0 0 12 0v-1M10 16.5v2" />,
  webcast: <path d="M2 5h11v10H2zM13 9l5-3v8l-5-3" />,
  career: <path d="M2 6.5h16v10H2zM7 6V3.5h6V6M2 11h16" />,
  resource: <path d="M4 2h8l4 4v12H4zM12 2v4h4" />,
  calendar: <path d="M3 4.5h14v13H3zM3 8.5h14M6.5 2v4M13.5 2v4" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.5V10l3.5 2" />
    </>
  ),
  location: (
    <>
      <path d="M10 18s6-5.7 6-10a6 6 0 0 0-12 0c0 4.3 6 10 6 10z" />
      <circle cx="10" cy="8" r="2" />
    </>
  ),
  phone: <path d="M3 3h4l1.5 4.5-2.2 1.7a10 10 0 0 0 4.5 4.5l1.7-2.2L17 13v4h-2C8.4 17 3 11.6 3 5z" />,
  filter: <path d="M2 5h16M5 10h10M8 15h4" />,
  grid: <path d="M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z" />,
} as const satisfies Record<string, ReactElement>;

/** Solid icons. */
const solid = {
  ...control.solid,
  ...share.solid,
  youtube: <path d="M2 5.5h16v9H2zM8.3 7.5v5l4.2-2.5z" fillRule="evenodd" />,
  rss: (
    <>
      <path d="M3 8.5v2.4c3.4 0 6.1 2.7 6.1 6.1h2.4c0-4.7-3.8-8.5-8.5-8.5zM3 3.5v2.4c6.1 0 11.1 5 11.1 11.1h2.4c0-7.5-6-13.5-13.5-13.5z" />
      <circle cx="4.8" cy="15.2" r="1.8" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

/** All icons by style and name. */
export const icons = { outline, solid };

/** Names of the icon set. */
export type IconName = keyof typeof outline | keyof typeof solid;

/** Every icon name, for stories and for parsing names that come from configuration. */
export const iconNames = [...Object.keys(outline), ...Object.keys(solid)] as IconName[];

/** Whether a name from configuration is in the icon set. */
export const isIconName = (name: string): name is IconName =>
  Object.hasOwn(outline, name) || Object.hasOwn(solid, name);
