import { expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';
import { done } from './shapes.ts';

const call = { method: 'GET', path: '/api/harbour', summary: 'A call', response: done } as const;

it('an endpoint that visitors may call has to say whose words it answers with', () => {
  // @ts-expect-error visibility: 'Say “own” or “public”: may the answer hold what other people wrote?'
  endpoint({ ...call, access: 'public' });
  // @ts-expect-error the same where whoever is signed in is known
  endpoint({ ...call, access: 'anyone' });
  expect(endpoint({ ...call, access: 'public', visibility: 'public' }).visibility).toBe('public');
});

it('one for people with a session answers with the caller’s own, unless it says otherwise', () => {
  expect(endpoint({ ...call, access: 'user' })).not.toHaveProperty('visibility');
  expect(endpoint({ ...call, access: 'user', visibility: 'public' }).visibility).toBe('public');
});
