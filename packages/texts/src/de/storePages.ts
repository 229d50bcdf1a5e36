import type * as en from '../en/storePages.ts';

export const storeFrameTexts: typeof en.storeFrameTexts = {
  homeOf: (brand) => `${brand}: Startseite`,
  account: 'Konto',
  myAccount: 'Mein Konto',
  signOut: 'Abmelden',
  signIn: 'Anmelden',
  register: 'Registrieren',
  legal: 'Rechtliches und Hilfe',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  contact: 'Kontakt',
  help: 'Hilfe:',
  skip: 'Zum Inhalt springen',
  error: (title) => `Fehler: ${title}`,
};

export const storeFieldTexts: typeof en.storeFieldTexts = {
  optional: '(freiwillig)',
  correct: (errors) => `Bitte korrigieren Sie ${errors === 1 ? 'diese Angabe' : 'diese Angaben'}`,
  firstName: 'Vorname',
  lastName: 'Nachname',
  middleName: 'Zweiter Vorname',
  jobTitle: 'Position',
  company: 'Unternehmen',
  country: 'Land',
  notSpecified: 'Keine Angabe',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Lang ist besser als kompliziert.',
  newsletters: 'Newsletter',
};

export const accountPageTexts: typeof en.accountPageTexts = {
  saved: {
    profile: 'Ihr Profil ist gespeichert.',
    newsletters: 'Ihre Newsletter sind gespeichert.',
    digest: 'Ihre Übersicht ist gespeichert.',
    password: 'Ihr Passwort ist geändert, und alle anderen Browser sind abgemeldet.',
    sessions: 'Alle anderen Browser sind abgemeldet.',
    'sessions-chosen': 'Die ausgewählten Browser sind abgemeldet.',
    ordered: 'Vielen Dank. Ihr Abo hat begonnen, und die Bestätigung kommt per E-Mail.',
    canceled: 'Ihr Abo ist gekündigt, und die Bestätigung kommt per E-Mail.',
    welcome: 'Ihre Adresse ist bestätigt, und Sie sind angemeldet.',
  },
  sections: {
    profile: 'Ihr Profil',
    'email-preferences': 'E-Mail-Einstellungen',
    'password-section': 'Passwort',
    sessions: 'Wo Sie angemeldet sind',
    data: 'Ihre Daten',
  },
  hello: 'Guten Tag,',
  subscriber: 'Abonnent',
  registrant: 'Registriert',
  active: 'Aktiv',
  subscribe: 'Abonnieren',
  profile: 'Profil',
  complete: (percent) => `zu ${percent} % ausgefüllt`,
  completion: 'Vollständigkeit des Profils',
  onThisPage: 'Auf dieser Seite',
  backToPage: 'Zurück zur Seite, von der Sie kamen',
  backTo: (brand) => `Zurück zu ${brand}`,
  saveProfile: 'Profil speichern',
  newslettersFrom: (brand) => `Newsletter von ${brand}`,
  saveNewsletters: 'Newsletter speichern',
  noNewsletters: (brand) => `${brand} hat noch keine Newsletter.`,
  digest: 'Übersicht per E-Mail über alles, dem Sie folgen',
  digestChoices: {
    off: { title: 'Keine Übersicht' },
    daily: { title: 'Jeden Morgen', note: 'Um 7 Uhr, wenn es Neues gibt' },
    weekly: { title: 'Jeden Montag', note: 'Die neuesten Artikel der Woche' },
  },
  saveDigest: 'Übersicht speichern',
  changePassword: 'Passwort ändern',
  sessions: (others) =>
    others === 0
      ? 'Nur in diesem Browser.'
      : `In diesem Browser und in ${others === 1 ? 'einem weiteren' : `${others} weiteren`}.`,
  sessionsLede: 'Angemeldete Browser',
  thisBrowser: 'Dieser Browser',
  device: (browser, system) =>
    browser && system ? `${browser} unter ${system}` : browser || system || 'Unbekannter Browser',
  lastUsed: (lastUsed, signedIn) => `Zuletzt benutzt: ${lastUsed}, angemeldet: ${signedIn}`,
  signOutChosen: 'Ausgewählte abmelden',
  signOutElsewhere: 'Überall sonst abmelden',
  dataLede:
    'Laden Sie alles herunter, was mit Ihrem Konto und seiner Adresse gespeichert ist: Profil, Newsletter, Abonnements, gemerkte Artikel, was Sie verfolgen, Ihre Übersicht, Formulare, nicht gesendete E-Mails, Links und Browser.',
  downloadData: 'Daten herunterladen',
  deleteTitle: 'Konto löschen',
  deleteLede:
    'Ihr Profil, Ihre Newsletter, gemerkte Artikel, alles, dem Sie folgen, sowie die Formulare und nicht gesendeten E-Mails mit Ihrer Adresse werden sofort gelöscht, bei allen Publikationen des Verbunds.',
  accessEnds: (subscription) => ` Auch Ihr Zugang zu ${subscription} endet.`,
  notUndone: 'Das lässt sich nicht rückgängig machen.',
  deleteAccount: 'Konto löschen',
};

export const confirmPageTexts: typeof en.confirmPageTexts = {
  choosePassword: 'Wählen Sie Ihr Passwort',
  choosePasswordLede: 'Ein Schritt, und Ihr Konto ist bereit.',
  yourAddressIs: 'Ihre Adresse ist',
  notRegistered: 'Wenn Sie sich nicht registriert haben, schließen Sie diese Seite: Es wird kein Konto angelegt.',
  create: 'Konto anlegen und anmelden',
  confirmAddress: 'Bestätigen Sie Ihre Adresse',
  confirmLede: 'Ein Schritt, und Ihre Newsletter sind unterwegs.',
  confirm: 'Bestätigen',
  addressIs: 'Die Adresse ist',
  notSignedUp: 'Wenn Sie sich nicht angemeldet haben, schließen Sie diese Seite: Es wird nichts verschickt.',
  confirmNewsletters: 'Newsletter bestätigen',
};

export const newslettersPageTexts: typeof en.newslettersPageTexts = {
  subscribeTo: (subscription) => `${subscription} abonnieren`,
  isActive: 'Ihr Abonnement läuft. Vielen Dank.',
  call: 'Rufen Sie an unter',
  write: 'Schreiben Sie an',
  orWrite: 'oder schreiben Sie an',
  mention: ', und nennen Sie den Code',
  joined: '. Das Abonnement wird mit Ihrem Konto verbunden',
  so: '; bitte',
  createOne: 'legen Sie',
  first: ' vorher eines an',
  title: 'Newsletter',
  heading: 'Newsletter und Abonnement',
  lede: 'Von der Redaktion geschrieben, vor der ersten Sitzung gelesen. Wählen Sie so viele, wie Sie möchten.',
  samples: 'Für wen jeder ist, mit einem Beispiel',
  haveAccount: 'Sie haben ein Konto?',
  checked: ', dann sind die Newsletter angekreuzt, die Sie schon erhalten.',
  sendMe: 'Schicken Sie mir',
  emailHint: 'Sie erhalten eine E-Mail mit einem Link zur Bestätigung.',
  signUp: 'Anmelden',
};

export const registerPageTexts: typeof en.registerPageTexts = {
  heading: 'Legen Sie Ihr Konto an',
  lede: (tagline) => `${tagline}, für Sie zusammengestellt.`,
  choose: 'Newsletter Ihrer Wahl',
  chooseText: 'Ändern Sie Ihre Auswahl hier jederzeit.',
  oneAccount: 'Ein Konto für den Verbund',
  oneAccountText: 'Dieselbe Adresse und dasselbe Passwort bei allen Schwesterpublikationen.',
  free: 'Kostenlos',
  freeText: (subscription) => `Ein Abonnement von ${subscription} ist davon unabhängig und beginnt nie von selbst.`,
  aboutYou: 'Über Sie',
  emailHint: 'Sie erhalten eine E-Mail mit einem Link, um sie zu bestätigen und Ihr Passwort zu wählen.',
  agree: 'Wenn Sie ein Konto anlegen, stimmen Sie unseren',
  agreeEnd: ' zu. Unser Hinweis zum',
  explains: ' erklärt, wie wir Ihre Angaben verwenden.',
  continue: 'Weiter',
  checkEmail: 'Sehen Sie in Ihr Postfach',
  next: 'So geht es weiter',
  sentTo: 'Wir haben eine Nachricht an',
  yourAddress: 'die Adresse, die Sie eingegeben haben,',
  sentToEnd: ' geschickt.',
  noEmail:
    'Nach einigen Minuten noch keine E-Mail? Prüfen Sie den Spam-Ordner und die Adresse, und senden Sie das Formular noch einmal. Oder melden Sie sich bei uns:',
  backToSignIn: 'Zurück zur Anmeldung',
};

export const signInPageTexts: typeof en.signInPageTexts = {
  yourAccount: 'Ihr Konto',
  access: (brand) => `Für ${brand}, Ihre Newsletter und Ihr Abonnement.`,
  noAccount: 'Noch kein Konto?',
  freeAndQuick: 'Das ist kostenlos und dauert eine Minute.',
  withPassword: 'Mit Ihrem Passwort',
  notSignedIn: 'Sie sind nicht angemeldet',
  keepSignedIn: (days) => `${days} Tage angemeldet bleiben`,
  keepSignedInHint: 'Nicht auf einem Computer, den auch andere benutzen.',
  forgot: 'Passwort vergessen?',
  forgotLede:
    'Wir schicken Ihnen einen Link, um ein neues zu wählen. Er funktioniert einmal und läuft nach einer Stunde ab.',
  emailLink: 'Link schicken',
  noLink: 'Es wurde kein Link geschickt',
  choosePassword: 'Wählen Sie ein neues Passwort',
  choosePasswordLede: (email) => `Für ${email}. Alle anderen Browser werden abgemeldet.`,
  saveAndSignIn: 'Speichern und anmelden',
  signOutQuestion: 'Abmelden?',
  signOutLede: 'Sie werden in diesem Browser abgemeldet.',
};

export const signInReasons: typeof en.signInReasons = {
  saved: [
    'Melden Sie sich an, um diesen Artikel zu merken',
    'Er kommt in Ihre Merkliste, die Sie auf allen Ihren Geräten haben.',
  ],
  follows: [
    'Melden Sie sich an, um zu folgen',
    'Neue Artikel und Geschäfte stehen dann auf Ihrer Startseite und auf Wunsch in einer Übersicht per E-Mail.',
  ],
  'step-expired': [
    'Bitte melden Sie sich noch einmal an',
    'Der zweite Schritt hat zu lange gedauert oder wurde in einem anderen Fenster abgeschlossen.',
  ],
};

export const digestPageTexts: typeof en.digestPageTexts = {
  end: 'Übersicht abbestellen',
  endLede: 'Sie folgen weiterhin allem, dem Sie folgen, und finden es in Ihrer Merkliste.',
  unsubscribe: 'Abbestellen',
  ended: 'Ihre Übersicht ist abbestellt',
  endedLede: 'Sie erhalten keine weitere Übersicht. In Ihrer Merkliste können Sie wieder eine wählen.',
  endedBefore: 'Diese Übersicht ist abbestellt',
  endedBeforeLede: 'Für diesen Link wird keine Übersicht verschickt. In Ihrer Merkliste können Sie wieder eine wählen.',
  list: 'Ihre Merkliste',
};
