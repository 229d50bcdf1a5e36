import { phrases } from './dePhrases.ts';
import type { TemplateTexts } from './templateTexts.ts';

const contact = '<a href="/static/contact-us/">schreiben Sie uns</a>';

const pages: TemplateTexts['pages'] = {
  'about-us': {
    title: 'Über uns',
    excerpt: 'Wofür diese Publikation da ist, und was aus ihr wird.',
    content:
      '<p>Sister Site ist die Publikation, aus der andere entstehen. Sie hat alles, was eine Website des Verbunds zum Start braucht: Rubriken, Ressorts, ein Magazin, feste Seiten und einen Shop. Ihr fehlt nur ein Thema.</p><h2>Wofür sie da ist</h2><p>Wer einen neuen Titel beginnt, kopiert sie, gibt ihr Namen und Farbe und ersetzt die Artikel. Bis dahin erklären ihre eigenen Artikel, wie eine solche Website benannt, geschrieben, gegliedert und betrieben wird.</p><h2>Wie sie gemacht ist</h2><p>Alle Publikationen des Verbunds laufen mit derselben Software. Was zwei von ihnen unterscheidet, sind Daten: eine Marke, eine Gestaltung und Inhalte.</p>',
  },
  'contact-us': {
    title: 'Kontakt',
    excerpt: 'So erreichen Sie die Menschen hinter dieser Website.',
    content:
      '<p>Schreiben Sie uns zu einem Artikel, zum Abonnement oder zur Website. Jede Nachricht wird von einem Menschen gelesen.</p><h2>Per E-Mail</h2><p><a href="mailto:support@example.com">support@example.com</a>. Wir antworten innerhalb von zwei Werktagen.</p><h2>Berichtigungen</h2><p>Schicken Sie uns die Adresse des Artikels und den Satz, der nicht stimmt. Wir berichtigen im Artikel, mit Datum.</p>',
  },
  'advertise-with-us': {
    title: 'Werben',
    excerpt: 'Wo Anzeigen auf dieser Website stehen, und woran man sie erkennt.',
    content: `<p>Anzeigen bezahlen das meiste, was hier erscheint. Sie stehen an gekennzeichneten Plätzen von fester Größe, und keine Seite verschiebt sich für sie.</p><h2>Formate</h2><ul><li>Banner über und unter den Artikeln einer Seite.</li><li>Rechtecke und halbe Seiten in der rechten Spalte.</li><li>Gesponserte Artikel, die ihren Sponsor über der Überschrift nennen.</li></ul><h2>Regeln</h2><p>Eine Anzeige darf nicht wie ein Artikel aussehen. Die Redaktion sieht keine Buchungen, und Kunden sehen keine Artikel vor der Veröffentlichung.</p><p>Preise und Termine: ${contact}.</p>`,
  },
  'asset-and-logo-licensing': {
    title: 'Nutzungsrechte',
    excerpt: 'So fragen Sie nach einem Artikel, einem Bild oder dem Logo.',
    content: `<p>Überschriften dürfen mit einem Link zitiert werden. Für alles andere fragen Sie bitte vorher.</p><h2>Was Sie nutzen können</h2><ul><li>Nachdrucke von Artikeln, auf Papier und als Datei.</li><li>Bilder, die für diese Website gezeichnet wurden.</li><li>Das Logo, neben einer Auszeichnung oder einem Zitat.</li></ul><h2>So fragen Sie</h2><p>Sagen Sie uns, was Sie nutzen möchten, wo und wie lange: ${contact}. Das Logo wird nicht nachgezeichnet, umgefärbt oder auf ein Muster gesetzt.</p>`,
  },
  'terms-of-service': {
    title: 'Nutzungsbedingungen',
    excerpt: 'Was Sie von dieser Website erwarten dürfen, und was sie von Ihnen erwartet.',
    content:
      '<p>Wer diese Website liest, stimmt diesen Bedingungen zu. Sie sind mit Absicht kurz.</p><h2>Was Sie dürfen</h2><p>Sie dürfen lesen, Links teilen und mit Link kurz zitieren. Ohne Lizenz dürfen Sie Artikel weder neu veröffentlichen noch mit einem Programm sammeln.</p><h2>Ihr Konto</h2><p>Behalten Sie Ihr Passwort für sich. Ein Konto ist für eine Person. Sie können es jederzeit schließen.</p><h2>Was wir versprechen</h2><p>Wir bemühen uns, richtig zu berichten und erreichbar zu sein, und wir berichtigen Fehler. Wir versprechen nicht, dass jede Seite fehlerfrei ist, und nichts hier ist eine Rechts- oder Finanzberatung.</p><h2>Änderungen</h2><p>Wenn sich diese Bedingungen ändern, stehen die neuen mit ihrem Datum hier, bevor sie gelten.</p>',
  },
  'privacy-policy': {
    title: 'Datenschutz',
    excerpt: 'Was diese Website über ihre Leser erfährt, warum, und was Sie tun können.',
    content: `<p>Diese Seite sagt, was erfasst wird, wenn Sie diese Website lesen.</p><h2>Ohne Konto</h2><p>Der Server merkt sich die Adresse jeder angeforderten Seite, damit wir Leser zählen und Fehler finden können. Werbung und Messung durch Dritte laden erst, wenn Sie zugestimmt haben.</p><h2>Mit Konto</h2><p>Wir speichern Ihren Namen, Ihre E-Mail-Adresse und was Sie abonniert haben, um Ihr Konto zu führen und zu schicken, was Sie bestellt haben. Wir verkaufen nichts davon.</p><h2>Ihre Wahl</h2><p>Sie können sehen, berichtigen und löschen lassen, was wir gespeichert haben: ${contact}. Zustimmung geben und widerrufen Sie in den <a href="#cookie-settings">Cookie-Einstellungen</a>.</p>`,
  },
  help: {
    title: 'Hilfe und häufige Fragen',
    excerpt: 'Anmelden, Newsletter und Ihre Daten: was am häufigsten gefragt wird.',
    content:
      '<h2>Anmelden</h2><h3>Ich habe mein Passwort vergessen</h3><p>Wählen Sie <a href="/Registration/Login.aspx?promoCode=SIS#forgot-password">Passwort vergessen</a> und geben Sie Ihre E-Mail-Adresse ein. Der Link in unserer E-Mail funktioniert einmal, eine Stunde lang.</p><h3>Wie ändere ich mein Konto?</h3><p>Name, Passwort und die Browser, in denen Sie angemeldet sind, finden Sie unter <a href="/Registration/MyAccount.aspx?promoCode=SIS">Mein Konto</a>.</p><h2>Newsletter</h2><h3>Wie wähle, ändere oder beende ich Newsletter?</h3><p>Mit einem Konto in den <a href="/Registration/MyAccount.aspx?promoCode=SIS#email-preferences">E-Mail-Einstellungen</a>; ohne Konto auf der <a href="/Registration/Newsletters.aspx?promoCode=SIS">Seite der Newsletter</a>.</p><h2>Ihre Daten</h2><h3>Wie ändere ich meine Zustimmung?</h3><p>Öffnen Sie die <a href="#cookie-settings">Cookie-Einstellungen</a> und wählen Sie neu. Das gilt sofort.</p><h3>Wie lasse ich mein Konto löschen?</h3><p>Schreiben Sie uns von seiner Adresse; der <a href="/static/privacy-policy/">Datenschutz</a> sagt, was gespeichert ist. Alle Wege zu uns stehen auf der <a href="/static/contact-us/">Kontaktseite</a>.</p>',
  },
  sitemap: {
    title: 'Inhaltsverzeichnis',
    excerpt: 'Alle Rubriken dieser Website auf einer Seite.',
    content:
      '<p>Jedes Ressort hier hat eine eigene Seite mit älteren Artikeln. Wenn Sie ein Wort der Überschrift kennen, ist die <a href="/search/">Suche</a> schneller.</p>',
  },
  rss: {
    title: 'RSS-Feeds',
    excerpt: 'So folgen Sie dieser Website in einem Feedreader.',
    content:
      '<p>Ein Feed ist eine Liste unserer neuesten Artikel, die ein Feedreader für Sie prüft. Sie brauchen dafür kein Konto.</p><h2>Der ganze Feed</h2><p>Alle Artikel, die neuesten zuerst: <a href="/rss/feed/">RSS</a>, <a href="/rss/feed/atom/">Atom</a>, <a href="/rss/feed/json/">JSON Feed</a>.</p><h2>Ein Feed für jedes Ressort</h2><p>Hängen Sie feed/ an die Adresse eines Ressorts, oder öffnen Sie das Ressort und geben Sie seine Adresse in Ihren Feedreader ein:</p><ul><li><a href="/best-practices/writing/feed/">Schreiben</a></li><li><a href="/best-practices/operations/feed/">Betrieb</a></li><li><a href="/sister-site-topics/streams/feed/">Ressorts</a></li></ul>',
  },
  'thank-you': {
    title: 'Vielen Dank',
    excerpt: 'Es ist angekommen. So geht es weiter.',
    content:
      '<p>Wir haben, was Sie geschickt haben, und eine E-Mail ist unterwegs zu der Adresse, die Sie angegeben haben. Kommt in zehn Minuten nichts an, sehen Sie bitte bei den unerwünschten E-Mails nach.</p><h2>Wie es weitergeht</h2><p>Ein Mensch liest sie innerhalb von zwei Werktagen. Zurück zur <a href="/">Startseite</a>.</p>',
  },
  'cre-tech-center-partners': {
    title: 'Partner des Tech Centers',
    excerpt: 'Was Partner erhalten, und was nicht.',
    content:
      '<p>Das <a href="/cre-tech-center/">Tech Center</a> ist ein Verzeichnis von Produkten. Einträge sind kostenlos und werden von der Redaktion geschrieben.</p><h2>Was ein Partner erhält</h2><p>Eine eigene Seite und einen gekennzeichneten Platz neben dem Verzeichnis.</p><h2>Was ein Partner nicht erhält</h2><p>Ein Partner kann weder ändern, was über sein Produkt geschrieben steht, noch die Reihenfolge der Liste.</p>',
  },
};

const articles: TemplateTexts['articles'] = {
  'sample-story': {
    title: 'Ein Artikel als Beispiel, den Ihrer ersetzt',
    summary:
      'Er steht in jeder Rubrik, die ohne ihn leer wäre. Ihr erster eigener Artikel kann seinen Platz einnehmen.',
    body: `Eine neue Publikation hat vom ersten Tag an jede Seite, und eine Seite ohne Inhalt zeigt nicht, wie sie aussehen wird. Darum gibt es von jeder Art ein Beispiel: diesen Artikel, einen Termin, eine Folge, einen Bericht, ein Profil.

## Was ein Beispiel ist

Alles, dessen Adresse mit „sample“ beginnt, ist eines. Es ist erfunden, es ist kurz, und nichts anderes hängt davon ab.

## Wenn Sie eigene Inhalte haben

Mit Ihrem ersten eigenen Termin wird das Beispiel überflüssig. Löschen Sie Beispiele einzeln oder alle mit einem Befehl, sobald jede Seite etwas Eigenes hat. Der Leitfaden für neue Publikationen nennt den Befehl.
`,
  },
  'sample-deal': {
    title: 'Ein Beispielgeschäft: Ein Unternehmen kauft ein anderes',
    summary: 'Ein Artikel mit den Angaben eines Geschäfts steht auch in der Liste der Geschäfte.',
    body: `Dieses Geschäft ist erfunden, und die Unternehmen sind es auch. Es zeigt, was ein Artikel über ein Geschäft braucht: wer gekauft hat, wer verkauft hat, worum es ging und was dafür bezahlt wurde. Dieselben Angaben stehen im Kasten neben dem Text, in der Liste der Geschäfte und in deren Summen.

Nennen Sie nur, was im Artikel steht, und lassen Sie weg, was nicht bekannt ist: Ein fehlender Preis ist besser als ein geratener. Löschen Sie diesen Artikel, sobald Sie einen eigenen haben.
`,
  },
  'sample-partner-story': {
    title: 'Ein Artikel, den ein Partner präsentiert, als Beispiel',
    summary: 'Er nennt seinen Partner über der Überschrift und sagt unter dem Text, wer ihn geschrieben hat.',
    body: `Partner einer Publikation können Artikel präsentieren. Ein solcher Artikel sieht aus wie die anderen und unterscheidet sich an drei Stellen: Über der Überschrift steht der Name des Partners, ein Hinweis sagt, dass er präsentiert wird, und eine Notiz unter dem Text, dass ihn nicht die Redaktion geschrieben hat.

Der Partner ist erfunden, und dieser Text rät zu nichts. Er zeigt nur, wie ein solcher Artikel in Listen, auf der Seite des Partners und in einer Reihe aussieht. Ersetzen Sie ihn durch den ersten, den Ihnen ein Partner schickt.
`,
  },
  'sample-call': {
    title: 'Ein Aufruf als Beispiel: Wen sollen wir auszeichnen?',
    summary: 'Ein Preis beginnt mit einem Aufruf: wer genannt werden darf, von wem und bis wann.',
    body: `Dieser Preis ist erfunden. Er zeigt, was ein Aufruf zu Nominierungen braucht: um wen es geht, was zählt, wer entscheidet und wann die Liste schließt.

Genannt werden darf jede und jeder, von anderen oder von sich selbst. Was zählt, ist ein Beispiel, dem andere folgen können. Die Redaktion liest jede Einsendung und wählt bis zum Ende des Quartals. Das Formular steht auf der Seite der Nominierungen und braucht fünf Minuten.

Ersetzen Sie diesen Aufruf durch einen für Ihren eigenen Preis, oder lassen Sie diesen Teil der Website weg.
`,
  },
  'change-one-color': {
    title: 'Eine Farbe ändern, und die ganze Website folgt',
    summary:
      'Links, Dachzeilen, Knöpfe und die feine Linie unter der aktuellen Rubrik nehmen ihre Farbe aus einem einzigen Wert der Gestaltung.',
    body: `Alles Farbige auf dieser Seite hat dieselbe Farbe: die Dachzeile über der Überschrift, die Links im Text, der Knopf in der Karte rechts. Sie steht als ein Wert in der Gestaltung der Marke, neben der Wahl der Schrift für Überschriften.

## Eine gute wählen

Nehmen Sie eine, die dunkel genug zum Lesen ist. Die Prüfungen lehnen einen Wert ab, dessen Kontrast auf Weiß unter 4,5 zu 1 liegt. Tiefes Rot, Tannengrün, Marineblau und Pflaume bestehen, Orange selten, Gelb nie.

## Was die Gestaltung sonst enthält

- die Schrift der Überschriften und ihre Stärke
- die Töne hinter Flächen und Anzeigen
- die Dicke der Linie über einer Rubrik
- den Schriftzug, hell und dunkel

Ändern Sie am ersten Tag nicht mehr als Farbe und Schrift. Veröffentlichen Sie zehn Artikel, und entscheiden Sie dann, was nicht stimmt.
`,
  },
  'where-the-navigation-lives': {
    title: 'Wo die Navigation steht',
    summary:
      'Menüs sind eine Datei. Eine Rubrik lässt sich verschieben, umbenennen oder streichen, ohne dass jemand Code schreibt.',
    body: `Das Menü am Kopf dieser Seite ist eine Liste in den Daten der Marke. Dasselbe gilt für das seitliche Menü, die Fußzeile und die Links neben dem Logo.

Ein Hauptpunkt braucht zwei Dinge, einen Titel und eine Adresse. Dazu kommen ein Satz zur Beschreibung, die Links darunter und die Farben der Fläche.

## Adressen werden geprüft

Jede Adresse im Menü wird mit der Tabelle der Seiten verglichen. Ein Link auf eine Seite, die es nicht gibt, wird beim Start genannt, bevor ihn jemand anklickt.

## Wie viel genug ist

Vier Hauptpunkte passen auf ein Tablet. Sechs brechen in manchen Sprachen um. Wenn Sie eine Rubrik umbenennen, leiten Sie die alte Adresse weiter: Irgendwo steht sie auf Papier.
`,
  },
  'how-an-ad-slot-keeps-its-place': {
    title: 'Wie eine Anzeige ihren Platz behält',
    summary:
      'Jeder Werbeplatz nennt seine Größen, bevor etwas lädt. Die Seite hält den Raum frei, und der Text springt nicht.',
    body: `Sie hatten den Finger schon auf einem Link, da rückte die Seite, und etwas anderes wurde gedrückt. Diese Website tut das nicht, und der Grund ist eine Tabelle.

Jeder Werbeplatz ist eine Zeile darin: ein Name, die möglichen Größen und die Fensterbreite, ab der jede gilt. Daraus berechnet die Seite die Höhe und lässt sie vom ersten Moment an frei.

| Platz | Telefon | Tablet | Bildschirm |
|---|---|---|---|
| horiz1 | 320 x 50 | 728 x 90 | 970 x 90 |
| vert2 | keiner | keiner | 300 x 600 |

Kommt keine Anzeige, bleibt der Raum. Er darf sich nur schließen, solange er unter dem Rand des Fensters liegt.
`,
  },
  'how-to-write-a-headline': {
    title: 'Wie man eine Überschrift schreibt, die passt',
    summary:
      'Ein Subjekt, das etwas tut, und eine Tatsache, die nur dieser Artikel hat. Bei achtzig Zeichen ist ein guter Schluss.',
    body: `Überschriften werden hier nie mit drei Punkten abgeschnitten. Eine lange nimmt eine Zeile mehr. Das ist freundlich zu denen, die lesen, und eine Last für die, die schreiben.

1. **Nennen Sie, wer handelt.** „Rat kippt Parkregel“ ist besser als „Parkregel gekippt“.
2. **Geben Sie die eine Tatsache, die hierher gehört.** Einen Preis, eine Straße, ein Ergebnis von vier zu drei.
3. **Lassen Sie das Jahr weg,** wenn es dieses ist.
4. **Meiden Sie den Doppelpunkt,** außer in einer bekannten Reihe.
5. **Lesen Sie sie neben ihren Nachbarn.** Zwei gleiche Anfänge werden verwechselt.

Zwischen 45 und 80 Zeichen passt eine Überschrift überall. Schreiben Sie sie zuletzt: Dann wissen Sie, was geschehen ist.
`,
  },
  'how-streams-are-ordered': {
    title: 'Was in einem Ressort zuerst kommt',
    summary:
      'Das Neueste oben, wenn eine Seite nichts anderes verlangt. Was weiter oben schon steht, wird nicht wiederholt.',
    body: `Ein Ressort ist eine Seite, die alle Artikel einer Kategorie sammelt. Die jüngste Veröffentlichung steht zuerst. Eine Änderung an einem alten Artikel hebt ihn nicht nach oben.

## Drei Ausnahmen

- **Nach Beliebtheit.** Die Liste der meistgelesenen Artikel zählt über vier Tage.
- **Nach Nähe.** Die Suche kann danach ordnen, wie gut ein Artikel zu den Wörtern passt.
- **Von Hand.** Ein Spezialbericht zeigt seine Teile in der Reihenfolge der Redaktion.

Ein Artikel kann viele Kategorien haben und eine erste, die über seiner Überschrift steht. Wählen Sie die, unter der Sie ihn selbst suchen würden.
`,
  },
  'what-a-promo-code-does': {
    title: 'Was ein Aktionscode bewirkt',
    summary:
      'Drei Buchstaben sagen dem Shop, welche Publikation jemanden geschickt hat. Davon hängen Seite, Preise und Bericht ab.',
    body: `Anmelden, Registrieren und Abonnieren führen in denselben Shop, der alle Publikationen des Verbunds bedient. Er muss wissen, woher jemand kommt. Das sagt der Aktionscode.

**Die Seite.** Der Shop zeigt Namen und Farben der Publikation.

**Der Preis.** Angebote hängen an Codes, etwa für Studierende oder für eine Tagung.

**Der Bericht.** Bestellungen werden nach Code und Herkunft gezählt.

Ein Aktionscode öffnet niemandem etwas. Zugang gibt das Abonnement am Konto.
`,
  },
  'a-picture-in-one-line': {
    title: 'Ein Bild in einer Zeile',
    summary:
      'Eine Datei, eine Beschreibung und ein Bildnachweis setzen ein Bild über einen Artikel. Alle Größen und Ausschnitte macht die Website.',
    body: `Das Bild über diesem Artikel wurde mit einer Zeile bestellt: einer Datei, dem, was sie zeigt, und dem, der sie gemacht hat. Die Website macht daraus kleinere Größen und wählt für jeden Browser ein passendes Format.

Ändern Sie die Datei, und jede Stelle, die sie zeigt, ändert sich mit.

- Nachbarn sollten nicht dasselbe Motiv haben.
- Keine Farbe sollte dreimal hintereinander stehen.

## Ausschnitte

Ein Bild sollte mindestens 1.200 Pixel breit sein. Lassen Sie Raum um das Motiv: Ein Telefon zeigt es fast quadratisch. Wo das nicht geht, nennen Sie den Punkt, den jeder Ausschnitt enthalten muss.
`,
  },
  'one-summary-five-places': {
    title: 'Ein Vorspann, fünf Orte',
    summary:
      'Dieselben zwei Sätze stehen unter der Überschrift, in der Liste, in der Suche, in einer Nachricht und im Feed. Schreiben Sie sie so, dass sie allein bestehen.',
    body: `Wer einen Vorspann schreibt, schreibt für fünf Räume zugleich. In vier davon ist der Artikel nicht da.

## Eine Probe

Decken Sie die Überschrift zu und lesen Sie den Vorspann jemandem vor. Ist die erste Frage „Wer?“, setzen Sie einen Namen ein. Ist sie „Na und?“, setzen Sie eine Zahl ein.

Zwei Sätze genügen. Etwa 180 Zeichen überstehen jeden Ort; ab 220 verlieren manche das Ende.

## Was zu meiden ist

- der erste Satz des Artikels, kopiert
- Fragen, die der Artikel nicht beantwortet
- alles, was nur heute stimmt, wie „heute Morgen“
`,
  },
  'what-changes-when-a-reader-signs-in': {
    title: 'Was sich ändert, wenn sich jemand anmeldet',
    summary:
      'Die Seite ist für alle dieselbe und liegt bereit. Ein Name, ein Zeichen und einige Knöpfe kommen danach, ohne dass sich eine Zeile verschiebt.',
    body: `Es gibt drei Arten von Besuchern: **anonyme** sehen Anmelden und Registrieren, **registrierte** haben ein Konto, **Abonnenten** ein laufendes Abonnement.

Die Seite, die alle drei erreicht, ist dieselbe. Was einer Person gehört, füllt der Browser einen Augenblick später ein: Initialen, eine Begrüßung, die Links zum Konto.

| | Anonym | Registriert | Abonniert |
|---|---|---|---|
| Artikel lesen | ja | ja | ja |
| Newsletter wählen | per Adresse | im Konto | im Konto |

## Abmelden

Abmelden löscht das Konto aus dem Browser und führt zur Startseite. Das gelingt auch, wenn das Netz auf halbem Weg ausfällt.
`,
  },
  'a-category-is-an-address': {
    title: 'Eine Kategorie ist eine Adresse, also benennen Sie sie mit Bedacht',
    summary:
      'Eine Zeile mehr in der Liste, und es gibt eine Seite, einen Feed und einen Platz in der Übersicht. Das Umbenennen macht die Arbeit.',
    body: `Diese Vorlage hat acht Kategorien. Eine neue Publikation darf mit weniger beginnen. Jede ist eine Zeile: ein Name, ein Pfad und eine Nummer. Daraus entstehen eine Seite, ein Feed und ein Filter der Suche.

## Namen, die halten

- Nehmen Sie das Wort, das Ihre Leser im Gespräch benutzen.
- Bleiben Sie unter 25 Zeichen, sonst bricht es im Menü um.
- Benennen Sie keine Kategorie nach einem Programm, einem Gesetz oder einem Menschen. Sie enden.
- Meiden Sie „Sonstiges“. Es füllt sich.

Eine Adresse ist ein Versprechen. Muss der Pfad sich ändern, legen Sie am selben Tag eine Weiterleitung an.
`,
  },
  'house-notices-until-the-first-order': {
    title: 'Eigene Anzeigen füllen die Plätze, bis der erste Auftrag kommt',
    summary:
      'Ohne Kennung eines Werbenetzes liefert die Website eigene Anzeigen, in den richtigen Größen und auf demselben Weg.',
    body: `Sie sehen eine Website ohne Werbekunden. Die Anzeigen am Rand kommen aus dem Haus: ein Newsletter, das Magazin, eine Tagung. Sie nutzen dieselben Plätze und Größen wie bezahlte.

So ist am ersten Morgen eine volle Seite zu sehen, und die Prüfungen von Abständen und Tempo brauchen kein Netz.

## Zuerst die Zustimmung

Wo die Marke es verlangt, lädt nichts von außen, bevor jemand zugestimmt hat. Eigene Anzeigen brauchen keine Zustimmung, weil sie nichts speichern und niemandem berichten.

Eine gute hat sieben Wörter, ein Bild und ein Verb auf dem Knopf.
`,
  },
  'twelve-things-before-opening': {
    title: 'Zwölf Dinge, die vor dem Start zu prüfen sind',
    summary: 'Eine kurze Liste für die letzte Woche, in der Reihenfolge, in der Fehler bisher auftraten.',
    body: `Jemand, der die Website nicht gebaut hat, sollte diese Liste durchgehen, mit einem Telefon in der Hand.

1. Der Name stimmt in Kopf, Fuß, Browser-Tab und in den E-Mails.
2. Die Farbe ist auf Weiß und auf Schwarz lesbar.
3. Jeder Link im Menü öffnet eine Seite mit mindestens einem Artikel.
4. Der Aktionscode erreicht den Shop von allen drei Knöpfen.
5. Registrieren, anmelden, abmelden. Dann auf einem zweiten Gerät.
6. Einen Artikel per E-Mail teilen, mit einem Fehler in der Adresse.
7. Eine Adresse eingeben, die es nicht gibt.
8. Einen Artikel drucken.
9. Die Startseite nur mit der Tastatur durchgehen.
10. Reduzierte Bewegung einschalten.
11. Nutzungsbedingungen, Datenschutz und Kontakt laut lesen.
12. Die Zustandsprüfung öffnen, und klären, wer nachts angerufen wird.

Nehmen Sie sich zwei Tage. Die meisten scheitern an Punkt drei.
`,
  },
};

/** German texts of the template. */
export const de: TemplateTexts = {
  toMagazine: (name) => `${name} Magazin`,
  hubs: ['markets=maerkte', 'sectors=branchen', 'best-practices=praxis'],
  toTopic: (name) => ({ stories: `Artikel zum Thema ${name}.`, newest: `Die neuesten Artikel zum Thema ${name}.` }),
  phrases,
  articles,
  pages,
};
