/** The beginning of addresses of a module, and whether the brand has the module. */
export type AddressRule = { start: string; isOpen: boolean };

/** Whether a brand has a path, by the longest beginning. Browsers need it without the table of modules. */
export const isOpenByRules = (rules: readonly AddressRule[], path: string): boolean =>
  rules.find(({ start }) => path.startsWith(start))?.isOpen ?? true;
