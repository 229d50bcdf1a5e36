import type * as en from '../en/forms.ts';

export const newsletterTexts: typeof en.newsletterTexts = {
  newsletter: (title) => `Newsletter: ${title}`,
  email: 'E-Mail-Adresse',
  signUp: 'Anmelden',
  audience: 'Für:',
  sample: 'Beispielausgabe',
  signUpLabel: 'Newsletter bestellen',
  check: 'Wählen Sie die gewünschten Newsletter',
  failed: 'Wir konnten Ihre Adresse nicht senden. Versuchen Sie es in einigen Minuten noch einmal.',
  hint: 'Sie erhalten eine E-Mail mit einem Bestätigungslink. Vorher schicken wir Ihnen nichts.',
};

export const nominationTexts: typeof en.nominationTexts = {
  required: (label) => `${label} (Pflichtfeld)`,
  company: 'Unternehmen der nominierten Person',
  category: 'Kategorie (Pflichtfeld)',
  chooseOne: 'Bitte wählen',
  reasonHint: 'Höchstens 600 Wörter. Nennen Sie Zahlen mit Datum und Quelle.',
  witness: 'Wer kann das bestätigen?',
  witnessHint: 'Ein Name und eine Telefonnummer oder E-Mail-Adresse.',
  yourName: 'Ihr Name (Pflichtfeld)',
  yourEmail: 'Ihre E-Mail-Adresse (Pflichtfeld)',
  send: 'Nominierung senden',
  criteria: 'Worauf die Redaktion achtet',
  categories: 'Kategorien',
  honors: 'Auszeichnungen',
};

export const newsletterScreenTexts: typeof en.newsletterScreenTexts = {
  home: 'Startseite',
  noneYet: 'Es gibt noch keine Newsletter',
  firstHere: 'Der erste erscheint hier.',
  choose: 'Newsletter auswählen',
  lede: 'Kostenlos, und so viele Sie möchten.',
  newsletters: 'Newsletter',
};

export const formPageTexts: typeof en.formPageTexts = {
  notSent: 'Ihr Formular wurde nicht gesendet',
  unavailable:
    'Wir konnten es gerade nicht annehmen. Bitte gehen Sie zurück: Ihr Browser hat Ihre Angaben noch. Senden Sie es in einigen Minuten noch einmal.',
  missing: 'Auf dieser Website gibt es dieses Formular nicht.',
  otherSite: 'Es kam von einer anderen Website.',
  tooLong: 'Es ist zu lang. Bitte gehen Sie zurück und kürzen Sie es.',
  tooMany:
    'Von Ihrer Adresse wurden zu viele Formulare gesendet. Bitte gehen Sie zurück und versuchen Sie es später noch einmal: Ihr Browser hat Ihre Angaben noch.',
  invalid: (message) => `${message}. Bitte gehen Sie zurück: Ihr Browser hat Ihre Angaben noch.`,
  notUnderstood: 'Etwas darin war nicht zu verstehen. Bitte gehen Sie zurück und prüfen Sie Ihre Angaben.',
};

export const accountPageTexts: typeof en.accountPageTexts = {
  unreachable: 'Ihr Konto ist gerade nicht erreichbar',
  unreachableAdvice:
    'Bitte gehen Sie zurück und versuchen Sie es in einigen Minuten noch einmal: Ihr Browser hat Ihre Angaben noch.',
  notAccepted: 'Wir konnten Ihr Formular nicht annehmen',
  tooLong: 'Es ist zu lang. Bitte gehen Sie zurück und kürzen Sie es: Ihr Browser hat Ihre Angaben noch.',
  otherSite:
    'Es wurde von der Seite einer anderen Website gesendet. Öffnen Sie die Seite hier, und senden Sie es noch einmal.',
};
