import { footerDefaultTexts, menuDefaultTexts } from '@masthead/texts/brandDefaults';
import { z } from 'zod';
import type { StoreBrand } from '../links.ts';
import { address, publicFile, text } from './fields.ts';
import { linkInput, type LinkInput } from './menu.schema.ts';
import { resolveLink, type Menu, type MenuLink } from './menu.ts';
import { footerLinks, legalLinks as commonLegalLinks } from './pageLinks.ts';

/** Input schema of the footer (§2.5). Social links and network sites have lists of their own. */
export const footerInput = z.strictObject({
  /** Default: the wordmark for dark bands. */
  logos: z
    .array(
      z.strictObject({
        name: text,
        image: publicFile,
        width: z.int().positive(),
        height: z.int().positive(),
        url: address,
      }),
    )
    .min(1)
    .optional(),
  support: z.strictObject({
    title: text.default(footerDefaultTexts.needHelp),
    blurb: text.default(footerDefaultTexts.write),
    /** As readers dial it, with its hours. */
    phone: z.strictObject({ number: text, url: address, hours: text }).optional(),
    email: z.email(),
  }),
  /** Also the middle links of the home page (§2.6). */
  links: z.array(linkInput).default([...footerLinks]),
  columns: z.array(z.strictObject({ title: text, links: z.array(linkInput).min(1) })).min(1),
  networkTitle: text.default(menuDefaultTexts.network),
  copyright: text.includes('{year}', { error: 'write {year} where the current year belongs' }),
  legalLinks: z
    .array(linkInput)
    .min(1)
    .default([...commonLegalLinks]),
});

/** Another publication of the network. */
export const networkSite = z.strictObject({ name: text, url: address });
/** Another publication of the network. */
type NetworkSite = z.output<typeof networkSite>;

/** Completes the footer's links. */
export const deriveFooter = (
  brand: StoreBrand & { name: string; logos: { inverse: { src: string; width: number; height: number } } },
  { columns, links, legalLinks, ...footer }: z.output<typeof footerInput>,
  social: Menu['socialNetwork'],
  sites: readonly NetworkSite[],
) => {
  const { src, width, height } = brand.logos.inverse;
  const resolve = (link: LinkInput): MenuLink => resolveLink(brand, link);
  return {
    ...footer,
    logos: footer.logos ?? [{ name: brand.name, image: src, width, height, url: '/' }],
    links: links.map(resolve),
    columns: columns.map(({ title, links: column }) => ({ title, links: column.map(resolve) })),
    legalLinks: legalLinks.map(resolve),
    social: [...social, { name: 'RSS' as const, url: '/rss/' }],
    networkSites: sites.map(({ name, url }): MenuLink => ({ title: name, url })),
  };
};
