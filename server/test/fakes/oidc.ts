import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody whom the provider knows; `sub` is what they are known by. */
export interface Member {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
  given_name?: string;
}

const CLIENT = { id: 'pathkeeper', secret: 'a secret between the two of them' };

/** A certified provider of OpenID Connect over HTTP, which asks nobody for a password. */
export async function startOidc(publicUrl: string) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const members = new Map<string, Member>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [new URL('/login/return', publicUrl).href],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'given_name', 'family_name'],
    },
    // Whoever forgets it is refused by the provider too.
    pkce: { required: () => true },
    cookies: { keys: ['a key of the cookies'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => {
      const member = members.get(sub);
      return member && { accountId: sub, claims: async () => ({ ...member }) };
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  let inTheMiddle: Member | null = null;
  // Whoever sits between the two puts somebody else's claims under the signature of the provider.
  provider.use(async (exchange, next) => {
    await next();
    const { body } = exchange as { body: { id_token?: string } };
    if (inTheMiddle === null || typeof body?.id_token !== 'string') return;
    const [head, claims = '', signature] = body.id_token.split('.');
    const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...inTheMiddle };
    const forged = Buffer.from(JSON.stringify(changed)).toString('base64url');
    exchange.body = { ...body, id_token: [head, forged, signature].join('.') };
  });
  const answer = provider.callback();
  let present = '';
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      const result = present ? { login: { accountId: present } } : { error: 'access_denied' };
      void provider.interactionFinished(request, response, result);
    } else {
      void answer(request, response);
    }
  });

  /** What a browser that is sent to `address` comes back with; null for somebody who refuses there. */
  async function signInAt(address: string, member: Member | null): Promise<string> {
    if (member) members.set(member.sub, member);
    present = member?.sub ?? '';
    const cookies = new Map<string, string>();
    let at = address;
    for (let hops = 0; hops < 10; hops++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const set of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const location = reply.headers.get('location');
      if (!location) throw new Error(`The provider answered ${reply.status}.`);
      at = new URL(location, at).href;
      if (at.startsWith(publicUrl)) return new URL(at).search.slice(1);
    }
    throw new Error('The provider led in a circle.');
  }

  return {
    signInAt,
    /** From now on everybody who comes back is said to be this one, by a token that is not signed anew. */
    tamper(member: Member | null) {
      inTheMiddle = member;
    },
    env: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'The Lodge',
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
