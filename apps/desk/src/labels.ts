/** Texts of the desk beside Payload's own, in English and German. */
const texts = {
  desk: ['Desk', 'Redaktion'],
  content: ['Content', 'Inhalte'],
  person: ['Person', 'Person'],
  people: ['People', 'Personen'],
  name: ['Name', 'Name'],
  role: ['Role', 'Rolle'],
  writer: ['Writer', 'Autor:in'],
  editor: ['Editor', 'Redakteur:in'],
  chief: ['Chief', 'Chefredaktion'],
  administrator: ['Administrator', 'Verwaltung'],
  publication: ['Publication', 'Publikation'],
  publications: ['Publications', 'Publikationen'],
  reference: ['Reference', 'Verweis'],
  references: ['References', 'Verweise'],
  article: ['Article', 'Artikel'],
  articles: ['Articles', 'Artikel'],
  picture: ['Picture', 'Bild'],
  pictures: ['Pictures', 'Bilder'],
  alt: ['Alternative text', 'Alternativtext'],
  altHelp: ['What a reader who does not see the picture should know.', 'Was wissen soll, wer das Bild nicht sieht.'],
  caption: ['Caption', 'Bildunterschrift'],
  credit: ['Credit', 'Bildnachweis'],
  rights: ['Rights', 'Rechte'],
  rightsHelp: [
    'Where it may be used, and until when. For the desk only.',
    'Wo und bis wann es verwendet werden darf. Nur für die Redaktion.',
  ],
  usedIn: ['Used as the picture of', 'Aufmacherbild von'],
  text: ['Text', 'Text'],
  title: ['Headline', 'Überschrift'],
  summary: ['Summary', 'Vorspann'],
  body: ['Text', 'Text'],
  bodyHtml: ['Text (HTML)', 'Text (HTML)'],
  bodyHtmlHelp: [
    'This text came as HTML. It is edited as HTML: the editor could not keep all of it.',
    'Dieser Text kam als HTML und wird als HTML bearbeitet: Der Editor könnte nicht alles behalten.',
  ],
  needToKnow: ['Need to know', 'Auf einen Blick'],
  correction: ['Correction line', 'Korrekturhinweis'],
  correctionHelp: [
    'Added below the text when the article is published: "Correction: an earlier version …".',
    'Steht nach dem Veröffentlichen unter dem Text: "Korrektur: In einer früheren Fassung …".',
  ],
  correctedAt: ['Updated', 'Aktualisiert'],
  note: ['Note for the editor', 'Notiz für die Redaktion'],
  noteHelp: ['Stays at the desk.', 'Bleibt in der Redaktion.'],
  stage: ['Stage', 'Stand'],
  working: ['In progress', 'In Arbeit'],
  review: ['For review', 'Zur Abnahme'],
  approved: ['Approved', 'Abgenommen'],
  standing: ['On the site', 'Auf der Website'],
  site: ['Yes', 'Ja'],
  withdrawn: ['Withdrawn', 'Zurückgezogen'],
  standingHelp: ['Takes effect when the article is published.', 'Gilt ab dem Veröffentlichen.'],
  publishAt: ['Date', 'Datum'],
  publishAtHelp: [
    'A future date schedules the article: the provider shows it at its minute.',
    'Ein künftiges Datum plant den Artikel: Er erscheint auf die Minute.',
  ],
  slug: ['Address', 'Adresse'],
  slugHelp: [
    'Words of the headline, unless you write others. Fixed once the article is published.',
    'Die Wörter der Überschrift, wenn hier nichts steht. Nach dem Veröffentlichen fest.',
  ],
  kicker: ['Story type', 'Textsorte'],
  primary: ['Main category', 'Hauptkategorie'],
  categories: ['Categories', 'Kategorien'],
  authors: ['Authors', 'Autor:innen'],
  presentedBy: ['Presented by', 'Präsentiert von'],
  tags: ['Tags', 'Schlagwörter'],
  premium: ['For subscribers', 'Für Abonnent:innen'],
  disclaimer: ['Disclaimer', 'Hinweis auf Werbung'],
  download: ['Download', 'Download'],
  nofollow: ['Links without recommendation (nofollow)', 'Links ohne Empfehlung (nofollow)'],
  yes: ['Yes', 'Ja'],
  no: ['No', 'Nein'],
  canonicalUrl: ['Published first at', 'Zuerst erschienen unter'],
  recombeeId: ['Recombee id', 'Recombee-ID'],
  media: ['Pictures and media', 'Bilder und Medien'],
  file: ['Picture of the library', 'Bild aus der Mediathek'],
  mediaId: ['Id in the provider’s library', 'ID in der Mediathek des Providers'],
  url: ['Path on the site', 'Pfad auf der Website'],
  decorative: ['Only decoration', 'Nur Schmuck'],
  focalX: ['Focal point, % from the left', 'Bildmittelpunkt, % von links'],
  focalY: ['Focal point, % from the top', 'Bildmittelpunkt, % von oben'],
  image: ['Lead picture', 'Aufmacherbild'],
  slides: ['Slides', 'Bilderstrecke'],
  video: ['Video', 'Video'],
  book: ['Book', 'Buch'],
  embeds: ['Embeds', 'Einbettungen'],
  deal: ['Deal', 'Abschluss'],
  chart: ['Chart', 'Diagramm'],
  markdown: ['Markdown', 'Markdown'],
  markdownHelp: [
    'The editor cannot show this part. It is sent as it is written here.',
    'Der Editor kann diesen Teil nicht darstellen. Er wird so gesendet, wie er hier steht.',
  ],
  chartData: ['Data, as lines of CSV', 'Daten, als CSV-Zeilen'],
  compare: ['Compare', 'Vergleichen'],
} as const satisfies Record<string, readonly [en: string, de: string]>;

/** A text in the languages of the desk. */
export const text = (name: keyof typeof texts): { en: string; de: string } => {
  const [en, de] = texts[name];
  return { en, de };
};

/** The label of a field, where there is a text for its name. */
export const withLabel = (name: string): { label?: { en: string; de: string } } =>
  Object.hasOwn(texts, name) ? { label: text(name as keyof typeof texts) } : {};

/** Texts that Payload looks up by their key. */
export const translations = {
  en: { desk: { compare: texts.compare[0] } },
  de: { desk: { compare: texts.compare[1] } },
};
