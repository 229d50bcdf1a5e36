import type * as en from '../en/accountSecurity.ts';

export const secondStepTexts: typeof en.secondStepTexts = {
  title: 'Zweiter Schritt',
  lede: 'Ihr Konto hat einen zweiten Faktor. Geben Sie einen Code ein, dann sind Sie angemeldet.',
  code: 'Code',
  codeHint: 'Sechs Ziffern aus Ihrer Authentifizierungs-App oder einer Ihrer Wiederherstellungscodes.',
  submit: 'Anmelden',
  lost: 'Ich habe meine Authentifizierungs-App verloren',
};

export const codeErrorTexts: typeof en.codeErrorTexts = {
  missing: 'Geben Sie einen Code ein',
  wrong:
    'Dieser Code stimmt nicht. Geben Sie den ein, den Ihre App jetzt zeigt, oder einen unbenutzten Wiederherstellungscode',
  used: 'Dieser Code wurde schon benutzt. Warten Sie, bis Ihre App den nächsten zeigt',
  clock:
    'Die Uhr Ihres Geräts und unsere gehen verschieden, deshalb gilt dieser Code jetzt nicht. Stellen Sie die Zeit Ihres Geräts auf automatisch, und versuchen Sie den nächsten Code, oder geben Sie einen Wiederherstellungscode ein',
};

export const newAppErrorTexts: typeof en.newAppErrorTexts = {
  ...codeErrorTexts,
  wrong: 'Dieser Code stimmt nicht. Geben Sie den ein, den Ihre App jetzt für den Schlüssel auf dieser Seite zeigt',
  clock:
    'Die Uhr Ihres Geräts und unsere gehen verschieden, deshalb gilt dieser Code jetzt nicht. Stellen Sie die Zeit Ihres Geräts auf automatisch, und versuchen Sie den nächsten Code',
};

export const tooManyCodes: typeof en.tooManyCodes = (wait) =>
  `Es gab zu viele falsche Codes. Warten Sie ${wait}, und versuchen Sie es noch einmal`;

export const lostAuthenticatorTexts: typeof en.lostAuthenticatorTexts = (contact) => ({
  title: 'Sie haben Ihre Authentifizierungs-App verloren',
  text: `Ihr Konto ist mit allem, was dazu gehört, noch da. Geben Sie statt des Codes der App einen Ihrer Wiederherstellungscodes ein; jeder gilt einmal. Ein neues Passwort ersetzt den zweiten Faktor nicht. Wenn Sie keinen Wiederherstellungscode mehr haben, melden Sie sich bei uns: ${contact}. Wir prüfen, ob das Konto Ihres ist, und entfernen den zweiten Faktor, dann genügt wieder Ihr Passwort.`,
  link: 'Wiederherstellungscode eingeben',
});

export const securityPageTexts: typeof en.securityPageTexts = {
  title: 'Anmeldung und Sicherheit',
  lede: 'Mit einem zweiten Faktor kann sich niemand anmelden, der nur Ihr Passwort kennt.',
  on: 'Zwei Schritte: ein',
  off: 'Zwei Schritte: aus',
  back: 'Zurück zu meinem Konto',
  saved: {
    required: 'Richten Sie zuerst eine App oder einen Passkey ein: Ihr Konto braucht einen zweiten Schritt.',
    'app-begun': 'Scannen Sie den Code mit Ihrer App, und bestätigen Sie ihn dann.',
    'app-expired': 'Der Schlüssel ist abgelaufen. Richten Sie die App noch einmal ein.',
    'app-added': 'Die Authentifizierungs-App ist hinzugefügt.',
    'app-removed': 'Die Authentifizierungs-App ist entfernt.',
    'passkey-begun': 'Geben Sie dem Passkey einen Namen, und erstellen Sie ihn.',
    'passkey-expired': 'Das Erstellen des Passkeys hat zu lange gedauert. Beginnen Sie noch einmal.',
    'passkey-refused':
      'Der Passkey wurde nicht hinzugefügt: Er gehört zu einer anderen Adresse oder ist schon vorhanden. Beginnen Sie noch einmal.',
    'passkey-added': 'Der Passkey ist hinzugefügt.',
    'passkey-removed': 'Der Passkey ist hier entfernt. Entfernen Sie ihn auch von Ihrem Gerät.',
    'codes-stored': 'Die Anmeldung in zwei Schritten ist eingeschaltet.',
  },
  app: 'Authentifizierungs-App',
  appOff: 'Eine App auf Ihrem Telefon zeigt einen Code aus sechs Ziffern, der alle 30 Sekunden wechselt.',
  appBegin: 'App einrichten',
  appScan: 'Scannen Sie diesen Code mit Ihrer App:',
  qr: 'QR-Code mit dem Schlüssel Ihres Kontos',
  appKey: 'Oder geben Sie diesen Schlüssel ein:',
  appCode: 'Code, den die App zeigt',
  appConfirm: 'Bestätigen',
  appOn: 'Die Anmeldung fragt nach einem Code Ihrer App.',
  appRemove: 'App entfernen',
  codes: 'Wiederherstellungscodes',
  codesLeft: (codes) =>
    `Sie haben ${codes === 1 ? 'einen unbenutzten Wiederherstellungscode' : `${codes} unbenutzte Wiederherstellungscodes`}. Jeder meldet Sie einmal ohne den zweiten Faktor an.`,
  codesRenew: 'Neue Codes erzeugen',
  newCodes: 'Ihre Wiederherstellungscodes',
  newCodesLede:
    'Bewahren Sie sie jetzt auf, nicht auf Ihrem Telefon: Sie werden nur einmal gezeigt. Jeder meldet Sie einmal an, wenn Sie Ihren zweiten Faktor verlieren. Frühere Codes gelten nicht mehr.',
  codesStored: 'Ich habe sie aufbewahrt',
};

export const addressTexts: typeof en.addressTexts = {
  title: 'E-Mail-Adresse',
  lede: (address) =>
    `Sie melden sich mit ${address} an. Eine neue Adresse muss aus beiden Postfächern bestätigt werden.`,
  newAddress: 'Neue E-Mail-Adresse',
  change: 'Adresse ändern',
  same: 'Das ist schon die Adresse Ihres Kontos',
  confirmTitle: 'Neue E-Mail-Adresse',
  confirmLede: 'Ein Klick auf den Knopf, hier und in der E-Mail an die andere Adresse.',
  newAddressIs: 'Die neue Adresse ist',
  notYou: 'Wenn Sie das nicht wollten, schließen Sie diese Seite: Es ändert sich nichts.',
  confirm: 'Neue Adresse bestätigen',
  toAccount: 'Mein Konto',
  messages: {
    sent: {
      title: 'Sehen Sie in beide Postfächer',
      text: 'Wir haben an Ihre bisherige und an die neue Adresse geschrieben. Folgen Sie innerhalb eines Tages beiden Links. Bis dahin ändert sich nichts.',
    },
    halfConfirmed: {
      title: 'Eine von zwei Adressen hat bestätigt',
      text: 'Folgen Sie nun dem Link in der E-Mail an die andere Adresse. Bis dahin ändert sich nichts.',
    },
    changed: {
      title: 'Ihre Adresse ist geändert',
      text: 'Ab jetzt melden Sie sich mit der neuen Adresse an. Ihr Passwort und alles andere bleiben, wie sie sind.',
    },
    notChanged: {
      title: 'Ihre Adresse wurde nicht geändert',
      text: 'Inzwischen hat ein anderes Konto diese Adresse. Ihr Konto behält seine bisherige.',
    },
  },
};

export const passkeyTexts: typeof en.passkeyTexts = {
  title: 'Passkeys',
  lede: 'Ein Passkey meldet Sie mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an, ohne Passwort. Er gilt nur unter der Adresse, unter der Sie ihn erstellen.',
  begin: 'Passkey hinzufügen',
  name: 'Name des Passkeys',
  nameHint: 'Zum Beispiel das Gerät. Ohne Angabe ist es Ihr Browser.',
  create: 'Passkey jetzt erstellen',
  notCreated:
    'Es wurde kein Passkey erstellt. Vielleicht unterstützt Ihr Gerät keine, oder Sie haben abgebrochen. Sie können es noch einmal versuchen.',
  needsScripts: 'Um einen Passkey zu erstellen, brauchen Sie JavaScript. Alles andere hier geht ohne.',
  yours: 'Ihre Passkeys',
  facts: (host, created, used) =>
    `Für ${host}, erstellt: ${created}, ${used ? `zuletzt benutzt: ${used}` : 'noch nicht benutzt'}`,
  choose: 'Wählen Sie einen Passkey',
  remove: 'Ausgewählten Passkey entfernen',
  signInLede: 'Oder ohne Passwort:',
  signIn: 'Mit Passkey anmelden',
  signInFailed:
    'Ihr Gerät hat keinen Passkey für diese Website geliefert. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
};

export const passkeyErrorTexts: typeof en.passkeyErrorTexts = {
  expired: 'Die Anmeldung mit dem Passkey hat zu lange gedauert. Versuchen Sie es noch einmal.',
  invalid:
    'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  'other-origin':
    'Dieser Passkey gehört zu einer anderen Adresse. Melden Sie sich mit Ihrem Passwort an, und fügen Sie in Ihrem Konto einen Passkey für diese Adresse hinzu.',
  unknown:
    'Dieser Passkey wurde aus Ihrem Konto entfernt. Melden Sie sich mit Ihrem Passwort an, und entfernen Sie ihn auch von Ihrem Gerät.',
};
