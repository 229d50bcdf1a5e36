import type * as en from '../en/dialogs.ts';

export const modalTexts: typeof en.modalTexts = {
  close: 'Schließen',
};

export const shareModalTexts: typeof en.shareModalTexts = {
  cancel: 'Abbrechen',
};
