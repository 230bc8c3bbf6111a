/**
 * Who may call what: the statuses that the endpoints answer when they are given something of one
 * person's. `self` is that person; `someoneElse`, `admin` (not the owner) and `owner` name the first
 * one's things. What an endpoint's `access` settles is not written here: without a session 401, and
 * 403 for those whose standing is too low. An endpoint that names nothing answers everybody about
 * themselves.
 */
export type Role = 'signedOut' | 'self' | 'someoneElse' | 'admin' | 'owner';

/** For endpoints that everybody may call, and for those that know who calls. */
type Open = Record<Role, number>;
/** For endpoints that want a session. */
type Signed = Omit<Open, 'signedOut'>;
type Admin = Pick<Open, 'admin' | 'owner'>;
type Owner = Pick<Open, 'owner'>;

const own = (status: number): Signed => ({
  self: status,
  someoneElse: status,
  admin: status,
  owner: status,
});

/** The answer is for the person alone: to everybody else there is no such thing. */
const theirs = (status: number): Signed => ({ ...own(404), self: status });

const everybody = (status: number): Open => ({ ...own(status), signedOut: status });

export const WHO_MAY: Record<string, Open | Signed | Admin | Owner> = {
  'site.health': everybody(200),
  'site.info': everybody(200),

  // The first one's name is taken.
  'accounts.register': { ...everybody(409), self: 201 },
  // Without the password.
  'accounts.login': { ...everybody(401), self: 200 },
  'accounts.logout': everybody(200),
  // The cookie is the first one's browser's.
  'accounts.refresh': { ...everybody(401), self: 200 },
  'accounts.me': own(200),
  'accounts.sessions': own(200),
  'accounts.endSession': theirs(200),
  'accounts.changePassword': own(200),
  // Alike for everybody; 409 because no mail is set up here.
  'accounts.forgotPassword': everybody(409),
  // With a forged token.
  'accounts.resetPassword': { ...everybody(400), self: 200 },
  'accounts.betaStatus': own(200),
  'accounts.adminCheck': own(200),

  // A list narrowed to somebody else's folder is empty, as to one that is not there.
  'entries.list': own(200),
  'entries.search': own(200),
  'entries.get': theirs(200),
  'entries.create': theirs(201),
  'entries.update': theirs(200),
  'entries.remove': theirs(200),
  'entries.pin': theirs(200),
  'entries.move': theirs(200),
  'entries.download': theirs(200),
  'entries.count': own(200),

  'folders.list': own(200),
  'folders.create': own(201),
  'folders.update': theirs(200),
  'folders.remove': theirs(200),

  'tags.list': own(200),
  'tags.create': own(201),
  'tags.update': theirs(200),
  'tags.remove': theirs(200),

  'progression.progress': own(200),
  'progression.setTheme': own(200),
  'progression.checkLevel': own(200),
  'progression.stats': own(200),
  'progression.badges': own(200),
  'quests.today': own(200),
  // The day's quest is the same for everybody; who accepted it is not.
  'quests.accept': own(200),
  'quests.complete': { ...own(409), self: 200 },
  'progression.setLevel': { owner: 200 },
  'progression.giftXp': { admin: 200, owner: 200 },
  'progression.fixLevels': { admin: 200, owner: 200 },

  'growth.metrics': own(200),
  'growth.year': own(200),
  'growth.moods': own(200),
  'growth.analysis': own(200),
  'growth.habits': own(200),
  'growth.onThisDay': own(200),

  'guide.analyze': theirs(200),
  // A week or month without pages of one's own has nothing to reflect on.
  'guide.weekly': theirs(200),
  'guide.monthly': theirs(200),
  'guide.consult': own(200),
  'guide.helplines': everybody(200),
  'guide.settings': own(200),
  'guide.setConsent': own(200),
  'guide.setFolder': theirs(200),
  'guide.entrySetting': theirs(200),
  'guide.setEntry': theirs(200),
  'guide.sent': own(200),
  'guide.test': { admin: 200, owner: 200 },

  'profile.settings': own(200),
  'profile.saveSettings': own(200),
  'profile.update': own(200),
  'export.url': own(200),
  // With a forged token.
  'export.download': { ...everybody(404), self: 200 },

  'insights.list': own(200),
  'insights.stats': own(200),
  'insights.get': theirs(200),
  'insights.create': theirs(201),
  'insights.update': theirs(200),
  'insights.remove': theirs(200),

  'goals.list': own(200),
  'goals.create': own(201),
  'goals.update': theirs(200),
  'goals.remove': theirs(200),
  'goals.addMilestone': theirs(201),
  'goals.updateMilestone': theirs(200),
  'goals.removeMilestone': theirs(200),
  'goals.addNote': theirs(201),
  'goals.removeNote': theirs(200),

  'questionnaire.analyse': everybody(200),
  'questionnaire.latest': own(200),
  'questionnaire.complete': own(200),

  'contact.send': everybody(201),
};
