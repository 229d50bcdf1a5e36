/** The cache can be disabled by the local storage key `cache` set to 'false' (§4, Resource list). */
export const readCacheSwitch = (storage: Pick<Storage, 'getItem'> | undefined): 'on' | 'off' => {
  try {
    return storage?.getItem('cache') === 'false' ? 'off' : 'on';
  } catch {
    // Reading throws when the browser blocks storage. Without the key the cache is on.
    return 'on';
  }
};
