import type * as en from '../en/routes.ts';

export const routeTexts: typeof en.routeTexts = {
  issueCard: 'Jede Ausgabe am Erscheinungstag, das ganze Archiv und unsere täglichen Berichte dazwischen.',
  reportCard: 'Lange Recherchen wie diese, jeder Teil am Tag seines Erscheinens. Jederzeit kündbar.',
  videoCenter: 'Videos',
};
