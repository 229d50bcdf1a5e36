import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { variables } from '../lib/env.ts';
import { root } from '../lib/paths.ts';
import { readPackages } from '../lib/workspace.ts';

export type RepositoryCopy = {
  folder: string;
  /** The copy's data directory, with its database if it has one. */
  dataDir: string;
  /** Runs a script of the copy without a terminal. */
  run: (
    script: string,
    args: readonly string[],
    env?: Record<string, string>,
  ) => { code: number | null; output: string };
  /** What `git status` lists, a line a file. */
  status: () => string;
  environment: Record<string, string | undefined>;
  close: () => void;
};

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Folders of packages have links to their packages, relative to the root: the copy's links lead to the copy. */
const linkPackages = (folder: string, packages: 'link' | 'files'): void => {
  if (packages === 'link') symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Hard links take seconds and no space.
  else execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')]);
  for (const { folder: parent } of readPackages()) {
    const source = path.join(parent, 'node_modules');
    const target = path.join(folder, path.relative(root, parent));
    if (existsSync(source) && existsSync(target))
      cpSync(source, path.join(target, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !/node_modules\/\.(vite|cache)/.test(file),
      });
  }
};

/** Copies the repository as one commit. `packages`: a link, or hard links for bundlers, which stay inside. */
export const copyRepository = ({ packages = 'link' }: { packages?: 'link' | 'files' } = {}): RepositoryCopy => {
  // Hard links need the file system of the repository.
  const folder = mkdtempSync(path.join(packages === 'link' ? tmpdir() : path.dirname(root), 'masthead-copy-'));
  const files = [
    ...git(root, 'ls-files', '-coz', '--exclude-standard').split('\0').filter(Boolean),
    ...globSync('{apps,packages}/*/src/**/*.generated.ts', { cwd: root }),
  ];
  for (const file of files) {
    if (!existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  linkPackages(folder, packages);
  git(folder, 'init', '--quiet');
  // The repository ignores the folder `node_modules`, not a link of that name.
  git(folder, 'config', 'core.excludesFile', path.join(folder, '.git/excluded'));
  execFileSync('sh', ['-c', 'echo node_modules > .git/excluded'], { cwd: folder });
  git(folder, '-c', 'core.compression=0', 'add', '--all');
  git(folder, '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Start');
  const dataDir = path.join(folder, '.data');
  const environment = {
    ...variables,
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    PROVIDER_PORT: '4797',
    // The processes load the same modules.
    NODE_COMPILE_CACHE: path.join(folder, '.git/node-cache'),
  };
  return {
    folder,
    dataDir,
    environment,
    run: (script, args, env = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, script), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...environment, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return { code: status, output: `${stdout}${stderr}` };
    },
    status: () => git(folder, 'status', '--porcelain'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};
