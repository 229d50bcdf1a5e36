import { vars } from '../theme/contract.css';

/** Heights reserved by `SiteHeader`, so that nothing moves when the header becomes fixed. */
export const heights = {
  topRow: '40px',
  mobile: '60px',
  masthead: vars.size.header,
  navbar: vars.size.navbar,
  compact: vars.size.headerCompact,
  /** Top row, masthead and navigation with their rules. */
  full: `calc(40px + ${vars.size.header} + ${vars.size.navbar} + 3px)`,
} as const;
