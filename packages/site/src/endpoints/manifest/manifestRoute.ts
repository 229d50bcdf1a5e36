import type { Brand } from '@masthead/config';

const toManifest = ({ name, description, language, logos }: Brand) => ({
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

export const manifestRoute = (brand: Brand) => ({
  GET: (): Response =>
    Response.json(toManifest(brand), {
      headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    }),
});
