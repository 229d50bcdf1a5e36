import type { ConsentPurpose } from '@masthead/design-system';

/** Texts of the consent banner. */
export const consentCopy = {
  title: 'Your privacy',
  asking:
    'With your consent, we and our partners measure what is read, show advertising and suggest stories. You can change your mind at any time.',
  globalPrivacyControl:
    'Your browser asks sites not to share what you do. We honor that: advertising by third parties and personalization stay off.',
} as const;

/** The purposes in the order of the banner. */
export const consentPurposes: readonly ConsentPurpose[] = [
  { key: 'measurement', title: 'Measurement', description: 'Counting what is read and how well our pages work.' },
  {
    key: 'advertising',
    title: 'Advertising',
    description: 'Loading the advertising of our partners, which pays for this site.',
  },
  {
    key: 'personalization',
    title: 'Personalization',
    description: 'Choosing stories and advertising by what you have read.',
  },
];
