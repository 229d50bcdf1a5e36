import { formatCopyright, type Brand } from '@masthead/config';
import type { SiteFooterProps } from '@masthead/design-system';

/** Content of a brand's footer (§2.5), on pages and in Storybook. */
export const toFooter = ({ footer, timeZone }: Brand): SiteFooterProps => {
  const { support } = footer;
  return {
    logos: footer.logos.map(({ name, url, image, width, height }) => ({
      name,
      url,
      image: { src: image, width, height },
    })),
    support: {
      blurb: `${support.title} ${support.blurb}`,
      email: { title: support.email, url: `mailto:${support.email}` },
      ...(support.phone && {
        phone: { title: support.phone.number, url: support.phone.url },
        hours: support.phone.hours,
      }),
    },
    social: footer.social,
    columns: footer.columns,
    links: footer.links,
    network: { title: footer.networkTitle, sites: footer.networkSites },
    legal: { copyright: formatCopyright(footer.copyright, new Date(), timeZone), links: footer.legalLinks },
  };
};
