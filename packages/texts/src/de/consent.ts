import type * as en from '../en/consent.ts';

export const consentTexts: typeof en.consentTexts = {
  purposes: 'Zwecke',
  close: 'Ohne Änderung schließen',
  refuse: 'Alle ablehnen',
  accept: 'Alle akzeptieren',
  save: 'Auswahl speichern',
  choose: 'Auswahl treffen',
  chooseShort: 'Auswahl',
};

export const consentPromptTexts: typeof en.consentPromptTexts = {
  privacyPolicy: 'Datenschutzerklärung',
  title: 'Ihre Privatsphäre',
  asking:
    'Mit Ihrer Einwilligung messen wir und Partner, was gelesen wird, zeigen Werbung und schlagen Artikel vor. Das können Sie jederzeit ändern.',
  privacyControl:
    'Ihr Browser bittet Websites, nichts über Sie weiterzugeben. Daran halten wir uns: Werbung Dritter und Personalisierung bleiben aus.',
  measurement: 'Messung',
  measurementText: 'Zählen, was gelesen wird und wie gut unsere Seiten funktionieren.',
  advertising: 'Werbung',
  advertisingText: 'Werbung unserer Partner laden, die diese Website bezahlt.',
  personalization: 'Personalisierung',
  personalizationText: 'Artikel und Werbung danach auswählen, was Sie gelesen haben.',
};
