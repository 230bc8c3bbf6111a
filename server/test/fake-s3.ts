import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 {
  endpoint: string;
  /** What lies in it, by `bucket/key`. */
  objects: Map<string, Buffer>;
  close(): void;
}

/**
 * An object store on a real socket that speaks as much of S3 as we use: PUT, GET and DELETE of an
 * object by path, for whoever signs with `keyId`.
 */
export async function startFakeS3(keyId: string): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    const body = await buffer(request);
    const name = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname.slice(1));
    const signature = `AWS4-HMAC-SHA256 Credential=${keyId}/`;
    if (!request.headers.authorization?.startsWith(signature)) return refuse(403, 'AccessDenied');
    if (request.method === 'PUT') {
      objects.set(name, body);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const found = objects.get(name);
    return found ? response.writeHead(200).end(found) : refuse(404, 'NoSuchKey');
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
