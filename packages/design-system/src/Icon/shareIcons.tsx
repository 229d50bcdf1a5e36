import type { ReactElement } from 'react';
import { mail } from './mailIcon';

/** Icons of the ways to share a story. Most pages have none of them, so the icons of controls do not contain them. */
export const outline = {
  print: <path d="M5 7V2.5h10V7M5 14H2.5V7h15v7H15M5 11.5h10v6H5z" />,
  mail,
  link: <path d="m8.5 11.5 3-3M9 6l2.2-2.2a3.5 3.5 0 0 1 5 5L14 11M11 14l-2.2 2.2a3.5 3.5 0 0 1-5-5L6 9" />,
} as const satisfies Record<string, ReactElement>;

/** Solid icons: the networks. */
export const solid = {
  twitter: <path d="m11.6 9 5.4-6.3h-1.3L11 8.2 7.3 2.7H3l5.7 8.2L3 17.5h1.3l5-5.8 4 5.8h4.3zM4.8 3.6h2l8.9 13h-2z" />,
  facebook: (
    <path d="M11.6 18v-7H14l.4-2.8h-2.8V6.5c0-.8.3-1.3 1.4-1.3h1.5V2.7c-.3-.1-1.2-.2-2.1-.2-2.2 0-3.7 1.3-3.7 3.7v2H6.3V11h2.4v7z" />
  ),
  linkedin: (
    <path d="M3 7.5h3V17H3zM4.5 3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM8 7.5h2.9v1.3c.4-.8 1.4-1.5 2.9-1.5 3 0 3.5 2 3.5 4.5V17h-3v-4.6c0-1.1 0-2.5-1.5-2.5s-1.8 1.2-1.8 2.4V17H8z" />
  ),
} as const satisfies Record<string, ReactElement>;

/** Names of the icons of the ways to share. */
export type ShareIconName = keyof typeof outline | keyof typeof solid;
