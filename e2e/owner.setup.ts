import { expect, request } from '@playwright/test';
import { OWNER } from './fixtures.ts';

/**
 * Opens the owner's account before any journey begins: the first to register is the owner. The vision
 * tools are then open to everyone, so that journeys need no administrators.
 */
export default async function openOwner(): Promise<void> {
  const api = await request.newContext({
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
  });
  const { username, password } = OWNER;
  const reply = await api.post('/api/register', {
    data: { username, email: 'owner@example.org', password, confirmPassword: password },
  });
  expect(reply.status()).toBe(201);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  const settings = await api.patch('/api/admin/settings', {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: { visionAccess: 'everyone' },
  });
  expect(settings.status()).toBe(200);
  await api.dispose();
}
