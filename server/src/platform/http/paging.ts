import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../database/paging.ts';

/** Answers the items and names the next page in a Link header (D11). */
export function sendPage<T>(request: FastifyRequest, reply: FastifyReply, page: Page<T>): T[] {
  if (page.next !== null) {
    const url = new URL(request.url, 'http://self');
    url.searchParams.set('cursor', page.next);
    void reply.header('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page.items;
}
