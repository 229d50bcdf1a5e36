import type * as en from '../en/storeMessages.ts';

export const toWaitText: typeof en.toWaitText = (seconds) => {
  if (seconds < 90) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} Minuten` : `${Math.ceil(minutes / 60)} Stunden`;
};

export const storeErrorTexts: typeof en.storeErrorTexts = {
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein',
  invalidEmail: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  enterPassword: 'Geben Sie Ihr Passwort ein',
  firstName: 'Geben Sie Ihren Vornamen ein',
  lastName: 'Geben Sie Ihren Nachnamen ein',
  currentPassword: 'Geben Sie Ihr aktuelles Passwort ein',
  wrongPassword: 'Das ist nicht Ihr aktuelles Passwort',
  chooseNewsletter: 'Wählen Sie mindestens einen Newsletter',
  chooseSession: 'Wählen Sie mindestens einen Browser',
  accountDisabled: (contact) =>
    `Dieses Konto ist gesperrt. Wenn es wieder geöffnet werden soll, melden Sie sich bei uns: ${contact}.`,
  changedForm: 'Dieses Formular hat sich geändert. Laden Sie seine Seite neu, und senden Sie es noch einmal',
  tooManyForms: (wait) =>
    `Von Ihrem Netz wurden zu viele Formulare gesendet. Warten Sie ${wait}, und senden Sie dieses noch einmal`,
  tooManyLinks: (wait) =>
    `Von Ihrem Netz wurden zu viele Formulare gesendet. Warten Sie ${wait}, und versuchen Sie es noch einmal.`,
  signInFailed:
    'Die E-Mail-Adresse oder das Passwort stimmt nicht. Wenn Sie sich gerade registriert haben, öffnen Sie zuerst den Link in unserer E-Mail.',
  tooManyAttempts: (wait) =>
    `Es gab zu viele Versuche. Warten Sie ${wait}, und versuchen Sie es noch einmal. Das Konto ist nicht gesperrt: Mit einem Browser, in dem Sie schon angemeldet waren, kommen Sie hinein, ebenso mit einem Link per E-Mail (unten).`,
  tooManyAttemptsInAccount: (wait) =>
    `Es gab zu viele Versuche. Warten Sie ${wait}, und versuchen Sie es noch einmal. Das Konto ist nicht gesperrt: Mit einem Browser, in dem Sie schon angemeldet waren, kommen Sie hinein, ebenso mit einem Link per E-Mail.`,
};

export const signUpTexts: typeof en.signUpTexts = {
  sent: (email) =>
    `Wir haben einen Link an ${email} gemailt. Öffnen Sie ihn, und der Newsletter kommt. Wenn Sie ihn schon bekommen, ändert sich nichts.`,
  added: 'Sie sind angemeldet. Der Newsletter kommt an die Adresse Ihres Kontos.',
  already: 'Sie bekommen diesen Newsletter schon, an die Adresse Ihres Kontos.',
};

export const passwordTexts: typeof en.passwordTexts = {
  enter: 'Geben Sie ein Passwort ein',
  tooShort: (characters) => `Verwenden Sie mindestens ${characters} Zeichen`,
  tooLong: (characters) => `Verwenden Sie höchstens ${characters} Zeichen`,
  isEmail: 'Wählen Sie ein Passwort, das nicht Ihre E-Mail-Adresse ist',
  tooUniform: 'Wählen Sie ein Passwort mit mehr verschiedenen Zeichen',
  isPublication: 'Wählen Sie ein Passwort, das nicht der Name dieser Publikation ist',
  breached:
    'Dieses Passwort steht in einer Liste gestohlener Passwörter. Wählen Sie ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben',
  tooCommon:
    'Dieses Passwort ist zu verbreitet und leicht zu erraten. Wählen Sie ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben',
};

export const storeMessageTexts: typeof en.storeMessageTexts = {
  deleted: {
    title: 'Ihr Konto ist gelöscht',
    text: 'Auch Ihr Profil, Ihre Newsletter, Ihre Merkliste und Ihre Übersicht sind gelöscht. Wir haben Ihnen eine E-Mail geschickt, die das bestätigt.',
    link: 'Startseite',
  },
  newslettersConfirmed: {
    title: 'Ihre Newsletter sind bestätigt',
    text: 'Sie erhalten sie ab der nächsten Ausgabe. Mit einem Passwort können Sie Ihre Auswahl hier jederzeit ändern.',
    choosePassword: 'Passwort wählen',
    myNewsletters: 'Meine Newsletter',
  },
  alreadyRegistered: {
    title: 'Sie haben bereits ein Konto',
    text: 'Melden Sie sich mit dem Passwort an, oder lassen Sie sich einen Link schicken, um ein anderes zu wählen.',
    link: 'Zur Anmeldung',
  },
  staleLink: {
    title: 'Dieser Link funktioniert nicht mehr',
    text: 'Er wurde schon benutzt oder ist abgelaufen. Öffnen Sie noch einmal den neuesten Link in Ihren E-Mails, oder lassen Sie sich auf der Anmeldeseite einen neuen schicken.',
    link: 'Zur Anmeldung',
  },
  notFound: {
    title: 'Diese Seite wurde nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite.',
    link: 'Startseite',
  },
  otherSite: {
    title: 'Wir konnten Ihr Formular nicht annehmen',
    text: 'Es wurde von der Seite einer anderen Website gesendet. Öffnen Sie die Seite hier, und senden Sie es noch einmal.',
    link: 'Startseite',
  },
  tooLong: {
    title: 'Wir konnten Ihr Formular nicht annehmen',
    text: 'Es ist zu lang oder kein gültiges Formular. Gehen Sie zurück: Ihr Browser hat Ihre Angaben noch.',
    link: 'Startseite',
  },
  nextAfterNewsletters: 'Öffnen Sie sie, und folgen Sie dem Link, dann treffen die Newsletter ein.',
  nextAfterForgot:
    'Wenn es zu dieser Adresse ein Konto gibt, können Sie mit dem Link darin innerhalb einer Stunde ein neues Passwort wählen.',
  nextAfterRegister: 'Öffnen Sie sie, und folgen Sie dem Link, um Ihr Passwort zu wählen.',
};

export const listMessageTexts: typeof en.listMessageTexts = {
  full: {
    saved: (stories) =>
      `Sie haben sich ${stories} Artikel gemerkt, mehr passen nicht in die Liste. Entfernen Sie einige, und versuchen Sie es noch einmal.`,
    follows: (pages) =>
      `Sie folgen ${pages} Seiten, mehr sind nicht möglich. Folgen Sie einigen nicht mehr, und versuchen Sie es noch einmal.`,
  },
  tooMany: 'Zu viele Änderungen. Bitte versuchen Sie es später noch einmal.',
  missing: 'Unter dieser Adresse gibt es keinen Artikel, kein Ressort und keinen Autor.',
  notChanged: 'Ihre Merkliste wurde nicht geändert',
  title: 'Ihre Merkliste',
  signIn: 'Melden Sie sich an, um Artikel zu merken und Themen zu folgen.',
};
