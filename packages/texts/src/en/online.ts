export const onlineTexts = {
  offlineStored: 'You are offline. You can read this page and the stories that you read last.',
  offline: 'You are offline. You can read this page; other pages open when you are online again.',
};
