import { expect, request } from '@playwright/test';
import { OWNER } from './fixtures.ts';

/** Opens the owner's account before any journey begins: the first to register is the owner. */
export default async function openOwner(): Promise<void> {
  const api = await request.newContext({
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
  });
  const { username, password } = OWNER;
  const reply = await api.post('/api/register', {
    data: { username, email: 'owner@example.org', password, confirmPassword: password },
  });
  expect(reply.status()).toBe(201);
  await api.dispose();
}
