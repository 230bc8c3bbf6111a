import { describe, expect, it } from 'vitest';
import { openSafety } from './safety.service.ts';

const { tierOfEntry, answerTo } = openSafety({});
const tierOf = (content: string) => tierOfEntry({ content });

describe('how urgent words are (D76)', () => {
  it.each([
    'I am going to kill myself tonight.',
    'i want to kill myself lol jk',
    'work was fine and then i went home and i want to die and i have the pills and dinner was pasta',
    '- milk\n- bins\n- kill myself\n- call mum',
    'When I was sixteen I tried to kill myself. I want to kill myself again.',
    'I cut myself again last night.',
    'My husband hit me again last night.',
    'I took all the pills an hour ago.',
    'My sister took too many pills last night and will not wake up.',
  ])('now: %s', (content) => {
    expect(tierOf(content)).toBe('now');
  });

  it.each([
    'When I was sixteen I tried to kill myself.',
    'Ten years ago I used to cut myself.',
    'My brother tried to hang himself in April.',
    'I have given my records away to people who will play them.',
    'Nobody would find me until Monday.',
    'I hold my hand over the kettle steam until it stops being a thought.',
    'He locks the door when he goes to work.',
    'My sister took too many pills last night. She\u2019s stable. I cannot stop washing cups.',
    'This is my goodbye to all of you.',
    'I wrote everyone a letter and left the keys on the table.',
  ])('quiet: %s', (content) => {
    expect(tierOf(content)).toBe('quiet');
    expect(answerTo(content, { zone: 'Europe/London' })).toMatchObject({ tier: 'quiet' });
  });

  it.each([
    'Three years clean.',
    'I could honestly say no.',
    'When was the last time I was happy?',
    'We hung off the top hold.',
    'I will go for good this time, to Porto.',
    'Every day he picked one thing to draw.',
    'Set the time on the oven.',
  ])('neither: %s', (content) => {
    expect(tierOf(content)).toBeNull();
  });
});
