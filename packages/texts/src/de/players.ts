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

export const audioControlTexts: typeof en.audioControlTexts = {
  play: 'Abspielen',
  pause: 'Pause',
  back: (seconds) => `${seconds} Sekunden zurück`,
  forward: (seconds) => `${seconds} Sekunden vor`,
  position: 'Position',
  at: (elapsed, total) => `${elapsed} von ${total}`,
  speed: 'Geschwindigkeit',
  times: (speed) => `${String(speed).replace('.', ',')}×`,
  chapters: 'Kapitel',
  playing: (title) => `Wiedergabe: ${title}`,
  pausedAt: (elapsed) => `Angehalten bei ${elapsed}`,
  ended: 'Die Aufnahme ist zu Ende',
  failed: 'Diese Aufnahme lässt sich nicht abspielen.',
};
