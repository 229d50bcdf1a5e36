import type { ReactElement } from 'react';

/** Icons of controls, which browsers also render: stroke icons, stroke width 1.6 on a 20 × 20 grid. */
export const outline = {
  close: <path d="m4 4 12 12M16 4 4 16" />,
  check: <path d="m3.5 10.5 4 4 9-9.5" />,
  'chevron-left': <path d="m12 4-6 6 6 6" />,
  'chevron-right': <path d="m8 4 6 6-6 6" />,
  share: <path d="M10 12V2.5M6.5 5.5 10 2l3.5 3.5M5 9H3.5v8.5h13V9H15" />,
  pause: <path d="M7 4v12M13 4v12" />,
  alert: <path d="M10 2.5 18.5 17h-17zM10 8v4.5M10 14.5v.5" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9v5M10 6v.5" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

/** Solid icons of controls. */
export const solid = {
  play: <path d="M5 3v14l12-7z" />,
} as const satisfies Record<string, ReactElement>;

/** Names of the icons of controls. */
export type ControlIconName = keyof typeof outline | keyof typeof solid;
