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

export const audioControlTexts = {
  play: 'Play',
  pause: 'Pause',
  back: (seconds: number): string => `Back ${seconds} seconds`,
  forward: (seconds: number): string => `Forward ${seconds} seconds`,
  position: 'Position',
  at: (elapsed: string, total: string): string => `${elapsed} of ${total}`,
  speed: 'Speed',
  times: (speed: number): string => `${speed}×`,
  chapters: 'Chapters',
  playing: (title: string): string => `Playing: ${title}`,
  pausedAt: (elapsed: string): string => `Paused at ${elapsed}`,
  ended: 'The recording has ended',
  failed: 'We could not play this recording.',
};
