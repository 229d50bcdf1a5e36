import type { Brand } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import { env } from '../../env';
import { createSigner } from '@masthead/next-runtime/editor';
import { DevtoolsFrame } from './DevtoolsFrame';
import * as styles from './devtools.css';
import { toolPaths } from '../../shell/toolPaths';

const { build, application, package: packageVersion } = limits.version;

/** `/devtools/` (§2.1): the tools and the configuration of this process, without secrets. */
export const ToolsScreen = ({ brand }: { brand: Brand }) => (
  <DevtoolsFrame
    brand={brand}
    path={toolPaths.home}
    title="Developer tools"
    description="Only outside production. In production these addresses do not exist."
  >
    <ul className={styles.list}>
      <li>
        <a href={toolPaths.fetch}>Fetch</a>: run any operation of the content service, with its time and the state of
        the cache.
      </li>
      <li>
        <a href={toolPaths.routes}>Routes</a>: the route table, with a filter.
      </li>
      <li>
        <a href="/?nocache=1">The home page past every cache</a>: <code>nocache=1</code> works on every page, elsewhere
        than in development for editors only.
      </li>
      <li>
        <a href="/healthcheck/">Health</a>: whether this process lives and reaches its content.
      </li>
    </ul>
    <dl className={styles.facts}>
      <dt>Brand</dt>
      <dd>
        {brand.name} ({brand.key}), site {brand.site}
      </dd>
      <dt>Deployment</dt>
      <dd>{env.DEPLOYMENT}</dd>
      <dt>Content service</dt>
      <dd>{new URL(env.GRAPHQL_URL).origin}</dd>
      <dt>Shared cache</dt>
      <dd>{env.REDIS_URL ? 'Redis' : 'memory and disk of this machine'}</dd>
      <dt>Preview origins</dt>
      <dd>{brand.previewOrigins.join(', ') || 'none'}</dd>
      <dt>Internal users</dt>
      <dd>{env.INTERNAL_USER_KEY ? 'have a key' : 'none: INTERNAL_USER_KEY is not set'}</dd>
      <dt>Preview tokens</dt>
      <dd>{createSigner(env) ? `are valid for ${createSigner(env)?.siteOrigin}` : 'none: PREVIEW_KEY is not set'}</dd>
      <dt>Version</dt>
      <dd>
        {application} (package {packageVersion}, build {build}), Node {process.version}
      </dd>
    </dl>
  </DevtoolsFrame>
);
