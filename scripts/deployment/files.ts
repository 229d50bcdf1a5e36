import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { inRoot } from '../lib/paths.ts';

/** Text of a file in `deploy/`. */
export const readDeployFile = (name: string): string => readFileSync(inRoot('deploy', name), 'utf8');

/** Names of the files of a folder in `deploy/` with an extension. */
export const listDeployFiles = (folder: string, extension: string): readonly string[] =>
  readdirSync(inRoot('deploy', folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));

/** The documents of a YAML file. Throws on a syntax error. */
export const readYaml = (name: string): readonly unknown[] =>
  parseAllDocuments(readDeployFile(name), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${name} is no YAML`, { cause: document.errors[0] });
    return document.toJS() as unknown;
  });

/** Whether a path exists in the repository. `*` and `${…}` stand for any name and are not checked. */
export const existsInRepository = (name: string): boolean =>
  /[*$]/.test(name) || existsSync(inRoot(...name.split('/').filter((part) => part !== '' && part !== '.')));
