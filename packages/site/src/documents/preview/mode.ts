import { getPreviewOrigins, type Brand, type Env } from '@masthead/config';
import type { QueryParameters } from '../../routing/match';
import { firstValue } from '../../routing/parameters';
import type { Editor } from '@masthead/next-runtime/editor';

/** The effect of the parameters `preview` and `nocache` on a request (§2.6, §7.1). */
export type Mode = {
  /** The endpoint of the content service; `forbidden` without identity, `refused` for an unlisted origin. */
  preview:
    | { kind: 'none' }
    | { kind: 'endpoint'; address: string }
    | { kind: 'forbidden'; reason: Extract<Editor, { kind: 'none' }>['reason'] }
    | { kind: 'refused' };
  caches: 'use' | 'skip';
};

const getPreview = (value: string | undefined, origins: readonly string[], editor: Editor): Mode['preview'] => {
  if (!value) return { kind: 'none' };
  if (editor.kind === 'none') return { kind: 'forbidden', reason: editor.reason };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // `origin` ignores credentials in the URL; editors' URLs have none.
  const allowed = url && origins.includes(url.origin) && url.username === '' && url.password === '';
  return allowed ? { kind: 'endpoint', address: url.href } : { kind: 'refused' };
};

type ModeEnv = Pick<Env, 'DEPLOYMENT' | 'GRAPHQL_URL'>;

/** `preview` and `nocache` require an editor's identity (decision 30), except `nocache` in development. */
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
