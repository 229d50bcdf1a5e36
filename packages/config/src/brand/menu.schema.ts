import { z } from 'zod';
import { isReadable } from './contrast.ts';
import { address, hexColor, publicFile, text } from './fields.ts';
import { describedLink, favoriteLink, linkInput, socialLink } from './links.ts';

/** Links that belong together in a section: a region with its cities, or a plain list. */
const group = z.strictObject({
  title: text.optional(),
  url: address.optional(),
  description: text.optional(),
  links: z.array(z.strictObject({ title: text, url: address, newTab: z.boolean().optional() })),
});

/** What a contrast can be measured of. */
const colors = z.object({ textColor: hexColor, backgroundColor: hexColor });

/** One main section. The drawer, the desktop bar and the mobile menu are all derived from it (SPEC §2.7). */
const section = z
  .strictObject({
    title: text,
    url: address,
    description: text,
    groups: z.array(group).min(1),
    /** The drawer panel's own colours. */
    textColor: hexColor,
    backgroundColor: hexColor,
    /** The stream whose newest stories stand in the drawer's panel; unset, the section's own address is one. */
    postsFrom: address.optional(),
    hideBrowseAll: z.boolean().default(false),
    topicInFocus: z.array(describedLink).default([]),
    moreToExplore: z.array(describedLink).default([]),
    desktop: z
      .strictObject({
        cols: z.literal([1, 2]).default(2),
        /** Narrowest viewport, in px, at which the item opens a submenu. */
        breakpoint: z.int().positive().default(1024),
        redUnderline: z.boolean().default(false),
      })
      .prefault({}),
  })
  .refine(({ textColor, backgroundColor }) => isReadable(textColor, backgroundColor), {
    path: ['textColor'],
    message: 'choose a colour with a contrast of 4.5 to 1 to backgroundColor',
    // A fault elsewhere in the section hides none of its contrast; a colour that is none has no contrast.
    when: ({ value }) => colors.safeParse(value).success,
  });

const byLogin = z.strictObject({ loggedIn: linkInput, loggedOut: linkInput });

/** SPEC §2.5, §2.7, §3 (menu config), as a publication writes it. */
export const menuInput = z.strictObject({
  topNavs: z.array(z.strictObject({ title: text, url: address, newTab: z.boolean().default(false) })),
  sections: z.array(section).min(1),
  topicInFocus: z.array(describedLink).default([]),
  moreToExplore: z.array(describedLink).default([]),
  favoriteLinksTitle: text.default('Media & Resources'),
  favoriteLinks: z.array(favoriteLink),
  /** Short links under the categories of the mobile menu. */
  secondaryLinks: z.array(linkInput),
  /** The button shows only where a URL is given. */
  brokerExpo: z.strictObject({ brokerExpoUrl: z.union([address, z.literal('')]), expoBtnText: text }),
  subscribe: byLogin,
  newsletters: byLogin,
  register: linkInput,
  signIn: linkInput,
  account: linkInput,
  signOut: linkInput,
  proContentBtn: z.strictObject({ proContentUrl: address, proContentText: text }),
  userMenu: z.strictObject({
    signedOut: z.strictObject({ greeting: text, links: z.array(linkInput).min(1) }),
    signedIn: z.strictObject({ greeting: text, links: z.array(linkInput).min(1) }),
  }),
  socialNetwork: z.array(socialLink),
  navigationDrawerBG: z
    .strictObject({ backgroundImage: z.union([publicFile, z.literal('')]) })
    .default({ backgroundImage: '' }),
  /** Whether the drawer shows recent posts for each main item (SPEC §2.7). */
  drawerPosts: z.enum(['shown', 'hidden']).default('shown'),
});
export type MenuInput = z.output<typeof menuInput>;
export type SectionInput = z.output<typeof section>;
