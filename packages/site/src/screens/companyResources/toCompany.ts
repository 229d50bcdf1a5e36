import type { Company } from '@masthead/design-system';
import { companyTexts } from '@masthead/texts/resources';
import { getOriginalImageUrl } from '../../content/media/picture';
import type { Publisher } from '../../content/partners/schemas';

/**
 * Rules by sponsorship (§4, sponsored publisher): label, visibility of blurb, socials and leaderboard, and the
 * tracked content type.
 */
export const sponsorRules = {
  premium: {
    label: companyTexts.premiumLabel,
    about: 'visible',
    leaderboard: 'hidden',
    contentType: 'featured-partner',
  },
  basic: { label: companyTexts.partnerLabel, about: 'hidden', leaderboard: 'visible', contentType: 'partner' },
} as const;

const isYouTube = ({ name }: { name: string }): boolean => name.trim().toLowerCase() === 'youtube';

/** The YouTube channel of a publisher, a separate entry of the share menu (§2.8). */
export const getYouTubeUrl = ({
  socials,
  sponsorship,
}: Pick<Publisher, 'socials' | 'sponsorship'>): string | undefined =>
  sponsorRules[sponsorship].about === 'visible' ? socials.find(isYouTube)?.url : undefined;

const toOptionalText = (key: 'tagline' | 'description', text: string | undefined) => (text ? { [key]: text } : {});

/** The header of a publisher's page (§2.8, §4). */
export const toCompany = ({
  name,
  sponsorship,
  logo,
  sponsorBlurb,
  blurb,
  socials,
  linkedURL,
  publisherURL,
  displayURL,
}: Publisher): Company => {
  const { label, about } = sponsorRules[sponsorship];
  const website = linkedURL ?? publisherURL;
  return {
    name,
    label,
    socials: about === 'visible' ? socials.filter((profile) => !isYouTube(profile)) : [],
    ...(about === 'visible' && { ...toOptionalText('tagline', sponsorBlurb), ...toOptionalText('description', blurb) }),
    ...(logo && { logo: getOriginalImageUrl(logo) }),
    ...(website && {
      website: { title: displayURL ?? website.replace(/^https?:\/\//, ''), url: website, newTab: true },
    }),
  };
};
