import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { listDeployFiles, readYaml } from './files.ts';

type Manifest = {
  kind: string;
  apiVersion: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec?: Record<string, unknown>;
};
type Container = { securityContext: Record<string, unknown>; image: string };
type PodSpec = Record<string, unknown> & { containers: readonly Container[] };

type Deployment = { spec: { template: { spec: PodSpec } } };

const listManifests = (folder: string): readonly string[] =>
  listDeployFiles(folder, '.yaml').filter((name) => !name.endsWith('kustomization.yaml'));
const base = listManifests('kubernetes');
const files = [...base, ...listManifests('kubernetes/search')];
const manifests = files.flatMap((name) => readYaml(name) as readonly Manifest[]);

const modules: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'networking.k8s.io/v1': 'networking/v1',
};

test('manifests have the fields and types of the Kubernetes API', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(inRoot('scripts/node_modules/manifests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'manifests.ts');
  writeFileSync(
    file,
    manifests
      .map(
        (manifest, index) =>
          `export const m${index}: import('kubernetes-types/${modules[manifest.apiVersion]}').${manifest.kind} = ${JSON.stringify(manifest)};`,
      )
      .join('\n'),
  );
  const { status, stdout } = spawnSync(
    inRoot('node_modules/.bin/tsc'),
    [
      '--noEmit',
      '--strict',
      '--ignoreConfig',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--skipLibCheck',
      file,
    ],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([0, '']);
});

test('kustomization.yaml names every manifest except the example of secrets', () => {
  const [{ resources }] = readYaml('kubernetes/kustomization.yaml') as [{ resources: readonly string[] }];
  expect(resources.map((name) => `kubernetes/${name}`).toSorted()).toEqual(
    base.filter((name) => !name.includes('example')).toSorted(),
  );
});

test('a reader stays with one pod, because pods of two builds have different scripts', () => {
  expect(manifests.find(({ kind }) => kind === 'Ingress')?.metadata.annotations).toMatchObject({
    'nginx.ingress.kubernetes.io/upstream-hash-by': '$binary_remote_addr',
  });
});

const find = (kind: string, name: string): Manifest | undefined =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);

test.each([
  ['site', 'Deployment'],
  ['provider', 'Deployment'],
  ['search', 'StatefulSet'],
])('pods of the %s are hardened', (name, kind) => {
  const { spec } = (find(kind, name) as unknown as Deployment).spec.template;
  expect(spec).toMatchObject({
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true },
  });
  for (const container of spec.containers)
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  expect(find('NetworkPolicy', name)?.spec).toMatchObject({ policyTypes: ['Ingress'] });
});

test('a site has no secret of the providers', () => {
  const secrets = readYaml('kubernetes/secret.example.yaml') as readonly (Manifest & { stringData: object })[];
  const getKeys = (name: string): readonly string[] => {
    const [{ envFrom }] = (find('Deployment', name) as unknown as Deployment).spec.template.spec
      .containers as unknown as [{ envFrom: readonly { secretRef?: { name: string } }[] }];
    const names = new Set(envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []));
    return secrets
      .filter(({ metadata }) => names.has(metadata.name))
      .flatMap(({ stringData }) => Object.keys(stringData))
      .toSorted();
  };
  expect(getKeys('site')).toEqual(['REDIS_URL', 'REVALIDATE_SECRET']);
  expect(getKeys('provider')).toEqual(['CUSTOMER_ID_KEYS', 'DATABASE_URL', 'REVALIDATE_SECRET', 'SMTP_URL']);
});

test.each(['site', 'provider'])('a disruption leaves a pod of the %s', (name) => {
  expect(find('PodDisruptionBudget', name)?.spec).toMatchObject({
    minAvailable: 1,
    selector: { matchLabels: { app: name } },
  });
  expect(find('HorizontalPodAutoscaler', name)?.spec).toMatchObject({ minReplicas: 2, scaleTargetRef: { name } });
});
