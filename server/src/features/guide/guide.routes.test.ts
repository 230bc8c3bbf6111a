import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const HARBOUR =
  'The four-o’clock boat went out without me today, and for once I did not stand on the quay feeling robbed. I had said I would finish the drawings for the breakwater before dark, and I did.\n\nTomas rang while I was washing the pens. He asked how I was and I said fine, in the voice I use for customs officers. Then I heard myself say that I was not fine, that I had been tired since August, and that I missed him.';

async function write(person: Caller, content: string, tags: string[] = []) {
  const { body } = await person.call(api.entries.create, {
    body: { content, tags, mood: 'content' },
  });
  return body.id;
}

const reflect = (person: Caller, id: number) => person.call(api.guide.analyze, { params: { id } });

describe('a reflection on an entry', () => {
  it('quotes the entry to the letter, asks one question and stays beside the entry', async () => {
    const person = await test.person();
    const written = { content: HARBOUR, tags: [], mood: 'content' as const };
    const { id } = (await person.call(api.entries.create, { body: written })).body;
    const { status, body } = await reflect(person, id);
    expect(status).toBe(200);
    expect(body.safety).toBeNull();
    const reflection = body.entry.aiReflection;
    expect(reflection?.insights.length).toBeGreaterThan(0);
    expect(reflection?.reflectionQuestion).toMatch(/\?$/);
    expect(reflection?.quotes.length).toBeGreaterThan(0);
    for (const quote of reflection?.quotes ?? []) {
      expect(quote.entryId).toBe(id);
      expect(HARBOUR).toContain(quote.text);
    }
    const { body: entry } = await person.call(api.entries.get, { params: { id } });
    expect(entry.aiReflection).toEqual(reflection);
  });

  it('remembers an earlier page on the same subject, with its date', async () => {
    const person = await test.person();
    test.clock.set('2026-03-03T20:00:00Z');
    const march = await write(
      person,
      'If I were braver I would ring Tomas and say less and mean it. The harbour was empty tonight.',
      ['Tomas', 'harbour'],
    );
    test.clock.set('2026-11-21T22:40:00Z');
    const id = await write(person, HARBOUR, ['Tomas', 'harbour']);
    const { body } = await reflect(person, id);
    const earlier = body.entry.aiReflection?.quotes.filter(({ entryId }) => entryId === march);
    expect(earlier?.[0]).toMatchObject({ localDate: '2026-03-03' });
  });

  it('does not invent where there is next to nothing to read', async () => {
    const person = await test.person();
    for (const content of ['Rain.', '🌧️🌧️🙂', '今日は海まで歩いた。風が冷たかった。']) {
      const { status, body } = await reflect(person, await write(person, content));
      expect(status).toBe(200);
      expect(body.entry.aiReflection?.insights.join(' ')).not.toBe('');
      for (const quote of body.entry.aiReflection?.quotes ?? []) {
        expect(content).toContain(quote.text);
      }
    }
  });

  it('is made of the longest page there can be', async () => {
    const person = await test.person();
    const long = `${HARBOUR} `.repeat(300).slice(0, 99_990);
    const { status, body } = await reflect(person, await write(person, long));
    expect(status).toBe(200);
    for (const quote of body.entry.aiReflection?.quotes ?? []) expect(long).toContain(quote.text);
  });

  it('loses whatever quotes words that an edit took away', async () => {
    const person = await test.person();
    const id = await write(person, HARBOUR);
    await reflect(person, id);
    const content = 'All of it crossed out.';
    const edited = await person.call(api.entries.update, { params: { id }, body: { content } });
    const left = JSON.stringify(edited.body.aiReflection);
    for (const [, words = ''] of left.matchAll(/“([^”]+)”/g)) expect(content).toContain(words);
    expect(edited.body.aiReflection?.quotes ?? []).toEqual([]);
  });

  it('loses what it quotes of another page once that page is deleted', async () => {
    const person = await test.person();
    test.clock.set('2026-03-03T20:00:00Z');
    const line = 'If I were braver I would ring Tomas and say less and mean it.';
    const march = await write(person, `${line} The harbour was empty.`, ['Tomas', 'harbour']);
    test.clock.set('2026-11-21T22:40:00Z');
    const id = await write(person, HARBOUR, ['Tomas', 'harbour']);
    const { body } = await reflect(person, id);
    expect(JSON.stringify(body.entry.aiReflection)).toContain('braver');
    await person.call(api.entries.remove, { params: { id: march } });
    const { body: after } = await person.call(api.entries.get, { params: { id } });
    expect(JSON.stringify(after)).not.toContain('braver');
    expect(after.aiReflection?.quotes.some(({ entryId }) => entryId === march)).toBe(false);
  });

  it('reads what its writer says of their own medicine, and words of one letter', async () => {
    const person = await test.person();
    const pages = [
      'I take 20 mg of fluoxetine every morning with coffee and then I feed the hens.',
      'I told my doctor that I sleep badly; she gave me 10 mg of melatonin.',
      'a'.repeat(300),
      'https://example.org/a/b?c=d',
    ];
    for (const content of pages) {
      const { status, body } = await reflect(person, await write(person, content));
      expect(status).toBe(200);
      expect(body.entry.aiReflection?.insights.length).toBeGreaterThan(0);
    }
  });

  it('is nobody else’s to ask for', async () => {
    const [one, other] = [await test.person(), await test.person()];
    const id = await write(one, HARBOUR);
    expect((await reflect(other, id)).status).toBe(404);
    const closing = { params: { id }, body: { allowed: false } };
    expect((await other.call(api.guide.setEntry, closing)).status).toBe(404);
    const folder = { params: { id: 987_654 }, body: { allowed: true } };
    expect((await other.call(api.guide.setFolder, folder)).status).toBe(404);
    expect((await other.call(api.guide.entrySetting, { params: { id } })).status).toBe(404);
  });

  it('counts once towards badges, however often it is made anew', async () => {
    const person = await test.person();
    const id = await write(person, HARBOUR);
    await Promise.all([reflect(person, id), reflect(person, id), reflect(person, id)]);
    const { body } = await person.call(api.progression.badges, {});
    const readings = body.filter(({ requirement }) => /reflection/i.test(requirement));
    expect(Math.max(...readings.map(({ progress }) => progress.current))).toBeLessThanOrEqual(1);
  });
});

describe('words of danger', () => {
  const DANGER = 'I can’t do this any more. I want to kill myself tonight and I have the pills.';

  it('get the fixed answer with the lines of the writer’s country, and no reflection', async () => {
    const person = await test.person();
    const id = await write(person, DANGER);
    const { status, body } = await reflect(person, id);
    expect(status).toBe(200);
    expect(body.entry.aiReflection).toBeNull();
    expect(body.safety?.message).not.toBe('');
    expect(body.safety?.helplines.some(({ contact }) => contact.includes('116 123'))).toBe(true);
    expect(body.xpAwarded).toBe(0);
  });

  it('make Merlin step aside, in a question and on the page it is about', async () => {
    const person = await test.person();
    const asked = await person.call(api.guide.consult, {
      body: { mode: 'custom', question: 'Should I just end my life?' },
    });
    expect(asked.body.safety).not.toBeNull();
    await write(person, DANGER);
    const prophecy = await person.call(api.guide.consult, { body: { mode: 'daily-wisdom' } });
    expect(prophecy.body.safety).not.toBeNull();
    expect(prophecy.body.quotes).toEqual([]);
  });

  it('on the last page keep Merlin silent for a week, not for as long as nothing is written', async () => {
    const before = test.clock.now();
    const person = await test.person();
    test.clock.set('2026-12-01T20:00:00Z');
    await person.signInAgain();
    await write(person, HARBOUR);
    await write(person, DANGER);
    const body = { mode: 'custom', question: 'How many pages have I written?' } as const;
    const on = async (day: string) => {
      test.clock.set(`${day}T20:00:00Z`);
      await person.signInAgain();
      return (await person.call(api.guide.consult, { body })).body;
    };
    expect((await on('2026-12-08')).safety?.tier).toBe('now');
    const later = await on('2026-12-09');
    expect(later.safety).toBeNull();
    expect(later.message).not.toContain('pills');
    test.clock.set(before.toISOString());
  });

  it('are not read back in a week’s reflection, which says whom to call', async () => {
    const person = await test.person();
    await write(person, HARBOUR);
    await write(person, DANGER);
    const { body } = await person.call(api.guide.weekly, { query: {} });
    expect(body.entryCount).toBe(2);
    expect(body.safety).not.toBeNull();
    expect(JSON.stringify({ ...body, safety: null })).not.toContain('pills');
  });

  it('are rewarded by nothing', async () => {
    const person = await test.person();
    await write(person, DANGER);
    const { body } = await person.call(api.guide.weekly, { query: {} });
    expect(body).toMatchObject({ weeklyInsight: '', xpAwarded: 0, newBadges: [] });
  });
});

describe('a week’s and a month’s reflection', () => {
  it('say what to do when nothing was written', async () => {
    const person = await test.person();
    const week = await person.call(api.guide.weekly, { query: { weekStart: '2026-11-15' } });
    expect(week).toMatchObject({
      status: 404,
      body: { error: 'Make sure you have journal entries for this week.' },
    });
    const month = await person.call(api.guide.monthly, {
      query: { month: 'November', year: 2026 },
    });
    expect(month).toMatchObject({
      status: 404,
      body: { error: 'Make sure you have journal entries for this month.' },
    });
  });

  it('exist for days of these centuries only', async () => {
    const person = await test.person();
    for (const weekStart of ['9999-12-31', '0001-01-01', '2026-02-30', 'Sunday']) {
      const reply = await person.call(api.guide.weekly, { query: { weekStart } });
      expect(reply.status).toBe(400);
    }
    for (const year of ['0x7EA', '1e3', '0', '10000']) {
      const query = { month: 'November', year } as const;
      expect((await person.call(api.guide.monthly, { query })).status).toBe(400);
    }
  });

  it('stay until an entry changes, and are made anew then or on request', async () => {
    const person = await test.person();
    const id = await write(person, HARBOUR);
    const ask = async (query: { fresh?: 'true' } = {}) =>
      (await person.call(api.guide.weekly, { query })).body;
    const first = await ask();
    expect(first).toMatchObject({ weekStart: '2026-11-15', entryCount: 1, isOutdated: false });
    test.clock.advance(60_000);
    expect((await ask()).createdAt).toBe(first.createdAt);
    const second = await ask({ fresh: 'true' });
    expect(second.createdAt).not.toBe(first.createdAt);
    test.clock.advance(60_000);
    const edit = { content: `${HARBOUR} And then it rained.` };
    await person.call(api.entries.update, { params: { id }, body: edit });
    const third = await ask();
    expect(third).toMatchObject({ isOutdated: false, words: second.words + 4, xpAwarded: 0 });
    expect(third.days.map((day) => day.words)).toEqual([third.words]);
    expect(Date.parse(third.createdAt)).toBe(test.clock.now().getTime());
    test.clock.advance(60_000);
    expect((await ask()).createdAt).toBe(third.createdAt);
    const anew = await ask({ fresh: 'true' });
    expect(anew).toMatchObject({ isOutdated: false, xpAwarded: 0 });
    expect(Date.parse(anew.createdAt)).toBe(test.clock.now().getTime());
  });

  it('pay a hundred XP once a week, whichever weeks are asked about', async () => {
    const person = await test.person();
    test.clock.set('2026-11-10T12:00:00Z');
    await write(person, HARBOUR);
    test.clock.set('2026-11-21T22:40:00Z');
    await write(person, HARBOUR);
    const xp = async () => (await person.call(api.progression.progress, {})).body.xp;
    const before = await xp();
    const weeks = ['2026-11-15', '2026-11-08'];
    for (const weekStart of [...weeks, ...weeks]) {
      await person.call(api.guide.weekly, { query: { weekStart, fresh: 'true' } });
    }
    const { body } = await person.call(api.progression.badges, {});
    const badges = body.filter(
      ({ unlockedAt, requirement }) => unlockedAt && /weekly/i.test(requirement),
    );
    expect((await xp()) - before).toBe(100 + 25 * badges.length);
  });

  it('quote only pages of their own writer, each to the letter', async () => {
    const person = await test.person();
    const ids = [await write(person, HARBOUR), await write(person, `${HARBOUR} Twice.`)];
    const { body } = await person.call(api.guide.monthly, {
      query: { month: 'November', year: 2026 },
    });
    expect(body).toMatchObject({ month: 'November', year: 2026, entryCount: 2 });
    for (const { entryId, text } of body.quotes) {
      expect(ids).toContain(entryId);
      expect(`${HARBOUR} Twice.`).toContain(text);
    }
  });
});

describe('the levels that open them', () => {
  it('are 2 for a week and 3 for a month, before anything else is told', async () => {
    const gated = await createTestApp({ levelGates: 'enforced' });
    const person = await gated.person();
    expect(await person.call(api.guide.weekly, { query: {} })).toMatchObject({
      status: 403,
      body: { code: 'level_required', requiredLevel: 2 },
    });
    const query = { month: 'November', year: 2026 } as const;
    expect(await person.call(api.guide.monthly, { query })).toMatchObject({
      status: 403,
      body: { code: 'level_required', requiredLevel: 3 },
    });
    await gated.close();
  });
});

describe('Merlin', () => {
  it('answers in each of his modes, from the asker’s own pages', async () => {
    const person = await test.person();
    const id = await write(person, `${HARBOUR} I want to finish the breakwater by spring.`);
    for (const mode of ['daily-wisdom', 'reflection', 'goal-alignment', 'custom'] as const) {
      const { status, body } = await person.call(api.guide.consult, {
        body: { mode, question: 'What about Tomas?', context: HARBOUR.slice(0, 200) },
      });
      expect(status).toBe(200);
      expect(body.message.length).toBeGreaterThan(20);
      expect(body.safety).toBeNull();
      for (const quote of body.quotes) expect(quote.entryId).toBe(id);
    }
  });

  it('takes no harmless question for a cry for help', async () => {
    const person = await test.person();
    await write(person, 'I saw the harbour but I did not go in. My sister laughed.');
    const subjects = ['the harbour', 'opera', 'chess', 'pancakes', 'Brussels', 'my sister'];
    for (const subject of subjects) {
      const { body } = await person.call(api.guide.consult, {
        body: { mode: 'custom', question: `What did I write about ${subject}?` },
      });
      expect(body.safety).toBeNull();
    }
  });

  it('says so when he has nothing to go by', async () => {
    const person = await test.person();
    const { body } = await person.call(api.guide.consult, { body: { mode: 'reflection' } });
    expect(body.message).not.toBe('');
    expect(body.quotes).toEqual([]);
  });

  it('wants a question, and one of his modes', async () => {
    const person = await test.person();
    const blank = { mode: 'custom', question: '   ' } as const;
    expect((await person.call(api.guide.consult, { body: blank })).status).toBe(400);
    const unknown = await person.send('POST', '/api/merlin/consult', { mode: 'tarot' });
    expect(unknown.status).toBe(400);
  });
});

describe('what stays here', () => {
  it('is everything, while no outside guide is set up', async () => {
    const person = await test.person();
    const { body } = await person.call(api.guide.settings, {});
    expect(body).toMatchObject({ destination: null, consentedAt: null });
    const agreed = await person.call(api.guide.setConsent, { body: { allowed: true } });
    expect(agreed.status).toBe(409);
    expect((await person.call(api.guide.sent, { query: {} })).body).toEqual([]);
  });

  it('tells anybody whom to call, by zone or by country', async () => {
    const { body } = await test.visitor().call(api.safety.helplines, { query: { country: 'us' } });
    expect(body.country).toBe('US');
    expect(body.helplines.some(({ contact }) => contact.includes('988'))).toBe(true);
  });
});
