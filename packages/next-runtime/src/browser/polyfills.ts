/** Safari before 17, the only supported browser that lacks something of Next's list. */
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
