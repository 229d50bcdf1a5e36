export const modalTexts = {
  close: 'Close',
};

export const shareModalTexts = {
  cancel: 'Cancel',
};
