// The least that an answer over HTTP costs: node:http and the driver, no framework and no rules. A
// lower bound for the overhead of every server.
import { createServer } from 'node:http';
import postgres from 'postgres';
import { bareDriver } from './driver.ts';

const { connection, userId } = JSON.parse(process.env.MINIMAL_SERVER as string) as {
  connection: postgres.Options<Record<string, never>>;
  userId: number;
};
const bare = bareDriver(postgres({ ...connection, max: 1 }), userId);

const server = createServer((request, response) => {
  const id = /\d+$/.exec(request.url ?? '')?.[0];
  void (id ? bare.detail(Number(id)) : bare.list()).then((rows) => {
    const body = JSON.stringify(rows);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
