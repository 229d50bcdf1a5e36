/** Puts a program of others at the end of the head. One that is blocked or broken leaves the page as it is. */
export const insertScript = (
  page: Document,
  address: string,
  attributes: Readonly<Record<string, string>> = {},
): void => {
  const script = page.createElement('script');
  script.async = true;
  script.src = address;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  page.head.append(script);
};
