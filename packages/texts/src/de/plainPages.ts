import type * as en from '../en/plainPages.ts';

export const plainPageTexts: typeof en.plainPageTexts = {
  home: 'Startseite',
  requestTooLong: {
    title: 'Diese Adresse ist zu lang',
    advice:
      'Bitte kürzen Sie sie: Für eine Suche genügen wenige Wörter. Wenn Sie nur einem Link gefolgt sind, löschen Sie die Cookies dieser Website und versuchen Sie es noch einmal.',
  },
  tooManyPages: {
    title: 'Zu viele Seiten auf einmal',
    advice:
      'Dieses Netz hat innerhalb einer Minute sehr viele Seiten angefordert. Bitte warten Sie einen Moment, und laden Sie die Seite dann neu.',
  },
  overloaded: {
    title: 'Gerade ist viel los',
    advice:
      'Es werden mehr Seiten angefordert, als wir bereitstellen können. Bitte warten Sie einen Moment, und laden Sie die Seite dann neu.',
  },
  noData: {
    title: 'Diese Adresse nimmt keine Daten an',
    advice:
      'Gehen Sie zurück, und verwenden Sie das Formular der Seite. Wenn Sie einem Link gefolgt sind, öffnen Sie die Startseite.',
  },
  moved: { title: 'Diese Seite ist umgezogen', advice: 'Ihr Browser folgt ihr an die neue Adresse.' },
  noEditor: {
    title: 'Für diese Vorschau müssen Sie als Redaktion ausgewiesen sein',
    advice:
      'Der Link ist abgelaufen oder unvollständig. Öffnen Sie die Vorschau erneut aus dem Redaktionssystem oder die Seite ohne Vorschau.',
  },
};
