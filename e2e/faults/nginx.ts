/** Ports of the servers behind nginx, and its own. */
export type Ports = { site: number; provider: number; sites: readonly number[]; providers: readonly number[] };

const upstream = (name: string, ports: readonly number[]): string =>
  `upstream ${name} {\n${ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')}\n    keepalive 32;\n  }`;

const server = (port: number, name: string, readTimeout: string, retried: string): string => `server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 1s;
      proxy_read_timeout ${readTimeout};
      proxy_next_upstream ${retried};
      proxy_next_upstream_tries 2;
    }
  }`;

/**
 * The configuration of nginx in front of both sites and both providers, without a cache, so that every request reaches
 * a site. Requests of sites to a provider only read, so they may be sent twice.
 */
export const writeNginxConfig = (folder: string, { site, provider, sites, providers }: Ports): string => `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  large_client_header_buffers 4 160k;
  # The headers of a page have its content security policy and preloads.
  proxy_buffer_size 64k;
  proxy_buffers 8 64k;
  proxy_busy_buffers_size 128k;
  ${upstream('sites', sites)}
  ${upstream('providers', providers)}
  ${server(site, 'sites', '20s', 'error timeout http_502 http_503')}
  ${server(provider, 'providers', '3s', 'error timeout non_idempotent http_502 http_503')}
}
`;
