/** The boilerplate that AMP requires verbatim. */
export const boilerplate =
  '<style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style><noscript><style amp-boilerplate>body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style></noscript>';

const versions = {
  'amp-ad': '0.1',
  'amp-analytics': '0.1',
  'amp-carousel': '0.1',
  'amp-video': '0.1',
  'amp-youtube': '0.1',
  'amp-vimeo': '0.1',
  'amp-iframe': '0.1',
} as const;
type Extension = keyof typeof versions;

const names = Object.keys(versions) as Extension[];

/** The scripts of the AMP elements in a body. AMP rejects missing and unused ones. */
export const extensionScripts = (body: string): string =>
  names
    .filter((name) => body.includes(`<${name} `))
    .map(
      (name) =>
        `<script async custom-element="${name}" src="https://cdn.ampproject.org/v0/${name}-${versions[name]}.js"></script>`,
    )
    .join('');

/** Script tag of the AMP runtime. */
export const runtime = '<script async src="https://cdn.ampproject.org/v0.js"></script>';
