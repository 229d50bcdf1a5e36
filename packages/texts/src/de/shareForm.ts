import type * as en from '../en/shareForm.ts';

export const emailFormTexts: typeof en.emailFormTexts = {
  exceeded: 'Zu viele Zeichen',
  remaining: (left) => `Noch ${left} Zeichen`,
  sent: 'Vielen Dank! Der Artikel wurde verschickt.',
  failed: 'Zurzeit lassen sich keine E-Mails verschicken. Bitte versuchen Sie es später noch einmal.',
  correct: 'Bitte korrigieren Sie diese Angaben:',
  byEmail: 'Per E-Mail teilen',
  title: 'Artikel per E-Mail verschicken',
  close: 'Schließen',
  addresses: 'E-Mail-Adressen',
  separate: 'Trennen Sie mehrere durch Kommas.',
  message: 'Nachricht',
  sending: 'wird gesendet …',
  send: 'Senden',
};

export const shareRuleTexts: typeof en.shareRuleTexts = {
  enterAddress: 'Geben Sie eine E-Mail-Adresse ein',
  invalid: 'Das ist keine gültige E-Mail-Adresse',
  tooMany: (count) => `Höchstens ${count} Adressen auf einmal`,
  tooLong: 'Die Nachricht ist zu lang',
  removedLink: '[Link entfernt]',
};
