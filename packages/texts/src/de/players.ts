import type * as en from '../en/players.ts';

export const playTexts: typeof en.playTexts = {
  playNamed: (name) => `Abspielen: ${name}`,
  play: 'Abspielen',
  failed: 'Dieses Video lässt sich nicht abspielen.',
  openFile: 'Datei öffnen',
};

export const dockTexts: typeof en.dockTexts = {
  playing: 'Wiedergabe',
  close: 'Wiedergabe beenden und Player schließen',
};
