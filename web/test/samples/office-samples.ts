import type {
  AdminEvent,
  AdminHealth,
  AdminSecurityEvent,
  AdminSettings,
  AdminUser,
  Invitation,
} from '@pathkeeper/contract';
import { SAMPLE_INSTANT, sampleId } from './samples.ts';

export const anAdminUser = (own: Partial<AdminUser> = {}): AdminUser => ({
  id: sampleId(),
  username: 'kofi',
  email: 'kofi@example.org',
  role: 'user',
  isOwner: false,
  createdAt: SAMPLE_INSTANT,
  ...own,
});

export const OFFICE_SETTINGS: AdminSettings = {
  registration: 'invite',
  levelGates: 'enforced',
  reportsToHide: 3,
  visionAccess: 'admins',
  publicUrl: 'https://journal.example.org',
  fixed: [],
  ownerOnly: ['publicUrl'],
};

export const anInvitation = (own: Partial<Invitation> = {}): Invitation => ({
  id: sampleId(),
  note: 'for the reading circle',
  createdAt: SAMPLE_INSTANT,
  createdBy: 'ines',
  expiresAt: SAMPLE_INSTANT,
  state: 'open',
  usedBy: null,
  usedAt: null,
  ...own,
});

export const anAct = (own: Partial<AdminEvent> = {}): AdminEvent => ({
  id: sampleId(),
  at: SAMPLE_INSTANT,
  area: 'accounts',
  actor: { id: 2, username: 'ines' },
  action: 'role',
  subject: { kind: 'person', id: 3, number: null, name: 'kofi' },
  details: { before: { role: 'user' }, after: { role: 'admin' }, reason: null },
  ...own,
});

/** A wrong password at somebody's door. */
export const aKnock = (own: Partial<AdminSecurityEvent> = {}): AdminSecurityEvent => ({
  ...{ id: sampleId(), at: SAMPLE_INSTANT, kind: 'sign-in-failed', address: '192.0.2.9' },
  person: { id: 3, username: 'kofi' },
  ...own,
});

/** An installation that is well and sends mail. */
export const HEALTH: AdminHealth = {
  version: '1.4.2',
  commit: 'c1a73be00',
  startedAt: SAMPLE_INSTANT,
  database: { builtIn: true, version: '18.4', answersIn: 2, bytes: 412_000_000 },
  mail: {
    isOn: true,
    relay: 'smtp.post.example:587',
    sender: 'keeper@example.org',
    waiting: 0,
    lastSentAt: SAMPLE_INSTANT,
    lastFailedAt: null,
  },
  guide: { kind: 'built-in', name: 'Built-in guide', host: null },
  storage: {
    disk: { total: 80_000_000_000, free: 60_600_000_000 },
    files: 2918,
    fileBytes: 1_300_000_000,
    bucket: null,
  },
  backup: { at: SAMPLE_INSTANT, bytes: 1_700_000_000, kept: 14 },
  jobs: [{ name: 'end suspensions', lastRunAt: SAMPLE_INSTANT, took: 12, failure: null }],
  payments: { isOn: false },
};
