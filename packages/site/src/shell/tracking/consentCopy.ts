import type { ConsentPurpose } from '@masthead/design-system';
import { consentPromptTexts } from '@masthead/texts/consent';

/** Texts of the consent banner. */
export const consentCopy = {
  title: consentPromptTexts.title,
  asking: consentPromptTexts.asking,
  globalPrivacyControl: consentPromptTexts.privacyControl,
} as const;

/** The purposes in the order of the banner. */
export const consentPurposes: readonly ConsentPurpose[] = [
  { key: 'measurement', title: consentPromptTexts.measurement, description: consentPromptTexts.measurementText },
  {
    key: 'advertising',
    title: consentPromptTexts.advertising,
    description: consentPromptTexts.advertisingText,
  },
  {
    key: 'personalization',
    title: consentPromptTexts.personalization,
    description: consentPromptTexts.personalizationText,
  },
];
