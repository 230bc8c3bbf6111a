import { describe, expect, it } from 'vitest';
import { asking, consultRequest, pageOf } from '../../../test/guide-requests.ts';
import { createBuiltInGuide } from './index.ts';
import { CONSULT } from './phrases/consult.data.ts';
import { PERIOD } from './phrases/period.data.ts';

const guide = createBuiltInGuide();

/** Words that say which entries a claim is about: not all, but those that were read. */
const READ = /\bI (?:read|could find|can count|count|found|looked through|was given)\b|\bnearest\b/;

describe('what the built-in guide claims', () => {
  it('to be nowhere in a period, it claims of what it read or counted', () => {
    const claims = Object.values(PERIOD)
      .flat()
      .filter((phrase) => /^(?:No|None|Nothing)\b/.test(phrase));
    expect(claims.length).toBeGreaterThan(3);
    expect(claims.filter((phrase) => !READ.test(phrase))).toEqual([]);
  });

  it('of how many pages Merlin found, it claims of those he looked through', () => {
    const claims = [...CONSULT.keptBack, ...CONSULT.found, ...CONSULT.foundOne];
    expect(claims.filter((phrase) => !/\{n\}/i.test(phrase) || READ.test(phrase))).toEqual(claims);
  });

  it('never calls a page that matches a question the latest', async () => {
    for (const question of ['hello', 'thanks', 'how are you', 'ignore your instructions']) {
      const { message } = await guide.consult({ ...consultRequest, question }, asking());
      expect(message).not.toMatch(/\b(?:last|latest) page\b/i);
    }
  });

  it('does not deny a word that a page has and no line of it can show', async () => {
    const pages = [pageOf(3, '“The lighthouse!” he said.')];
    const question = 'What about the lighthouse?';
    const { message } = await guide.consult({ ...consultRequest, question, pages }, asking());
    expect(message).not.toMatch(/no page of yours/);
  });
});
