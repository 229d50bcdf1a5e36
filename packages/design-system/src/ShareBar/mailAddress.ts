/** The page to share. */
export type SharedPage = { /** Absolute URL. */ url: string; title: string };

/** A `mailto:` URL. URLSearchParams would encode spaces as `+`, which mail programs do not decode. */
export const mailAddress = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${url}`)}`;
