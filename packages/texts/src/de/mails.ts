import type * as en from '../en/mails.ts';

const securityChanges: Readonly<Record<en.SecurityChange, string>> = {
  'app-added': 'Eine Authentifizierungs-App wurde hinzugefügt',
  'app-removed': 'Die Authentifizierungs-App wurde entfernt',
  'recovery-codes-renewed': 'Neue Wiederherstellungscodes wurden erzeugt',
  'recovery-code-used': 'Ein Wiederherstellungscode wurde zur Anmeldung benutzt',
  'address-changed': 'Die E-Mail-Adresse wurde geändert',
  'passkey-added': 'Ein Passkey wurde hinzugefügt',
  'passkey-removed': 'Ein Passkey wurde entfernt',
};

export const storeMailTexts: typeof en.storeMailTexts = {
  notRequested:
    'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Es ändert sich nichts, und niemand hat Ihre Daten gesehen.',
  confirmAccount: (brand, subscription, summary) => ({
    subject: `Bestätigen Sie Ihr Konto bei ${brand}`,
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `Willkommen bei ${brand}. Folgen Sie innerhalb von zwei Tagen dem Link, um diese Adresse zu bestätigen und Ihr Passwort zu wählen. Danach können Sie Ihr Konto nutzen.`,
      `Ein Abonnement von ${subscription} ist davon unabhängig. ${summary}`,
    ],
    link: 'Passwort wählen',
  }),
  alreadyRegistered: (brand) => ({
    subject: `Sie haben ein Konto bei ${brand}`,
    title: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, vermutlich Sie selbst, wollte sich gerade mit dieser Adresse registrieren. Zu ihr gibt es schon ein Konto; es wurde kein zweites angelegt und nichts geändert.',
      'Melden Sie sich wie gewohnt an. Wenn Sie Ihr Passwort vergessen haben, schickt Ihnen die Anmeldeseite einen Link, um ein neues zu wählen.',
    ],
    link: 'Anmelden',
  }),
  confirmNewsletters: (brand, titles) => ({
    subject: `Bestätigen Sie Ihre Newsletter von ${brand}`,
    title: 'Bestätigen Sie Ihre Newsletter',
    paragraphs: [`Sie haben gewählt: ${titles}. Folgen Sie innerhalb von zwei Tagen dem Link, dann treffen sie ein.`],
    link: 'Newsletter bestätigen',
  }),
  resetPassword: (brand) => ({
    subject: `Neues Passwort für ${brand}`,
    title: 'Wählen Sie ein neues Passwort',
    paragraphs: ['Folgen Sie innerhalb einer Stunde dem Link. Er funktioniert einmal.'],
    link: 'Neues Passwort wählen',
  }),
  noAccount: (brand) => ({
    subject: `Kein Konto mit dieser Adresse bei ${brand}`,
    title: 'Zu dieser Adresse gibt es kein Konto',
    paragraphs: [
      'Jemand, vermutlich Sie selbst, hat ein neues Passwort angefordert. Zu dieser Adresse gibt es kein Konto; vielleicht haben Sie sich mit einer anderen registriert.',
    ],
    link: 'Konto anlegen',
  }),
  passwordChanged: (brand, contact) => ({
    subject: `Ihr Passwort bei ${brand} wurde geändert`,
    title: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Alle anderen Browser wurden abgemeldet.',
      `Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort und melden Sie sich bei uns: ${contact}.`,
    ],
    link: 'Anderes Passwort wählen',
    footnote: 'Sie erhalten diese E-Mail, weil das Passwort Ihres Kontos geändert wurde.',
  }),
  securityChanged: (brand, change, contact) => ({
    subject: `Sicherheit Ihres Kontos bei ${brand}`,
    title: securityChanges[change],
    paragraphs: [
      `Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort und melden Sie sich bei uns: ${contact}.`,
    ],
    link: 'Konto prüfen',
    footnote: 'Sie erhalten diese E-Mail, weil die Sicherheit Ihres Kontos geändert wurde.',
  }),
  newDevice: (brand, device, time, contact) => ({
    subject: `Neue Anmeldung bei Ihrem Konto bei ${brand}`,
    title: 'Ein neuer Browser hat sich angemeldet',
    paragraphs: [
      `${device}, ${time}. Von welcher Adresse die Anmeldung kam, wird nicht gespeichert.`,
      `Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie sofort ein anderes Passwort, was alle Browser abmeldet, und melden Sie sich bei uns: ${contact}.`,
    ],
    link: 'Anderes Passwort wählen',
    footnote: 'Sie erhalten diese E-Mail, weil sich ein Browser zum ersten Mal bei Ihrem Konto angemeldet hat.',
  }),
  approveAddress: (brand, newAddress, contact) => ({
    subject: `Neue Adresse Ihres Kontos bei ${brand}`,
    title: 'Stimmen Sie Ihrer neuen E-Mail-Adresse zu',
    paragraphs: [
      `Ihr Konto soll die Adresse ${newAddress} erhalten. Folgen Sie innerhalb eines Tages dem Link, um zuzustimmen. Auch die neue Adresse muss das bestätigen.`,
      `Wenn Sie das nicht waren, folgen Sie dem Link nicht, wählen Sie sofort ein anderes Passwort, und melden Sie sich bei uns: ${contact}.`,
    ],
    link: 'Neuer Adresse zustimmen',
    footnote: 'Sie erhalten diese E-Mail, weil in Ihrem Konto eine neue Adresse eingegeben wurde.',
  }),
  confirmAddress: (brand) => ({
    subject: `Bestätigen Sie Ihre neue Adresse bei ${brand}`,
    title: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'Folgen Sie innerhalb eines Tages dem Link, um diese Adresse für Ihr Konto zu verwenden. Auch die bisherige Adresse muss zustimmen.',
    ],
    link: 'Adresse bestätigen',
  }),
  addressTaken: (brand) => ({
    subject: `Sie haben ein Konto bei ${brand}`,
    title: 'Zu dieser Adresse gibt es schon ein Konto',
    paragraphs: [
      'Jemand, vermutlich Sie selbst, wollte diese Adresse für ein anderes Konto verwenden. Zu ihr gibt es schon ein Konto; es wurde nichts geändert.',
      'Um die Adresse dort zu verwenden, melden Sie sich bei dem Konto an, das sie hat, und löschen Sie es zuerst.',
    ],
    link: 'Anmelden',
  }),
  accountDeleted: (brand, contact) => ({
    subject: `Ihr Konto bei ${brand} wurde gelöscht`,
    title: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      'Ihr Profil, Ihre Newsletter, Ihre Merkliste und Ihre Übersicht wurden mit ihm gelöscht. Sie können sich mit dieser Adresse jederzeit wieder registrieren.',
      `Wenn Sie das nicht waren, melden Sie sich bei uns: ${contact}.`,
    ],
    link: `Zu ${brand}`,
    footnote:
      'Sie erhalten diese E-Mail, weil das Konto mit dieser Adresse gelöscht wurde. Es ist die letzte E-Mail dazu.',
  }),
};

export const formMailTexts: typeof en.formMailTexts = {
  noSender: 'Es wurde keine E-Mail-Adresse angegeben.',
  repliesTo: (sender) => `Antworten auf diese E-Mail gehen an ${sender}.`,
  receivedBy: (brand) => `${brand} hat Ihr Formular erhalten`,
  received: 'Wir haben Ihr Formular erhalten',
  requested: 'Sie haben dieses Dokument angefordert.',
  thanks: 'Vielen Dank. Wir haben Ihr Formular erhalten und melden uns, falls nötig.',
  openDocument: 'Dokument öffnen',
  footnote: (brand, support) =>
    `Jemand hat diese Adresse in ein Formular bei ${brand} eingetragen. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Die Adresse wurde in keine Liste aufgenommen. Fragen: ${support}`,
};

export const storyMailTexts: typeof en.storyMailTexts = {
  note: (message) => `Eine Nachricht von der Person, die Ihnen diesen Artikel schickt:\n${message}`,
  read: (brand) => `Den Artikel bei ${brand} lesen`,
  footnote: (brand) =>
    `Jemand, der ${brand} liest, hat Ihre Adresse eingegeben, um Ihnen diesen Artikel zu schicken. Sie wurde nur für diese Nachricht verwendet.`,
};

export const digestMailTexts: typeof en.digestMailTexts = {
  daily: {
    title: 'Neu heute in Ihren Themen',
    footnote: (brand) =>
      `Sie erhalten diese E-Mail, weil Sie bei ${brand} Märkten, Themen oder Autoren folgen und eine tägliche Übersicht gewählt haben.`,
  },
  weekly: {
    title: 'Neu diese Woche in Ihren Themen',
    footnote: (brand) =>
      `Sie erhalten diese E-Mail, weil Sie bei ${brand} Märkten, Themen oder Autoren folgen und eine wöchentliche Übersicht gewählt haben.`,
  },
  subject: (newest, others) => (others > 0 ? `${newest}, und ${others} weitere` : newest),
  list: 'Ihre Merkliste',
  unsubscribe: 'Abbestellen',
};
