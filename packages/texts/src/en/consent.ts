export const consentTexts = {
  purposes: 'Purposes',
  close: 'Close without a change',
  refuse: 'Refuse all',
  accept: 'Accept all',
  save: 'Save my choice',
  choose: 'Choose what to allow',
  /** The visible part of `choose`. */
  chooseShort: 'Choose',
};

export const consentPromptTexts = {
  privacyPolicy: 'Privacy policy',
  title: 'Your privacy',
  asking:
    'With your consent, we and our partners measure what is read, show advertising and suggest stories. You can change your mind at any time.',
  privacyControl:
    'Your browser asks sites not to share what you do. We honor that: advertising by third parties and personalization stay off.',
  measurement: 'Measurement',
  measurementText: 'Counting what is read and how well our pages work.',
  advertising: 'Advertising',
  advertisingText: 'Loading the advertising of our partners, which pays for this site.',
  personalization: 'Personalization',
  personalizationText: 'Choosing stories and advertising by what you have read.',
};
