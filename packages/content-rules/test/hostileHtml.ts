import type { ContentRules } from '../src/htmlRules.ts';

/**
 * HTML that tries to run code or to leave its place, each with the trick's name. No renderer may let any of it through.
 */
export const hostileHtml: readonly (readonly [name: string, html: string])[] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals with a slash', '<ScRiPt/x>alert(1)</sCrIpT >'],
  ['a script inside a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a script that never ends', '<p>a<script>alert(1)//'],
  ['a handler', '<img src="/a.png" onerror="alert(1)">'],
  ['a handler after a slash', '<img/src="/a.png"/onerror=alert(1)>'],
  ['a handler after a line break', '<img src="/a.png"\nonload\n=\nalert(1)>'],
  ['a handler after a quote that never ends', '<img title="<b onmouseover=alert(1)>x'],
  ['a handler in a closing tag', '<p>a</p onclick=alert(1)>'],
  ['focus that comes by itself', '<input autofocus onfocus=alert(1)><details open ontoggle=alert(1)>x</details>'],
  ['a javascript address', '<a href="javascript:alert(1)">x</a>'],
  ['one with capitals and spaces', '<a href=" \u0001JaVaScRiPt:alert(1)">x</a>'],
  ['one with a tab and a line break', '<a href="java\tscr\nipt:alert(1)">x</a>'],
  ['one in entities', '<a href="&#106;avascript&colon;alert(1)">x</a>'],
  ['a vbscript address', '<a href="vbscript:msgbox(1)">x</a>'],
  ['a data address', '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>'],
  ['a data picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  [
    'a picture of another host',
    '<img src="https://evil.example/x.png"><img src="//evil.example/x.png"><img srcset="https://evil.example/x.png 2x">',
  ],
  [
    'a drawing',
    '<svg onload=alert(1)><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  ],
  ['an animation of an address', '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>'],
  ['a formula', '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>'],
  [
    'a mutation by a formula',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ['a mutation by a drawing', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  ['a mutation by noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['a mutation by a text field', '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>'],
  ['a mutation by a choice', '<select><style></select><img src=x onerror=alert(1)></style></select>'],
  ['a mutation by a comment', '<!--><img src=x onerror=alert(1)>--><!--!><script>alert(1)</script>-->'],
  ['a mutation by CDATA', '<![CDATA[><img src=x onerror=alert(1)>]]>'],
  ['a mutation by a title', '<title><a id="</title><img src=x onerror=alert(1)>"></title>'],
  [
    'a mutation by plain text',
    '<xmp><p id="</xmp><img src=x onerror=alert(1)>"></xmp><plaintext><script>alert(1)</script>',
  ],
  [
    'a template',
    '<template><script>alert(1)</script></template><div><template shadowrootmode="open"><script>alert(1)</script></template></div>',
  ],
  ['a style element', '<style>@import "https://evil.example/x.css";body{display:none}</style>'],
  ['an inline style', '<p style="position:fixed;inset:0;background:url(https://evil.example/x)">a</p>'],
  ['a style sheet', '<link rel="stylesheet" href="https://evil.example/x.css">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">'],
  ['a base address', '<base href="https://evil.example/">'],
  ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  [
    'a frame',
    '<iframe src="https://www.youtube.com/embed/x"></iframe><frameset><frame src="javascript:alert(1)"></frameset>',
  ],
  [
    'an object',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)"><applet code=x></applet>',
  ],
  [
    'a form of another site',
    '<form action="https://evil.example/" target="_top"><button formaction="javascript:alert(1)">x</button></form>',
  ],
  [
    'a field that leaves by itself',
    '<input type="image" src="https://evil.example/x" formaction="https://evil.example/">',
  ],
  ['a portal', '<portal src="https://evil.example/"></portal><dialog open>x</dialog>'],
  [
    'a custom element',
    '<amp-img src="https://evil.example/x.png" layout="fixed"></amp-img><amp-iframe src="https://evil.example/"></amp-iframe><amp-script src="/x.js"></amp-script>',
  ],
  ['actions of AMP', '<button on="tap:AMP.navigateTo(url=\'https://evil.example\')">x</button>'],
  [
    'media',
    '<video src="https://evil.example/x" onerror="alert(1)" poster="javascript:alert(1)"><source onerror=alert(1)></video>',
  ],
  ['a background', '<table background="javascript:alert(1)"><td background="https://evil.example/x">a</td></table>'],
  ['a zero byte in a name', '<scr\0ipt>alert(1)</scr\0ipt><img src=x one\0rror=alert(1)>'],
];

/** A title that ends every kind of markup and script that it may stand in. */
export const hostileTitle = `</script></title></style></textarea>--></item>]]><script>alert(1)</script><img src=x onerror=alert(1)> " ' & \u2028 \u2029`;

const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z][a-z0-9-]*(?:="[^"<>]*")?)*)\s*\/?>/g;
const attribute = /([a-z][a-z0-9-]*)(?:="([^"]*)")?/g;
/** Attributes that hold addresses. Those of pictures may not leave the site. */
const addresses = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'background', 'cite']);
const scheme = /^([a-z][a-z0-9+.-]*):/i;
const allowedSchemes = new Set(['https', 'http', 'mailto', 'tel']);

/** An address as a browser reads it: entities decoded, without the characters that browsers skip. */
const decode = (text: string): string =>
  text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&colon;', ':')
    .replaceAll(/[\0-\u0020]/g, '');

const leavesSite = (address: string): boolean => scheme.test(address) || address.startsWith('//');
const isForbidden = (key: string, value: string): boolean => {
  if (key === 'src' || key === 'srcset') return value.split(',').some((part) => leavesSite(decode(part)));
  const address = decode(value);
  return (
    address.startsWith('//') ||
    (scheme.test(address) && !allowedSchemes.has(scheme.exec(address)?.[1]?.toLowerCase() ?? ''))
  );
};

const isListed = (name: string, list: readonly string[]): boolean =>
  list.some((allowed) => (allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) : allowed === name));

/**
 * What sanitized HTML holds beyond its rules: elements, attributes, addresses, and anything that is not plain markup.
 */
export const forbiddenIn = (
  html: string,
  { allowedTags, allowedAttributes }: Pick<ContentRules, 'allowedTags' | 'allowedAttributes'>,
): string[] => {
  const rest = html.replaceAll(tag, '');
  const elements = [...html.matchAll(tag)].flatMap(([whole, closing, name = '', attributes = '']) => [
    ...(allowedTags.includes(name) ? [] : [whole]),
    ...(closing && attributes ? [whole] : []),
    ...[...attributes.matchAll(attribute)].flatMap(([text, key = '', value = '']) => {
      if (!isListed(key, [...(allowedAttributes['*'] ?? []), ...(allowedAttributes[name] ?? [])]))
        return [`${name} ${text}`];
      return addresses.has(key) && isForbidden(key, value) ? [`${name} ${text}`] : [];
    }),
  ]);
  return [...elements, ...(rest.includes('<') ? [`markup in "${rest.slice(rest.indexOf('<')).slice(0, 60)}"`] : [])];
};
