// ---- Brands ----
export { defineBrand } from './defineBrand.ts';
export type { Brand, BrandInput, MenuSection } from './brand/schema.ts';
export type { DesktopMenuItem, Menu } from './brand/menu.ts';
export {
  filterOpenLinks,
  findModule,
  getAddressRules,
  getModuleAddresses,
  hasModule,
  isHiddenPart,
  isOpenAddress,
  siteModuleNames,
  type ModuleBrand,
  type SiteModule,
} from './brand/modules.ts';
export { hasSufficientContrast } from './brand/menu.schema.ts';
export { getAccountMenu, newslettersLink, commonLinks, footerColumns } from './brand/pageLinks.ts';
export { getLogos } from './brand/logos.ts';
export type { Plan } from './brand/plans.ts';
export type { HubName } from './brand/hubs.ts';
// ---- Links and lines ----
export { commonRedirects, defineRedirects, type Redirect } from './redirects.ts';
export { formatCopyright, getStoreUrl, storePages, type StorePage } from './links.ts';
// ---- Constants ----
export { limits } from './limits.ts';
// ---- Environment ----
export { getPreviewOrigins, deployments, envNames, parseEnv, type Deployment, type Env } from './env.ts';
export { ConfigurationError } from './configurationError.ts';
