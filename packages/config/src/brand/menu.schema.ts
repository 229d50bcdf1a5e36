import { menuDefaultTexts } from '@masthead/texts/brandDefaults';
import { z } from 'zod';
import { contrast } from '../contrast.ts';
import { storePages } from '../links.ts';
import { address, hexColor, publicFile, text } from './fields.ts';

/** A page of the store; `defineBrand` completes its URL with the promo code (§7.2). */
const storePage = z.strictObject({
  store: z.enum(storePages),
  hash: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
});

/** A page of the store, as a brand writes it. */
export type StorePageInput = z.infer<typeof storePage>;

/** Where a link leads signed-in visitors, if not where it leads all others (§2.7, newsletters link). */
const signedIn = storePage.optional();

const plainLink = z.strictObject({ title: text, url: address, newTab: z.boolean().optional(), signedIn });

const storeLink = storePage.extend({ title: text, signedIn });

/** A link as a brand writes it. */
export const linkInput = z.union([plainLink, storeLink]);
/** A link as a brand writes it. */
export type LinkInput = z.infer<typeof linkInput>;

/** §3, topicInFocus and moreToExplore. */
const describedLink = z.strictObject({ title: text, url: address, description: text });

/** §3, favoriteLinks. */
const favoriteLink = z.strictObject({
  title: text,
  url: address,
  icon: z.enum(['podcast', 'webcast', 'career', 'resource']),
  newTab: z.boolean().default(false),
});

/** Social networks that the framework has icons for (§2.5, §7.2). */
const socialLink = z.strictObject({
  name: z.enum(['Twitter', 'Facebook', 'LinkedIn', 'YouTube', 'Instagram']),
  url: address,
});

/** Whether two colors have the contrast of 4.5 to 1 that WCAG 2.2 AA requires for text. Colors are `#rrggbb`. */
export const hasSufficientContrast = (text: string, background: string): boolean => contrast(text, background) >= 4.5;

/** A group of links in a section: a region with its cities, or a plain list. */
const group = z.strictObject({
  title: text.optional(),
  url: address.optional(),
  description: text.optional(),
  links: z.array(z.strictObject({ title: text, url: address, newTab: z.boolean().optional() })),
});

/** Colors of a drawer panel's title, for text and background in every theme. */
const panelColors = z
  .strictObject({ textColor: hexColor, backgroundColor: hexColor })
  .refine(({ textColor, backgroundColor }) => hasSufficientContrast(textColor, backgroundColor), {
    path: ['textColor'],
    message: 'choose a color with a contrast of at least 4.5 to 1 to backgroundColor',
  });

/** One main section, from which the drawer, the desktop bar and the mobile menu are derived (§2.7). */
const section = z.strictObject({
  title: text,
  url: address,
  description: text,
  groups: z.array(group).min(1),
  /** Default: the colors of the theme, which has a light and a dark form. */
  colors: panelColors.optional(),
  /** Stream with the newest stories of the drawer panel. Default: the section's own URL. */
  postsFrom: address.optional(),
  hideBrowseAll: z.boolean().default(false),
  topicInFocus: z.array(describedLink).default([]),
  moreToExplore: z.array(describedLink).default([]),
  desktop: z
    .strictObject({
      /** Columns of the submenu, which is as wide as the window. */
      cols: z.literal([1, 2, 3, 4, 5]).default(4),
      /** Narrowest viewport, in px, at which the item opens a submenu. */
      breakpoint: z.int().positive().default(1024),
      redUnderline: z.boolean().default(false),
    })
    .prefault({}),
});

const byLogin = z.strictObject({ loggedIn: linkInput, loggedOut: linkInput });

/** Input schema of the menus (§2.5, §2.7, §3 menu config). */
export const menuInput = z.strictObject({
  topNavs: z.array(z.strictObject({ title: text, url: address, newTab: z.boolean().default(false) })),
  sections: z.array(section).min(1),
  /** Links above the sections of the drawer: what most readers look for. */
  quickLinks: z.array(linkInput).default([]),
  topicInFocus: z.array(describedLink).default([]),
  moreToExplore: z.array(describedLink).default([]),
  favoriteLinksTitle: text.default(menuDefaultTexts.media),
  favoriteLinks: z.array(favoriteLink),
  /** Links below the sections of the mobile menu. */
  secondaryLinks: z.array(linkInput),
  /** The button beside Search. */
  brokerExpo: z.strictObject({ brokerExpoUrl: address, expoBtnText: text }).optional(),
  subscribe: byLogin,
  newsletters: byLogin,
  register: linkInput,
  signIn: linkInput,
  account: linkInput,
  signOut: linkInput,
  /** The button of subscribers. */
  proContentBtn: z.strictObject({ proContentUrl: address, proContentText: text }).optional(),
  userMenu: z.strictObject({
    signedOut: z.strictObject({ greeting: text, links: z.array(linkInput).min(1) }),
    signedIn: z.strictObject({ greeting: text, links: z.array(linkInput).min(1) }),
  }),
  socialNetwork: z.array(socialLink),
  navigationDrawerBG: z
    .strictObject({ backgroundImage: z.union([publicFile, z.literal('')]) })
    .default({ backgroundImage: '' }),
  /** Whether the drawer shows recent posts for each main item (§2.7). */
  drawerPosts: z.enum(['visible', 'hidden']).default('visible'),
});
/** The menus after validation, before completion. */
export type MenuInput = z.output<typeof menuInput>;
/** A section after validation. */
export type SectionInput = z.output<typeof section>;
