import type * as en from '../en/online.ts';

export const onlineTexts: typeof en.onlineTexts = {
  offlineStored: 'Sie sind offline. Sie können diese Seite und Ihre zuletzt gelesenen Artikel lesen.',
  offline: 'Sie sind offline. Sie können diese Seite lesen; andere öffnen sich, sobald Sie wieder online sind.',
};
