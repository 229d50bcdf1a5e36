import type * as en from '../en/plans.ts';

export const planTexts: typeof en.planTexts = {
  per: { month: 'im Monat', year: 'im Jahr' },
  price: (amount, period) => `${amount} ${planTexts.per[period]}`,
};

export const offerTexts: typeof en.offerTexts = {
  home: 'Startseite',
  pageTitle: (subscription) => `${subscription} abonnieren`,
  plans: 'Wählen Sie Ihr Abo',
  recommended: 'Empfohlen',
  choose: (plan) => `${plan} wählen`,
  saving: (amount, plan) => `Spart ${amount} im Jahr gegenüber ${plan}`,
  terms:
    'Ohne Karte. Wir mailen eine Rechnung, und Sie haben 30 Tage Zeit. Kündigen können Sie jederzeit in Ihrem Konto.',
  benefits: 'Was Sie bekommen',
  issue: 'In der aktuellen Ausgabe',
  cancelTitle: 'So kündigen Sie',
  anyTimeTitle: 'Jederzeit',
  cancelText:
    'Ein Klick in Ihrem Konto beendet das Abo. Es läuft dann bis zum Ende des bestellten Monats oder Jahres, und es wird nichts mehr berechnet.',
  firstDaysTitle: 'Die ersten 14 Tage',
  firstDaysText: 'Schreiben Sie uns innerhalb von 14 Tagen nach der Bestellung, und wir stornieren die Rechnung.',
  groupTitle: 'Preise für Gruppen',
  groupText: (plan) =>
    `Für Firmen, Teams und Kurse, auf einer Rechnung, mit allem aus ${plan}. Sagen Sie uns, wie viele Sie sind.`,
  groupReaders: (from) => `Ab ${from} Lesern`,
  groupDiscount: (price, percent) => `${price} je Leser, ${percent} % weniger`,
  groupContact: 'Gruppenpreis anfragen',
  questions: 'Fragen',
  common: [
    {
      question: 'Wie bezahle ich?',
      answer:
        'Auf Rechnung. Sie bestellen mit Ihrem Konto, wir mailen sofort die Bestätigung und innerhalb von zwei Werktagen die Rechnung, und Sie haben 30 Tage Zeit. Nach einer Kartennummer fragen wir nie.',
    },
    {
      question: 'Wann beginnt das Abo?',
      answer: 'Sofort mit der Bestellung. Sie müssen nicht auf die Rechnung warten.',
    },
    {
      question: 'Verlängert es sich von selbst?',
      answer:
        'Ja, mit einer weiteren Rechnung für jeden Monat oder jedes Jahr, zum Preis Ihrer Bestellung. Einen neuen Preis kündigen wir 30 Tage vorher an. Kündigen Sie vor dem Ende, so kommt keine weitere Rechnung.',
    },
    {
      question: 'Brauche ich ein Konto?',
      answer:
        'Ja, und es ist kostenlos. Wenn Sie keines haben, beginnt die Bestellung mit Ihrem Namen und Ihrer E-Mail-Adresse, und ein Link in einer E-Mail bestätigt sie.',
    },
  ],
  haveAccount: 'Schon Abonnent? Zum Konto',
};

export const orderTexts: typeof en.orderTexts = {
  title: (subscription) => `${subscription} abonnieren`,
  step: 'Ihre Bestellung',
  chosen: 'Ihr Abo',
  otherPlans: 'Alle Abos ansehen',
  lede: 'Ohne Karte. Wir mailen eine Rechnung, und Sie haben 30 Tage Zeit.',
  invoiceTo: 'Wer die Rechnung bekommt',
  invoiceMailed: (email) => `Bestätigung und Rechnung gehen an ${email}.`,
  name: 'Name auf der Rechnung',
  street: 'Straße und Hausnummer',
  city: 'Postleitzahl und Ort',
  reference: 'Bestellnummer Ihrer Firma',
  agree: 'Mit der Bestellung gelten unsere',
  cancelNote: 'Sie können jederzeit in Ihrem Konto kündigen.',
  order: (price) => `Zahlungspflichtig bestellen: ${price}`,
  registerTitle: (plan) => `${plan} bestellen: zuerst Ihr Konto`,
  registerLede:
    'Bestätigen Sie Ihre Adresse mit dem Link, den wir Ihnen mailen. Danach sagen Sie, wer die Rechnung bekommt, und bestellen.',
  haveAccount: 'Sie haben ein Konto?',
  signInToOrder: 'Anmelden und bestellen',
  already: 'Sie haben ein Abo',
  alreadyText: 'Es läuft, und ein zweites ist nicht nötig. Ihr Konto zeigt es.',
  toAccount: 'Zu Ihrem Konto',
  enterName: 'Geben Sie den Namen für die Rechnung ein',
  enterStreet: 'Geben Sie Straße und Hausnummer ein',
  enterCity: 'Geben Sie Postleitzahl und Ort ein',
  chooseCountry: 'Wählen Sie das Land',
  plan: 'Abo',
  price: 'Preis',
  number: 'Bestellnummer',
  ordered: 'Bestellt am',
  renews: 'Nächste Rechnung',
  ends: 'Endet am',
  invoice: 'Rechnung an',
  subscription: 'Ihr Abo',
  cancel: 'Abo kündigen',
  cancelText: (date) => `Wenn Sie kündigen, läuft es bis zum ${date}, und es wird nichts mehr berechnet.`,
  canceled: (date) => `Sie haben es gekündigt. Es läuft bis zum ${date}. Danach können Sie neu bestellen.`,
};

export const orderMailTexts: typeof en.orderMailTexts = {
  receipt: (subscription, number) => ({
    subject: `Ihr Abo ${subscription}: Bestätigung ${number}`,
    title: 'Vielen Dank für Ihre Bestellung',
    started: `Ihr Abo ${subscription} hat begonnen.`,
    invoice:
      'Die Rechnung folgt innerhalb von zwei Werktagen per E-Mail. Sie haben 30 Tage Zeit. Nach einer Kartennummer fragen wir nie, weder per E-Mail noch sonst.',
    link: 'Ihr Abo ansehen',
    footnote: 'Sie erhalten diese E-Mail, weil dieses Abo mit Ihrem Konto bestellt wurde.',
  }),
  contact: (contact) => `Fragen, oder nicht Ihre Bestellung? So erreichen Sie uns: ${contact}.`,
  canceled: (subscription, date) => ({
    subject: `Ihr Abo ${subscription} endet am ${date}`,
    title: 'Ihr Abo ist gekündigt',
    paragraphs: [`Es läuft bis zum ${date}, und es wird nichts mehr berechnet. Danach können Sie neu bestellen.`],
    link: 'Ihr Abo ansehen',
    footnote: 'Sie erhalten diese E-Mail, weil das Abo Ihres Kontos gekündigt wurde.',
  }),
  desk: {
    ordered: (number) => `Bestellung ${number}: Rechnung senden`,
    canceled: (number) => `Bestellung ${number}: gekündigt`,
    text: 'Ein Abo wurde bestellt und hat begonnen. Antworten auf diese E-Mail gehen an den Leser.',
    canceledText: 'Ein Abo wurde gekündigt. Senden Sie für die Zeit nach dem Ende keine Rechnung.',
    footnote: (brand) => `Gesendet vom Shop von ${brand}.`,
    code: 'Aktionscode und Quelle',
    reader: 'Leser',
  },
};
