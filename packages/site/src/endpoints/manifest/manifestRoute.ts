import type { Brand } from '@masthead/config';

/** The brand as an app on a home screen. */
export const manifestOf = ({ name, description, language, logos }: Brand) => ({
  id: '/',
  name,
  short_name: name,
  description,
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: logos.mark.src, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: logos.touch.src, sizes: `${logos.touch.width}x${logos.touch.height}`, type: 'image/png', purpose: 'any' },
  ],
});

/** The manifest for the app tree. */
export const manifestRoute = (brand: Brand) => ({
  GET: (): Response => Response.json(manifestOf(brand), { headers: { 'content-type': 'application/manifest+json' } }),
});
