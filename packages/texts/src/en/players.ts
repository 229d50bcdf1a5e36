export const playTexts = {
  playNamed: (name: string): string => `Play: ${name}`,
  play: 'Play',
  failed: 'We could not play this video.',
  openFile: 'Open the file',
};

export const dockTexts = {
  playing: 'Now playing',
  close: 'Stop and close the player',
};
