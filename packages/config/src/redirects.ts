import { z } from 'zod';
import { address } from './brand/fields.ts';
import { ConfigurationError, formatIssues } from './configurationError.ts';

/** The old path, with a trailing slash unless it names a file. `:name` matches one segment, `:name*` the rest. */
const oldPath = z.string().regex(/^\/(?!\/)[^?#\s]*$/, 'use a path such as "/old-page/", without a query or a hash');

/** The target: a path of this site or a URL of another. */
const target = address.refine((url) => !url.startsWith('#'), {
  error: 'a hash without a path is no target: use a path or a URL',
});

const redirect = z.strictObject({
  from: oldPath,
  to: target,
  /** `permanent` (308) makes search engines replace the old URL; `temporary` (307) does not. */
  kind: z.enum(['permanent', 'temporary']).default('permanent'),
});

/** A redirect as a brand writes it. */
export type RedirectInput = z.input<typeof redirect>;
/** A redirect with its defaults. */
export type Redirect = z.output<typeof redirect>;

/** Addresses of the pages that every publication has, as people type and remember them. */
export const commonRedirects: readonly RedirectInput[] = [
  { from: '/feed/', to: '/rss/feed/' },
  { from: '/about/', to: '/static/about-us/' },
  { from: '/about-us/', to: '/static/about-us/' },
  { from: '/contact/', to: '/static/contact-us/' },
  { from: '/contact-us/', to: '/static/contact-us/' },
  { from: '/advertise/', to: '/static/advertise-with-us/' },
  { from: '/advertise-with-us/', to: '/static/advertise-with-us/' },
  { from: '/newsletters/', to: '/static/newsletters/' },
];

const stripTrailingSlash = (path: string): string => path.replace(/\/$/, '');

const getParameterNames = (path: string): string[] => [...path.matchAll(/:([a-z]+)/gi)].map(([, name]) => name ?? '');

/** The fields that the checks between redirects need. */
const comparable = z.array(z.object({ from: z.string(), to: z.string() }));

const list = z.array(redirect).superRefine(
  (redirects, context) => {
    const first = new Map<string, number>();
    const addIssue = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    redirects.forEach(({ from }, index) => {
      const earlier = first.get(stripTrailingSlash(from));
      if (earlier === undefined) first.set(stripTrailingSlash(from), index);
      else addIssue(index, 'from', `${from} is a duplicate of redirect ${earlier}, which always wins: remove one`);
    });
    redirects.forEach(({ from, to }, index) => {
      const onward = first.get(stripTrailingSlash(to.split(/[?#]/, 1)[0] ?? ''));
      if (onward === index) addIssue(index, 'to', 'redirects to itself: change the target');
      else if (onward !== undefined)
        addIssue(index, 'to', `${to} is itself redirected: use ${redirects[onward]?.to} as the target`);
      const unknown = to.startsWith('/')
        ? getParameterNames(to).filter((name) => !getParameterNames(from).includes(name))
        : [];
      if (unknown.length > 0) addIssue(index, 'to', `:${unknown.join(', :')} is not in ${from}`);
    });
  },
  // Runs even when another redirect is malformed, so that one run reports every issue.
  { when: ({ value }) => comparable.safeParse(value).success },
);

/**
 * Validates a brand's redirects. Throws a ConfigurationError that lists every issue: malformed entries, duplicates,
 * loops and chains.
 * @example export const redirects = defineRedirects([...commonRedirects, { from: '/old/', to: '/events/' }])
 */
export const defineRedirects = (input: readonly RedirectInput[]): readonly Redirect[] => {
  const parsed = list.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    "The redirects are invalid. Fix them in the brand's redirects.ts:",
    formatIssues(parsed.error.issues),
    { cause: parsed.error },
  );
};
