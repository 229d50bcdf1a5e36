import { getPreviewOrigins, type Brand, type Env } from '@masthead/config';
import { firstValue, type QueryParameters } from '../../routing/match';
import type { Editor } from '@masthead/next-runtime/editor';

/** What the parameters `preview` and `nocache` ask for (SPEC §2.6, §7.1). */
export type Mode = {
  /** Another endpoint in place of the content service; `forbidden` without an editor's identity, `refused` for an origin that is not on the brand's list. */
  preview:
    | { kind: 'none' }
    | { kind: 'endpoint'; address: string }
    | { kind: 'forbidden'; reason: Extract<Editor, { kind: 'none' }>['reason'] }
    | { kind: 'refused' };
  /** Whether kept answers may be given. */
  caches: 'use' | 'skip';
};

const getPreview = (value: string | undefined, origins: readonly string[], editor: Editor): Mode['preview'] => {
  if (!value) return { kind: 'none' };
  if (editor.kind === 'none') return { kind: 'forbidden', reason: editor.reason };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // An address with a name and password in it has an allowed origin too, and is nothing that an editor writes.
  const allowed = url && origins.includes(url.origin) && url.username === '' && url.password === '';
  return allowed ? { kind: 'endpoint', address: url.href } : { kind: 'refused' };
};

type ModeEnv = Pick<Env, 'DEPLOYMENT' | 'GRAPHQL_URL'>;

/** Decision 30: `preview` and `nocache` require an editor's identity. On a developer's machine `nocache` does not. */
export const getMode = (
  query: QueryParameters,
  { brand, env, editor }: { brand: Pick<Brand, 'previewOrigins'>; env: ModeEnv; editor: Editor },
): Mode => {
  const maySkip = editor.kind !== 'none' || env.DEPLOYMENT === 'development';
  return {
    preview: getPreview(firstValue(query.preview), getPreviewOrigins(brand, env), editor),
    caches: firstValue(query.nocache) && maySkip ? 'skip' : 'use',
  };
};
