import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { listDeployFiles, readYaml } from './files.ts';

type Manifest = { kind: string; apiVersion: string; metadata: { name: string }; spec?: Record<string, unknown> };
type Container = { securityContext: Record<string, unknown>; image: string };
type PodSpec = Record<string, unknown> & { containers: readonly Container[] };

type Deployment = { spec: { template: { spec: PodSpec } } };

const files = listDeployFiles('kubernetes', '.yaml').filter((name) => !name.endsWith('kustomization.yaml'));
const manifests = files.flatMap((name) => readYaml(name) as readonly Manifest[]);

const modules: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'networking.k8s.io/v1': 'networking/v1',
};

test('manifests have the fields and types of the Kubernetes API', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(inRoot('scripts/deployment/manifests-'));
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
    files.filter((name) => !name.includes('example')).toSorted(),
  );
});

test.each(['site', 'provider'])('pods of the %s are hardened, and a disruption leaves one', (name) => {
  const find = (kind: string): Manifest | undefined =>
    manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  const { spec } = (find('Deployment') as unknown as Deployment).spec.template;
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
  expect(find('PodDisruptionBudget')?.spec).toMatchObject({
    minAvailable: 1,
    selector: { matchLabels: { app: name } },
  });
  expect(find('HorizontalPodAutoscaler')?.spec).toMatchObject({ minReplicas: 2, scaleTargetRef: { name } });
  expect(find('NetworkPolicy')?.spec).toMatchObject({ policyTypes: ['Ingress'] });
});
