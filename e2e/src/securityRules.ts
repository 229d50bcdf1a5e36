/** A message about a rule that the headers of a response violate. */
type HeaderViolation = string;

/** Policy sources that allow injected code to run. */
const unsafeScripts = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", 'data:', 'http:', 'https:', '*', 'blob:'];
/** AMP's runtime starts its worker from a blob, which the AMP project's own policy allows. */
const ampScripts = 'https://cdn.ampproject.org/v0.js';

const parsePolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** `strict-dynamic` with a hash makes browsers ignore hosts and schemes. */
const effectiveScripts = (sources: readonly string[]): readonly string[] =>
  sources.includes("'strict-dynamic'") && sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
    ? sources.filter((source) => /^'(?:sha\d+|nonce|strict)-|^'unsafe-eval'$/.test(source))
    : sources;

const policyFindings = (policy: string): HeaderViolation[] => {
  const directives = parsePolicy(policy);
  const getSources = (name: string): readonly string[] =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = effectiveScripts(getSources('script-src'));
  const isAmp = scripts.includes(ampScripts);
  const passive = ['img-src', 'media-src', 'font-src', 'style-src', 'connect-src', 'frame-src'].flatMap((name) =>
    getSources(name)
      .filter((source) => source === '*' || source === 'http:' || source.startsWith('http://'))
      .map((source) => `${name} allows ${source}`),
  );
  return [
    ...unsafeScripts
      .filter((source) => scripts.includes(source) && !(isAmp && source === 'blob:'))
      .map((source) => `script-src allows ${source}`),
    ...(getSources('object-src').join() === "'none'" ? [] : ['object-src is not none']),
    ...(directives.get('default-src')?.join() === "'none'" ? [] : ['default-src is not none']),
    ...['base-uri', 'form-action', 'frame-ancestors']
      .filter((name) => !directives.has(name))
      .map((name) => `${name} is missing`),
    ...passive,
  ];
};

/** Rules of the HTTP Observatory and OWASP's secure headers that apply to a site without its own TLS. */
const wanted: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(?:DENY|SAMEORIGIN)$/,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'permissions-policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin(?:-allow-popups)?$/,
  'cross-origin-resource-policy': /^(?:same-origin|same-site|cross-origin)$/,
  'x-permitted-cross-domain-policies': /^none$/,
  'x-dns-prefetch-control': /^off$/,
};

const revealing = ['server', 'x-powered-by', 'x-aspnet-version', 'x-generator'] as const;

/** Returns every rule that a response violates. A 304 has no policy: the stored response has its own. */
export const findHeaderViolations = (status: number, headers: Headers): readonly HeaderViolation[] => {
  const policy = headers.get('content-security-policy');
  return [
    ...Object.entries(wanted)
      .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
      .map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`),
    ...revealing.filter((name) => headers.has(name)).map((name) => `${name} is sent`),
    ...(policy === null ? (status === 304 ? [] : ['content-security-policy is missing']) : policyFindings(policy)),
  ];
};
