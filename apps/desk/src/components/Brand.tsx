import type { ServerProps } from 'payload';
import { env, publications } from '../env.ts';
import { text, translate } from '../labels.ts';

/** The names of publications, in their colors. */
export const PublicationNames = ({ keys }: { keys: readonly string[] }) =>
  publications
    .filter(({ key }) => keys.includes(key))
    .map(({ key, name, accent }) => (
      <strong key={key} style={{ borderColor: accent }}>
        {name}
      </strong>
    ));

/** All publications: above the sign-in. */
export const Logo = () => (
  <div className="desk-logo">
    <PublicationNames keys={publications.map(({ key }) => key)} />
  </div>
);

/** The mark at the start of the navigation. */
export const Icon = () => (
  <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
    <path d="M2 3h16v4H2zm0 6h7v8H2zm9 0h7v2h-7zm0 3h7v2h-7zm0 3h7v2h-7z" fill={publications[0]?.accent} />
  </svg>
);

/** The sign-in by the identity provider, where there is one. */
export const SignIn = ({ i18n }: ServerProps) =>
  env.oidc ? (
    <a className="btn btn--style-primary btn--size-large desk-sign-in" href="/api/users/oidc">
      {translate(i18n, text('signIn'))}
    </a>
  ) : null;
