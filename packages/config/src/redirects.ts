import { z } from 'zod';
import { address } from './brand/fields.ts';
import { ConfigurationError, formatIssues } from './configurationError.ts';

/** An old address: a path alone, with its final slash unless it names a file. `:name` stands for any one segment, `:name*` for the rest. */
const oldAddress = z
  .string()
  .regex(/^\/(?!\/)[^?#\s]*$/, 'give a path such as "/old-page/", without a query or a hash');

/** Where it leads: a path of this site or an address on another. */
const newAddress = address.refine((url) => !url.startsWith('#'), {
  error: 'a hash alone leads nowhere from another page',
});

const redirect = z.strictObject({
  from: oldAddress,
  to: newAddress,
  /** `permanent` (308) tells search engines to forget the old address; `temporary` (307) to keep it. */
  kind: z.enum(['permanent', 'temporary']).default('permanent'),
});

/** What a brand writes: one old address and where it leads. */
export type RedirectInput = z.input<typeof redirect>;
/** The same, complete. */
export type Redirect = z.output<typeof redirect>;

const stripFinalSlash = (path: string): string => path.replace(/\/$/, '');

/** Parameters that an address names. */
const getParameterNames = (path: string): string[] => [...path.matchAll(/:([a-z]+)/gi)].map(([, name]) => name ?? '');

/** What one redirect can be compared with another by. */
const comparable = z.array(z.object({ from: z.string(), to: z.string() }));

const list = z.array(redirect).superRefine(
  (redirects, context) => {
    const first = new Map<string, number>();
    const fault = (index: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    redirects.forEach(({ from }, index) => {
      const earlier = first.get(stripFinalSlash(from));
      if (earlier === undefined) first.set(stripFinalSlash(from), index);
      else fault(index, 'from', `${from} is already number ${earlier}: only the first would ever answer`);
    });
    redirects.forEach(({ from, to }, index) => {
      const onward = first.get(stripFinalSlash(to.split(/[?#]/, 1)[0] ?? ''));
      if (onward === index) fault(index, 'to', 'it leads to itself, for ever');
      else if (onward !== undefined)
        fault(index, 'to', `${to} is redirected itself: lead straight to ${redirects[onward]?.to}`);
      const unknown = to.startsWith('/')
        ? getParameterNames(to).filter((name) => !getParameterNames(from).includes(name))
        : [];
      if (unknown.length > 0) fault(index, 'to', `:${unknown.join(', :')} is not in ${from}`);
    });
  },
  // A redirect of another shape hides nothing of what is wrong between the others.
  { when: ({ value }) => comparable.safeParse(value).success },
);

/**
 * A brand's redirects. Throws one error that lists every fault: a shape that is wrong, an address twice,
 * a redirect that leads to a redirect.
 * @example export const redirects = defineRedirects([{ from: '/about/', to: '/static/about-us/' }])
 */
export const defineRedirects = (input: readonly RedirectInput[]): readonly Redirect[] => {
  const parsed = list.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    "The redirects cannot be used. Mend them in the brand's redirects.ts:",
    formatIssues(parsed.error.issues),
    { cause: parsed.error },
  );
};
