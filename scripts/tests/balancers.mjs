// What stands before several processes of the application: each request goes to the next of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Our own, of a few lines, which needs nothing installed.
 * @param {number} port where it listens
 * @param {number[]} ports of the processes
 * @returns {Promise<() => Promise<void>>} what closes it
 */
export async function openBalancer(port, ports) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, url, headers, socket } = incoming;
    const onward = request({
      ...{ host: '127.0.0.1', port: ports[turn % ports.length], method, path: url, agent },
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
    });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await once(balancer.listen(port, '127.0.0.1'), 'listening');
  return async () => {
    balancer.close();
    balancer.closeAllConnections();
  };
}

/**
 * nginx, which has to be installed, as docs/operating.md says to set it up.
 * @type {typeof openBalancer}
 */
export async function openNginx(port, ports) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathkeeper-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(folder, port, ports));
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  return async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
}

/**
 * @param {string} folder for what it stores
 * @param {number} port
 * @param {number[]} ports
 */
const nginxConfiguration = (folder, port, ports) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`).join('\n  ')}
  upstream pathkeeper {
    ${ports.map((each) => `server 127.0.0.1:${each};`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 8m;
    location / {
      proxy_pass http://pathkeeper;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`;
