import { formatCopyright, type Brand } from '@masthead/config';
import { SiteFooter } from '@masthead/design-system';

/** The brand's footer (§2.5). */
export const Footer = ({ brand }: { brand: Brand }) => {
  const { footer, timeZone } = brand;
  const { support } = footer;
  return (
    <SiteFooter
      logos={footer.logos.map(({ name, url, image, width, height }) => ({
        name,
        url,
        image: { src: image, width, height },
      }))}
      support={{
        blurb: `${support.title} ${support.blurb}`,
        email: { title: support.email, url: `mailto:${support.email}` },
        ...(support.phone && {
          phone: { title: support.phone.number, url: support.phone.url },
          hours: support.phone.hours,
        }),
      }}
      social={footer.social}
      columns={footer.columns}
      links={footer.links}
      network={{ title: footer.networkTitle, sites: footer.networkSites }}
      legal={{ copyright: formatCopyright(footer.copyright, new Date(), timeZone), links: footer.legalLinks }}
    />
  );
};
