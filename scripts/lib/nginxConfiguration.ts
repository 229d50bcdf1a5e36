import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.ts';

/** Writes the configuration of `deploy/nginx` into a folder. Returns the file for `nginx -c`. */
export const writeNginxConfiguration = (folder: string, port: number, sitePorts: readonly [number, number]): string => {
  cpSync(inRoot('deploy/nginx'), path.join(folder, 'masthead'), { recursive: true });
  const published = path.join(folder, 'static');
  for (const name of readdirSync(path.join(folder, 'masthead'))) {
    const file = path.join(folder, 'masthead', name);
    const text = readFileSync(file, 'utf8')
      .replaceAll('/var/cache/nginx', path.join(folder, 'cache'))
      .replaceAll('/var/lib/masthead-static', published)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePorts[0]}`)
      .replaceAll('127.0.0.1:3010', `127.0.0.1:${sitePorts[1]}`);
    writeFileSync(file, text);
  }
  for (const name of ['cache', 'temporary', 'static']) mkdirSync(path.join(folder, name), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${path.join(folder, 'temporary', kind)};`)
    .join('\n');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    // Root starts workers as another user, who may not read this folder.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
${temporary}
access_log off;
include masthead/masthead.conf;
include masthead/upstreams.conf;
server { listen 127.0.0.1:${port}; server_name localhost; include masthead/site.conf; }
}
`,
  );
  return file;
};
