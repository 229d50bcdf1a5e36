import type { TextLanguage } from '@masthead/texts/language-names';

const quote = (text: string): string => JSON.stringify(text);

/** Why an answer cannot be used and what to change, in lower case: each is a line of a list. */
const en = {
  subjects: {
    key: 'the key',
    name: 'the name',
    magazine: 'the magazine',
    section: 'the section',
    magazineAddress: 'the address of the magazine',
    pathPrefix: 'the path prefix',
    hub: (name: string) => `the address of ${name}`,
  },
  length: (subject: string, value: string, max: number, option: string) =>
    `${subject} ${quote(value)} has ${value.length} characters: write 2 to ${max} (--${option})`,
  foreignLetter: (subject: string, value: string, letter: string) =>
    `${subject} ${quote(value)} contains ${quote(letter)}: write Latin letters, digits, spaces and . , : ! ? ’ – + / & -`,
  noLetter: (subject: string) => `${subject} has no letter or digit for its addresses: write one`,
  taken: (subject: string, value: string, owner: string) =>
    `${subject} "${value}" is taken by ${owner}: choose another one`,
  reserved: (subject: string, segment: string) =>
    `${subject} "${segment}" is reserved, because every publication has addresses that begin with /${segment}/: choose another one`,
  longKey: (length: number, max: number) => `the key has ${length} characters: write at most ${max}`,
  invalidKey: (key: string) =>
    `the key ${quote(key)} is not valid: write lowercase letters, digits and single hyphens, a letter first, such as harbor-wire`,
  takenKey: (key: string) => `there is a publication "${key}" already: choose another key`,
  device: (key: string) =>
    `the key "${key}" is a device of Windows, which has no folder of that name: choose another key`,
  invalidDomain: (domain: string) =>
    `the domain "${domain}" is not valid: write a host without https:// and path, such as harbor-wire.example.com`,
  takenDomain: (domain: string) => `the domain ${domain} is taken by another publication: choose another one`,
  unknownWord: (option: string, value: string, suggested: string, others: readonly string[]) =>
    `--${option} does not know "${value}": write ${suggested}${others.length > 0 ? ` (or ${others.join(', ')})` : ''}`,
  or: ' or ',
  manySections: (count: number, max: number) => `--sections has ${count} names: write at most ${max}`,
  repeatedSection: '--sections names a topic twice: write it once',
  invalidHub: (path: string, name: string) =>
    `the address "${path}" of ${name} is not valid: write lowercase letters, digits and single hyphens, as in ${name}=clinical`,
  repeatedHub: {
    name: '--hubs has the same name twice: write it once',
    path: '--hubs has the same path twice: write it once',
  },
  magazineAddress: (magazine: string, slug: string) =>
    `the magazine "${magazine}" would have the addresses of the publication, /${slug}/: choose another name`,
  noColor: (accent: string, example: string) =>
    `the accent "${accent}" is not a color: write # and six hexadecimal digits, such as ${example}`,
  paleColor: (accent: string, nearest: string) =>
    `the accent ${accent} is too light for links on the tinted backgrounds of the theme: the nearest readable one is ${nearest}`,
  severalZones: (tag: string, zones: readonly string[]) =>
    `the region of ${tag} has several time zones: write --time-zone and one of ${zones.join(', ')}`,
  unknownZone: (zone: string, nearest: string | undefined) =>
    `--time-zone does not know "${zone}": write ${nearest ?? 'an IANA time zone, such as Australia/Sydney'}`,
  sharedWord: (name: string, place: string, more: number) =>
    `the name "${name}" or its key is a word of the shared code (${place}${more > 0 ? ` and ${more} more places` : ''}), where names of publications are forbidden: add a word to both, such as "${name} Daily"`,
};
export type IssueTexts = typeof en;

const germanQuote = (text: string): string => `„${text}“`;

/** The texts of issues in every language with texts. The dialogue uses those of its language, the command line English. */
export const issueTexts: Readonly<Record<TextLanguage, IssueTexts>> = {
  en,
  de: {
    subjects: {
      key: 'der Schlüssel',
      name: 'der Name',
      magazine: 'der Name des Magazins',
      section: 'das Thema',
      magazineAddress: 'die Adresse des Magazins',
      pathPrefix: 'der Anfang der Adressen',
      hub: (name) => `die Adresse von ${name}`,
    },
    length: (subject, value, max) =>
      `${subject} ${germanQuote(value)} hat ${value.length} Zeichen: Schreiben Sie 2 bis ${max}`,
    foreignLetter: (subject, value, letter) =>
      `${subject} ${germanQuote(value)} enthält ${germanQuote(letter)}: Schreiben Sie lateinische Buchstaben, Ziffern, Leerzeichen und . , : ! ? ’ – + / & -`,
    noLetter: (subject) =>
      `${subject} hat keinen Buchstaben und keine Ziffer für die Adressen: Schreiben Sie mindestens einen`,
    taken: (subject, value, owner) =>
      `${subject} ${germanQuote(value)} ist schon vergeben (${owner}): Wählen Sie etwas anderes`,
    reserved: (subject, segment) =>
      `${subject} ${germanQuote(segment)} ist nicht frei, weil jede Publikation Adressen hat, die mit /${segment}/ beginnen: Wählen Sie etwas anderes`,
    longKey: (length, max) => `der Schlüssel hat ${length} Zeichen: Schreiben Sie höchstens ${max}`,
    invalidKey: (key) =>
      `der Schlüssel ${germanQuote(key)} ist nicht gültig: Schreiben Sie kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche, einen Buchstaben zuerst, zum Beispiel hafenblatt`,
    takenKey: (key) => `die Publikation ${germanQuote(key)} gibt es schon: Wählen Sie einen anderen Schlüssel`,
    device: (key) =>
      `der Schlüssel ${germanQuote(key)} ist unter Windows der Name eines Geräts, so heißt dort kein Ordner: Wählen Sie einen anderen`,
    invalidDomain: (domain) =>
      `die Domain ${germanQuote(domain)} ist nicht gültig: Schreiben Sie einen Host ohne https:// und Pfad, zum Beispiel hafenblatt.example.com`,
    takenDomain: (domain) => `die Domain ${domain} gehört zu einer anderen Publikation: Wählen Sie eine andere`,
    unknownWord: (_, value, suggested, others) =>
      `${germanQuote(value)} ist unbekannt: Schreiben Sie ${suggested}${others.length > 0 ? ` (oder ${others.join(', ')})` : ''}`,
    or: ' oder ',
    manySections: (count, max) => `das sind ${count} Themen: Schreiben Sie höchstens ${max}`,
    repeatedSection: 'ein Thema steht zweimal da: Schreiben Sie es einmal',
    invalidHub: (path, name) =>
      `die Adresse ${germanQuote(path)} von ${name} ist nicht gültig: Schreiben Sie kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche, wie in ${name}=klinik`,
    repeatedHub: {
      name: 'ein Name steht zweimal da: Schreiben Sie ihn einmal',
      path: 'eine Adresse steht zweimal da: Schreiben Sie sie einmal',
    },
    magazineAddress: (magazine, slug) =>
      `das Magazin ${germanQuote(magazine)} hätte die Adressen der Publikation, /${slug}/: Wählen Sie einen anderen Namen`,
    noColor: (accent, example) =>
      `${germanQuote(accent)} ist keine Farbe: Schreiben Sie # und sechs hexadezimale Ziffern, zum Beispiel ${example}`,
    paleColor: (accent, nearest) =>
      `die Farbe ${accent} ist zu hell für Links auf den getönten Flächen: Die nächste lesbare ist ${nearest}`,
    severalZones: (tag, zones) =>
      `die Region von ${tag} hat mehrere Zeitzonen: Schreiben Sie eine von ${zones.join(', ')}`,
    unknownZone: (zone, nearest) =>
      `die Zeitzone ${germanQuote(zone)} ist unbekannt: Schreiben Sie ${nearest ?? 'eine der IANA, zum Beispiel Europe/Berlin'}`,
    sharedWord: (name, place, more) =>
      `der Name ${germanQuote(name)} oder sein Schlüssel ist ein Wort des gemeinsamen Codes (${place}${more > 0 ? ` und ${more} weitere Stellen` : ''}), in dem Namen von Publikationen verboten sind: Ergänzen Sie beide um ein Wort, zum Beispiel ${germanQuote(`${name} heute`)}`,
  },
};
