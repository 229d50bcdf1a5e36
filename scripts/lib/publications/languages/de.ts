import type { TemplateTexts } from './templateTexts.ts';

/** By the English texts. */
const phrases: TemplateTexts['phrases'] = {
  // brand.ts
  'A publication waiting for its subject': 'Eine Publikation, die auf ihr Thema wartet',
  'A publication waiting for its subject: how a site of the network is named, written, arranged and run.':
    'Eine Publikation, die auf ihr Thema wartet: wie eine Website des Verbunds benannt, geschrieben, gegliedert und betrieben wird.',
  'Four issues a year.': 'Vier Ausgaben im Jahr.',
  'Be there from the first issue': 'Von der ersten Ausgabe an dabei',
  'Every story, every issue and the newsletter. Cancel whenever you like.':
    'Alle Artikel, alle Ausgaben und der Newsletter. Jederzeit kündbar.',
  Subscribe: 'Abonnieren',
  'Subscribe Now': 'Jetzt abonnieren',
  // Footer
  Topics: 'Themen',
  Resources: 'Materialien',
  '© {year} Sister Site. All rights reserved.': '© {year} Sister Site. Alle Rechte vorbehalten.',
  // Menus
  Podcasts: 'Podcasts',
  'What a publication decides on its first day, and what it does every day after.':
    'Was eine Publikation am ersten Tag entscheidet, und was sie danach jeden Tag tut.',
  'Brand and Theme': 'Marke und Gestaltung',
  Writing: 'Schreiben',
  Pictures: 'Bilder',
  Operations: 'Betrieb',
  'Running the site after it has opened.': 'Der Betrieb der Website nach dem Start.',
  'Stories in several parts.': 'Artikel in mehreren Teilen.',
  'How the parts of a site work: menus, streams, advertisements and subscriptions.':
    'Wie die Teile einer Website funktionieren: Menüs, Ressorts, Anzeigen und Abonnements.',
  Navigation: 'Navigation',
  Streams: 'Ressorts',
  Advertising: 'Anzeigen',
  Subscriptions: 'Abonnements',
  'How stories gather on a page, and in which order.':
    'Wie sich Artikel auf einer Seite sammeln, und in welcher Reihenfolge.',
  'One finding, two minutes.': 'Ein Ergebnis, zwei Minuten.',
  'Best Practices': 'Praxis',
  Events: 'Termine',
  Webcasts: 'Webcasts',
  'Resource Center': 'Materialien',
  'Thought Leaders': 'Gastbeiträge',
  Newsletters: 'Newsletter',
  // Categories
  'Names, colors and type: what a publication decides on its first day.':
    'Namen, Farben und Schrift: was eine Publikation am ersten Tag entscheidet.',
  'Headlines, summaries and the shape of a story.': 'Überschriften, Vorspänne und der Aufbau eines Artikels.',
  'Drawn or photographed, cropped and described.': 'Gezeichnet oder fotografiert, beschnitten und beschrieben.',
  'Menus, footers and the routes behind them.': 'Menüs, Fußzeilen und die Adressen dahinter.',
  'Slots, reserved space and house notices.': 'Werbeplätze, reservierter Raum und eigene Anzeigen.',
  'Registrants, subscribers and the store.': 'Registrierte, Abonnenten und der Shop.',
  Features: 'Hintergrund',
  'sister-site-sections/features': 'sister-site-sections/hintergrund',
  'Longer pieces about one part of the site.': 'Längere Stücke über einen Teil der Website.',
  Update: 'Aktuelles',
  'sister-site-sections/update': 'sister-site-sections/aktuelles',
  'What has changed, and what to do about it.': 'Was sich geändert hat, und was zu tun ist.',
  Premium: 'Premium',
  'Pieces that carry the PRO label.': 'Artikel mit dem Zeichen PRO.',
  Sections: 'Rubriken',
  // Newsletters
  'The Week at Sister Site': 'Die Woche bei Sister Site',
  'Everything that was published since Monday, in the order in which an editor would hand it to you.':
    'Alles, was seit Montag erschienen ist, in der Reihenfolge, in der es Ihnen eine Redakteurin reichen würde.',
  'Weekly, Friday': 'Wöchentlich, freitags',
  'Readers who come once a week.': 'Alle, die einmal in der Woche vorbeischauen.',
  'The week in five stories': 'Die Woche in fünf Artikeln',
  'The story to read first, and why': 'Der Artikel, den Sie zuerst lesen sollten, und warum',
  'Four more, each in two sentences': 'Vier weitere, jeder in zwei Sätzen',
  'One question from a reader': 'Eine Frage aus der Leserschaft',
  'Sister Quarterly Preview': 'Vorschau auf Sister Quarterly',
  'What is in the next issue, and why, a week before it comes out.':
    'Was in der nächsten Ausgabe steht, und warum, eine Woche vor Erscheinen.',
  'Four times a year, a week before each issue': 'Viermal im Jahr, eine Woche vor jeder Ausgabe',
  'Readers of the magazine.': 'Alle, die das Magazin lesen.',
  'The next issue': 'Die nächste Ausgabe',
  'The cover story in brief': 'Die Titelgeschichte in Kürze',
  'Contents, with the length of each story': 'Das Inhaltsverzeichnis, mit der Länge jedes Artikels',
  'A page that was left out': 'Eine Seite, die keinen Platz fand',
  // House ads
  'The day, before the first call': 'Der Tag, vor dem ersten Anruf',
  'What happened overnight and what to watch today, in one short letter.':
    'Was über Nacht geschah und was heute wichtig wird, in einer kurzen E-Mail.',
  'Get the newsletter': 'Newsletter bestellen',
  'Guides and papers from people who do the work': 'Leitfäden und Papiere aus der Praxis',
  'Guides and papers, free': 'Leitfäden und Papiere, kostenlos',
  'Read them here, sorted by topic.': 'Hier zu lesen, nach Themen geordnet.',
  'Browse resources': 'Materialien ansehen',
  'The magazine': 'Das Magazin',
  'Four issues a year, each worth a shelf': 'Vier Ausgaben im Jahr, jede zum Aufheben',
  'Four issues a year': 'Vier Ausgaben im Jahr',
  'Long reading that stays useful.': 'Lange Texte, die nützlich bleiben.',
  'See the current issue': 'Aktuelle Ausgabe ansehen',
  'Come and ask in person': 'Kommen Sie und fragen Sie selbst',
  'Dates and cities for the months ahead.': 'Daten und Orte der nächsten Monate.',
  'See the dates': 'Termine ansehen',
  'Tech Center': 'Tech Center',
  Nominations: 'Nominierungen',
  Insights: 'Kurzanalysen',
  // site.json
  Markets: 'Märkte',
  Sectors: 'Branchen',
  // categories.json
  'Sample Market': 'Beispielmarkt',
  'A place: replace it with those that you cover.': 'Ein Ort: Ersetzen Sie ihn durch die, über die Sie berichten.',
  'Sample Sector': 'Beispielbranche',
  'A part of your field: replace it with your own.': 'Ein Teil Ihres Gebiets: Ersetzen Sie ihn durch Ihre eigenen.',
  'Calls for nominations.': 'Aufrufe zu Nominierungen.',
  'Sample Honors': 'Beispielpreis',
  'A program that honors people: replace it with your own.':
    'Ein Preis für Menschen: Ersetzen Sie ihn durch Ihren eigenen.',
  'Sample Webcasts': 'Beispiel-Webcasts',
  'Recorded webcasts about one subject.': 'Aufgezeichnete Webcasts zu einem Thema.',
  'Sample Partner': 'Beispielpartner',
  'Stories that a partner presents.': 'Artikel, die ein Partner präsentiert.',
  // sample-deal.md
  'Sample Company': 'Beispiel GmbH',
  'First Company': 'Erste GmbH',
  'Second Company': 'Zweite GmbH',
  // packages.json
  'A sample special report': 'Ein Spezialbericht als Beispiel',
  'Several stories about one question.': 'Mehrere Artikel zu einer Frage.',
  'A special report collects stories in the order that its editor gives them. Replace this one with yours.':
    'Ein Spezialbericht sammelt Artikel in der Reihenfolge, die die Redaktion festlegt. Ersetzen Sie diesen durch Ihren.',
  'A sample insight': 'Eine Kurzanalyse als Beispiel',
  'One finding, and the story behind it.': 'Ein Ergebnis, und der Artikel dahinter.',
  'An insight can be read in two minutes. Replace this one with yours.':
    'Eine Kurzanalyse liest sich in zwei Minuten. Ersetzen Sie diese durch Ihre.',
  'A sample series by a partner': 'Eine Reihe eines Partners als Beispiel',
  'Stories that a partner presents, marked as such.':
    'Artikel, die ein Partner präsentiert, als solche gekennzeichnet.',
  'The partner writes, and the page names the partner. Replace this series with one of yours.':
    'Der Partner schreibt, und die Seite nennt den Partner. Ersetzen Sie diese Reihe durch eine von Ihren.',
  'The sample issue': 'Die Beispielausgabe',
  'What an issue of the magazine looks like.': 'So sieht eine Ausgabe des Magazins aus.',
  'An issue begins with its cover story. Replace this one with yours.':
    'Eine Ausgabe beginnt mit der Titelgeschichte. Ersetzen Sie diese durch Ihre.',
  // editorial-calendar.json
  'A topic of the next issue': 'Ein Thema der nächsten Ausgabe',
  'What the issue is about.': 'Worum es in der Ausgabe geht.',
  'What the issue is about, whom it is for and what advertisers should know. Replace this entry with those of your year.':
    'Worum es in der Ausgabe geht, für wen sie ist und was Anzeigenkunden wissen sollten. Ersetzen Sie diesen Eintrag durch die Ihres Jahres.',
  // events.json
  'Sample Conference': 'Beispielkonferenz',
  'Sample Hall': 'Beispielsaal',
  'Sample City': 'Musterstadt',
  'A day with talks and time to ask questions. Replace this event with one of yours.':
    'Ein Tag mit Vorträgen und Zeit für Fragen. Ersetzen Sie diesen Termin durch einen von Ihren.',
  'All fields': 'Alle Gebiete',
  Practice: 'Aus der Praxis',
  'Readers of this publication': 'Alle, die diese Publikation lesen',
  // webcasts.json
  'A sample webcast': 'Ein Webcast als Beispiel',
  Webcast: 'Webcast',
  'A talk that readers can watch, later too. Replace this recording with yours.':
    'Ein Gespräch zum Ansehen, auch später. Ersetzen Sie diese Aufzeichnung durch Ihre.',
  'Sample Person': 'Vorname Nachname',
  Director: 'Leitung',
  // podcasts.json
  'A sample episode': 'Eine Folge als Beispiel',
  'Sample Show': 'Beispielpodcast',
  Podcast: 'Podcast',
  'A conversation to listen to. Its recording is a signature tune: replace it with yours.':
    'Ein Gespräch zum Hören. Die Aufnahme ist eine Erkennungsmelodie: Ersetzen Sie sie durch Ihre.',
  'Sample Person, Sample Company': 'Vorname Nachname, Beispiel GmbH',
  // recognition.json
  Expert: 'Fachkraft',
  'Not stated': 'Ohne Angabe',
  'This person is invented. A profile says what somebody does, since when, and what has changed because of it.':
    'Diese Person ist erfunden. Ein Profil sagt, was jemand tut, seit wann, und was sich dadurch geändert hat.',
  Member: 'Mitglied',
  'Person of the Year': 'Person des Jahres',
  'For an example that others can follow.': 'Für ein Beispiel, dem andere folgen können.',
  'What do you advise beginners?': 'Was raten Sie am Anfang?',
  'Ask early, and ask again.': 'Früh fragen, und noch einmal fragen.',
  // publishers.json
  'A partner of this publication.': 'Ein Partner dieser Publikation.',
  'This company is invented. A partner has a page with its papers, videos and stories, all marked as its own.':
    'Dieses Unternehmen ist erfunden. Ein Partner hat eine Seite mit seinen Materialien, Videos und Artikeln, alle als seine gekennzeichnet.',
  // resources.json
  'A sample paper': 'Ein Leitfaden als Beispiel',
  'A guide by a partner. It leads to a section of this site: replace it with a document.':
    'Ein Leitfaden eines Partners. Er führt zu einer Rubrik dieser Website: Ersetzen Sie ihn durch ein Dokument.',
  'White Paper': 'Whitepaper',
  // partner-videos.json
  'A sample video': 'Ein Video als Beispiel',
  'A short film by a partner. Replace it with one of yours.':
    'Ein kurzer Film eines Partners. Ersetzen Sie ihn durch einen von Ihren.',
  // careers.json
  'Career Center': 'Karriere',
  'Positions at partners of this publication.': 'Stellen bei Partnern dieser Publikation.',
  'A sample position': 'Eine Stelle als Beispiel',
  'Full time': 'Vollzeit',
  'By agreement': 'Nach Vereinbarung',
  'What the work is, whom you would work with and what you should know. Replace this offer with real ones.':
    'Was zu tun ist, mit wem Sie arbeiten und was Sie wissen sollten. Ersetzen Sie diese Stelle durch echte.',
  // tech-center.json
  'A directory of products, written by our editors. Partners have no say in it.':
    'Ein Verzeichnis von Produkten, von der Redaktion geschrieben. Partner haben darauf keinen Einfluss.',
  'Sample products': 'Beispielprodukte',
  'What to look at before you choose. Replace this note and the products with your own.':
    'Worauf Sie vor der Wahl achten sollten. Ersetzen Sie diesen Hinweis und die Produkte durch Ihre.',
  'Sample Product': 'Beispielprodukt',
  'What it does, in two sentences. Nothing about it is real.': 'Was es tut, in zwei Sätzen. Nichts daran ist echt.',
  'For every size': 'Für jede Größe',
  // brand.ts: program
  'People whom this publication honors.': 'Menschen, die diese Publikation auszeichnet.',
  'Nominate a colleague': 'Jemanden vorschlagen',
  'Name of the nominee': 'Name',
  'What others can learn': 'Was andere lernen können',
  Beginners: 'Nachwuchs',
  Experts: 'Erfahrene',
  'An example that others can follow': 'Ein Beispiel, dem andere folgen können',
  // Authors and pictures
  'the-editors': 'die-redaktion',
  'The Editors': 'Die Redaktion',
  Staff: 'Redaktion',
  'The people who look after this publication.': 'Die Menschen, die sich um diese Publikation kümmern.',
  'Drawing of a contract': 'Zeichnung eines Vertrags',
  'Drawing of a chart': 'Zeichnung eines Diagramms',
  'Drawing of the columns of a public building': 'Zeichnung der Säulen eines öffentlichen Gebäudes',
};

/** German texts of the template. Its stories and pages are in `sample-content/translations/de/`. */
export const de: TemplateTexts = {
  toMagazine: (name) => `${name} Magazin`,
  hubs: ['markets=maerkte', 'sectors=branchen', 'best-practices=praxis'],
  toTopic: (name) => ({ stories: `Artikel zum Thema ${name}.`, newest: `Die neuesten Artikel zum Thema ${name}.` }),
  phrases,
};
