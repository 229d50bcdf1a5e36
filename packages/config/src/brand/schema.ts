import { z } from 'zod';
import { type LoginFlow, storePages } from '../links.ts';
import { address, domain, framedPage, kebab, language, origin, publicOrigin, text, timeZone } from './fields.ts';
import { hubsInput } from './hubs.ts';
import { deriveFooter, footerInput, networkSite } from './footer.ts';
import { deriveMenu, resolveLink, type MenuLink } from './menu.ts';
import { menuInput, linkInput, type LinkInput } from './menu.schema.ts';
import { benefitsInput, groupRatesInput, plansInput, questionsInput } from './plans.ts';
import { hasModule, isOpenAddress, type SiteModule, siteModuleNames, withoutHiddenLinks } from './modules.ts';
import { logo, logosInput } from './logos.ts';

/** A podcast, by the name of the show in its episodes, and the platforms where it can be followed. */
const podcastShow = z.strictObject({
  name: text,
  description: text,
  /** A square picture. */
  cover: logo,
  platforms: z.array(z.strictObject({ title: text, url: z.url({ protocol: /^https$/ }) })).default([]),
});

/** A framed document: an HTML file of the app, or a page of another site that loads after a click. `height` in px. */
const framed = z.strictObject({ title: text, src: framedPage, height: z.int().min(120).max(1200) });

const loginFlow = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('store') }),
  z.strictObject({ kind: z.literal('external'), pages: z.record(z.enum(storePages), z.url({ protocol: /^https$/ })) }),
]);

/** Longitudes and latitudes by the slug of a market or city. */
const placesOfMap = z.record(kebab, z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)])).default({});

/** Nominations for a program: open for `openDays` after the newest call in its section, or all year. */
const nominationRules = z.strictObject({
  /** Title of the button: "Nominate a colleague". */
  button: text,
  /** Labels of the fields: "Name of the nominee", "What changed". */
  nomineeLabel: text,
  reasonLabel: text,
  categories: z.array(text).min(2),
  criteria: z.array(text).min(1),
  openDays: z.int().min(1).max(365).optional(),
});

const input = z.strictObject({
  /** Folder of the app and prefix of every cache key. */
  key: kebab,
  name: text,
  /** The content service's `site`. */
  site: kebab,
  /** Prefix of `/{product}-topics/` and `/{product}-sections/` (§2.2). */
  product: kebab,
  /** The optional `{site}` in `/{site}/resources/` (§2.1). */
  pathPrefix: kebab,
  /** Other configured brands whose resources are shown under their own prefix (§2.1). */
  resourcePrefixes: z.array(z.strictObject({ pathPrefix: kebab, site: kebab })).default([]),
  /** Recognition programs (§1): directories of the content service with profiles. */
  recognition: z
    .array(z.strictObject({ directory: kebab, name: text, description: text, nomination: nominationRules.optional() }))
    .default([]),
  /** §9, prefix:site. */
  publicationSlug: z.string().regex(/^[a-z]+:[a-z0-9-]+$/, 'use a prefix, a colon and the site: "abc:site"'),
  /** §9, the subscription source pair. */
  promoCode: z.string().regex(/^[A-Z]{3}$/, 'use three capital letters'),
  source: kebab,
  /** Relation to the network, below the site name in the drawer: "An exclusive brand of Harbor Media". */
  networkLine: text.optional(),
  /** What the publication is, in one line: "Commercial real estate news and intelligence". */
  tagline: text,
  /** For search engines and feeds: one or two sentences. */
  description: text.max(200, 'use at most 200 characters: search engines truncate the rest'),
  /** `slug` is the first segment of the magazine's addresses: `/{slug}/issue-gallery/` (§2.1). */
  magazine: z.strictObject({ name: text, slug: kebab, description: text }),
  /** Addresses, names and introductions of the fronts of categories. */
  hubs: hubsInput,
  language,
  timeZone,
  /** Domain in store URLs and in the cookies that logout deletes (§4, §7.2). */
  domain,
  /** Origin of the site unless SITE_ORIGIN is set. */
  origin,
  /** Origins that a `preview` parameter may name (§2.6). */
  previewOrigins: z.array(publicOrigin),
  logos: logosInput,
  header: z.strictObject({
    variant: z.enum(['main', 'alternate']),
    /** §3, subscribeUrl: whether the main header has `menu.subscribe` beside Newsletters. */
    subscribe: z.enum(['visible', 'hidden']).default('hidden'),
    /** §2.7: one sister brand's alternate header has a Subscribe button of its own. */
    extraButton: linkInput.optional(),
    /** §2.8: the search box of the header. `ignored`: Enter does nothing, the button submits. */
    searchBox: z
      .strictObject({
        icon: z.enum(['visible', 'none']).default('visible'),
        enter: z.enum(['submits', 'ignored']).default('submits'),
      })
      .prefault({}),
  }),
  /** §2.8: pictures of page headers are beside the text, or its background. */
  heroPicture: z.enum(['beside', 'behind']).default('beside'),
  /** §2.8: dismissible message about a regulated product on the home page. */
  homeAlert: z.strictObject({ text, link: linkInput.optional() }).optional(),
  menu: menuInput,
  footer: footerInput,
  networkSites: z.array(networkSite),
  /** §2.8, §3. `shown`: `signed-in` on routes that request it, or `always`. */
  subscribeCard: z.strictObject({
    tag: text,
    title: text,
    summary: text,
    subscribe: linkInput,
    privacy: linkInput,
    shown: z.enum(['signed-in', 'always']).default('signed-in'),
  }),
  /** What the registration pages, mails and forms say besides the names, logos and colors of the brand. */
  store: z
    .strictObject({
      /** What a subscription brings. Default: `subscribeCard.summary`. */
      summary: text.optional(),
      /** Subscriptions with prices. Without one the publication has no offer page and the store takes no orders. */
      plans: plansInput.default([]),
      benefits: benefitsInput.default([]),
      groupRates: groupRatesInput.default([]),
      /** Page where groups request their rate. Default: `contact`. */
      groupContact: address.optional(),
      questions: questionsInput.default([]),
      terms: address.default('/static/terms-of-service/'),
      privacy: address.default('/static/privacy-policy/'),
      contact: address.default('/static/contact-us/'),
      /** Public origins besides that of the domain. Each is purged, unless it redirects to another one. */
      origins: z.array(publicOrigin).default([]),
      /** The sender of mails. Default: no-reply at the domain. */
      sender: z.email().optional(),
      /** By form name: the desk, and the document that the sender requests. Others go to the support address. */
      forms: z
        .record(
          kebab,
          z.strictObject({
            desk: z.email().optional(),
            document: z.strictObject({ title: text, url: z.string() }).optional(),
          }),
        )
        .default({}),
    })
    .prefault({}),
  /** §3, site configuration flags: modules of the home page. */
  modules: z
    .strictObject({
      popularAuthors: z.boolean().default(true),
      podcasts: z.boolean().default(true),
      insights: z.boolean().default(true),
      iframe: z.boolean().default(true),
      /** Content of the module `iframe`; the module is hidden without it. */
      framed: framed.optional(),
      recentStories: z.boolean().default(true),
      featuredEvent: z.boolean().default(true),
      insightsUrl: address.default('/instant-insights/'),
    })
    .prefault({}),
  /** Longitude and latitude by slug, on a map of the United States or of the world. Others have no map. */
  places: z.strictObject({ us: placesOfMap, world: placesOfMap }).prefault({}),
  /** Podcasts with their covers, above the list of episodes and on their pages. */
  podcastShows: z.array(podcastShow).default([]),
  /** §2.8: items of the Premium category have a PRO pill. */
  premiumDisplay: z.boolean().default(true),
  /** Parts of the site that the publication does not have: their addresses are not found and nothing links to them. */
  hiddenModules: z.array(z.enum(siteModuleNames)).default([]),
  /** `on`: browsers store the last ten articles that a reader opened, for reading offline. `off` deletes them. */
  offlineReading: z.enum(['on', 'off']).default('on'),
  /** §3: share and follow links in a stream's header. */
  streamShareFollow: z.boolean().default(false),
  /** §5: the share-by-email form shows `inline` errors at the fields, or an error `summary` above them. */
  shareFormErrors: z.enum(['inline', 'summary']).default('inline'),
  joinSection: z.boolean().default(false),
  loginFlow: loginFlow.default({ kind: 'store' }),
  /** §6: cookies alone can sign a visitor in. */
  cookieLogin: z.boolean().default(true),
  /** `tcf`: third parties wait for the visitor's consent (IAB TCF). */
  consent: z.enum(['tcf', 'none']).default('tcf'),
  /** `report-only` reports violations without blocking, as a first step for a brand with new third parties. */
  contentSecurityPolicy: z.enum(['enforce', 'report-only']).default('enforce'),
  /** Slot names of the slot table. `hidden`: not rendered. `refresh`: requested again after 30 s in view. */
  advertising: z
    .strictObject({ hidden: z.array(z.string()).default([]), refresh: z.array(z.string()).default([]) })
    .prefault({}),
  /** §3, tracking payload. `analyticsLayer` is the global name of the analytics tag layer (§7.2). */
  tracking: z.strictObject({
    site: kebab,
    siteGroup: kebab,
    analyticsLayer: z
      .string()
      .regex(/^[A-Za-z_$][\w$]*$/, 'use the name of a global variable')
      .optional(),
  }),
});

/** The hidden modules, with those that only accounts of the registration pages have, and plans. */
const getHiddenModules = (
  { kind }: LoginFlow,
  plans: readonly unknown[],
  hidden: readonly SiteModule[],
): readonly SiteModule[] => [
  ...new Set<SiteModule>([
    ...hidden,
    ...(kind === 'external' ? (['reading-list'] as const) : []),
    ...(plans.length === 0 ? (['subscribe'] as const) : []),
  ]),
];

/** Schema of a brand: validates the input of `defineBrand` and completes links and menus. */
export const brandSchema = input.transform(({ hiddenModules, ...fields }) => {
  const written = { ...fields, hiddenModules: getHiddenModules(fields.loginFlow, fields.store.plans, hiddenModules) };
  const { header, menu, footer, modules, subscribeCard, homeAlert, ...brand } = withoutHiddenLinks(written, written);
  const { extraButton, ...headerFields } = header;
  const toLink = (link: LinkInput): { link?: MenuLink } => {
    const resolved = resolveLink(brand, link);
    return isOpenAddress(brand, resolved.url) ? { link: resolved } : {};
  };
  const button = extraButton && toLink(extraButton).link;
  const derivedMenu = deriveMenu(brand, menu, brand.logos.masthead);
  return {
    ...brand,
    modules: {
      ...modules,
      podcasts: modules.podcasts && (hasModule(brand, 'podcasts') || hasModule(brand, 'webcasts')),
      featuredEvent: modules.featuredEvent && hasModule(brand, 'events'),
    },
    header: { ...headerFields, ...(button && { extraButton: button }) },
    ...(homeAlert && {
      homeAlert: { text: homeAlert.text, ...(homeAlert.link && toLink(homeAlert.link)) },
    }),
    menu: derivedMenu,
    footer: deriveFooter(brand, footer, derivedMenu.socialNetwork, brand.networkSites),
    subscribeCard: {
      ...subscribeCard,
      subscribe: resolveLink(brand, subscribeCard.subscribe),
      privacy: resolveLink(brand, subscribeCard.privacy),
    },
  };
});

/** A brand as its brand.ts writes it. */
export type BrandInput = z.input<typeof brandSchema>;
/** One section of a brand's menu, as brand.ts writes it. */
export type MenuSection = BrandInput['menu']['sections'][number];
/** A validated brand with completed links and derived menus. */
export type Brand = z.output<typeof brandSchema>;
