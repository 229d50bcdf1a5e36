import { formatCopyright, type Brand } from '@masthead/config';
import { Icon, isIconName } from '@masthead/design-system';
import type { ReactNode } from 'react';
import { headerTexts } from '@masthead/texts/navigation';
import './ampElements';

const getIcon = (network: string) => {
  const name = network.trim().toLowerCase();
  return isIconName(name) ? name : 'link';
};

/** AMP-only layout (§2.6): a header with the 461x50 logo; a footer with 36x36 social icons and legal links. */
export const AmpFrame = ({ brand, children }: { brand: Brand; children: ReactNode }) => {
  const { logos, footer, timeZone } = brand;
  return (
    <>
      <a className="skip" href="#main">
        {headerTexts.skip}
      </a>
      <header className="top">
        <a href="/">
          <amp-img
            src={logos.amp.src}
            width={logos.amp.width}
            height={logos.amp.height}
            layout="intrinsic"
            alt={`${brand.name}: ${brand.tagline}`}
            data-hero=""
          />
        </a>
      </header>
      {children}
      <footer className="foot">
        <ul>
          {footer.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} aria-label={name}>
                <Icon name={getIcon(name)} />
              </a>
            </li>
          ))}
        </ul>
        <p className="legal">
          {footer.legalLinks.map(({ title, url }) => (
            <a key={url} href={url}>
              {title}
            </a>
          ))}
        </p>
        <p className="copy">{formatCopyright(footer.copyright, new Date(), timeZone)}</p>
      </footer>
    </>
  );
};
