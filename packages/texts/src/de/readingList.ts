import type * as en from '../en/readingList.ts';

export const readingListTexts: typeof en.readingListTexts = {
  sponsoredBy: (sponsor) => `Gesponsert von ${sponsor}`,
  saved: 'Gemerkte Artikel',
  remove: 'Entfernen',
  newest: 'Neu in Ihren Themen',
  following: 'Sie folgen',
  market: 'Markt',
  topic: 'Thema',
  author: 'Autor',
  unfollow: 'Nicht mehr folgen',
  digest: 'Übersicht per E-Mail',
  digestChoices: { off: 'Aus', daily: 'Täglich', weekly: 'Montags' },
  digestHint: 'Neue Artikel um 7 Uhr, wenn es welche gibt.',
};

export const savedListTexts: typeof en.savedListTexts = {
  removed: (title) => `Entfernt: ${title}`,
  notRemoved: (title) => `Nicht entfernt: ${title}. Bitte versuchen Sie es später noch einmal.`,
  digestSaved: {
    off: 'Gespeichert. Sie erhalten keine Übersicht.',
    daily: 'Gespeichert. Ihre Übersicht kommt an jedem Morgen, der Neues bringt.',
    weekly: 'Gespeichert. Ihre Übersicht kommt an jedem Montag, der Neues bringt.',
  },
  digestNotChanged: 'Ihre Übersicht wurde nicht geändert. Bitte versuchen Sie es später noch einmal.',
  sessionEnded: 'Sie sind nicht mehr angemeldet',
  signInAgain: 'Melden Sie sich wieder an, um Ihre Liste zu sehen.',
  unavailable: 'Ihre Liste lässt sich gerade nicht laden',
  tryLater: 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
  nothingSaved: 'Sie haben sich noch keinen Artikel gemerkt',
  saveAdvice: 'Drücken Sie „Merken“ unter der Überschrift eines Artikels. Dann steht er hier, auf allen Ihren Geräten.',
  nothingFollowed: 'Sie folgen noch nichts',
  followAdvice:
    'Drücken Sie „Folgen“ auf der Seite eines Marktes, eines Themas oder eines Autors. Dann stehen hier die neuesten Artikel.',
};

export const savedTexts: typeof en.savedTexts = {
  home: 'Startseite',
  signIn: 'Melden Sie sich an, um eine Merkliste zu führen',
  adviceSave: 'Merken Sie sich Artikel für später.',
  adviceFollow: 'Folgen Sie Märkten, Themen und Autoren, und sehen Sie, was es Neues gibt.',
  adviceAccount: 'Ihre Liste ist auf jedem Gerät, auf dem Sie sich anmelden. Das Konto ist kostenlos.',
  worthSaving: 'Zum Merken',
  title: 'Merkliste',
  lede: 'Ihre gemerkten Artikel und Neues aus den Märkten, Themen und von den Autoren, denen Sie folgen.',
};
