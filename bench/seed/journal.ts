import { ALL_MOODS, type Mood } from '@pathkeeper/contract';
import { generator, type Random } from './random.ts';

/** A generated entry. */
export interface Entry {
  content: string;
  mood: Mood | null;
  tags: string[];
  /** Index of the folder, from 0; null for none. */
  folder: number | null;
  isPinned: boolean;
  writtenAt: Date;
}

const COMMON =
  'the i and to a of was it in my that for on with we at but had is so not me this as be have then he she they all up out when just about from one what day there were time after into some went still over home back by no or an if more now like her his again very only before down our other work got good little could them long than who off through made came two first last their would been has more night get did see back never next new how think know went feel people own left too much here because where way today us old even right really said felt also around wanted while quiet thing every morning evening';
const TAGS = 'family work sleep reading running garden music travel dreams money friends cooking';
const ONSETS = 'b br c ch cl cr d dr f fl g gl gr h j k l m n p pl pr qu r s sh sl st t th tr v w';
const VOWELS = 'a e i o u ai ea ee oo ou';
const CODAS = 'n r s t l m d ck nd st ng sh rn lt';
const VOCABULARY = 20_000;
const WORDS_A_PAGE = 120;
const YEARS = 9;
const LAST_DAY = Date.UTC(2026, 10, 21, 22, 40);
const DAY = 24 * 60 * 60 * 1000;

const words = vocabulary();
const pickWord = zipf(words.length);
const tags = TAGS.split(' ');
const pickTag = zipf(tags.length);
const pickMood = zipf(ALL_MOODS.length);

/** Real words for the frequent ones, plausible invented ones for the rest. */
function vocabulary(): string[] {
  const random = generator(1);
  const any = (list: string) => random.pick(list.split(' '));
  const found = new Set(COMMON.split(' '));
  while (found.size < VOCABULARY) {
    const syllable = () => any(ONSETS) + any(VOWELS);
    found.add(syllable() + (random.next() < 0.6 ? syllable() : '') + any(CODAS));
  }
  return [...found];
}

/** Draws a rank below `size` by Zipf's law, as words occur in language. */
function zipf(size: number): (random: Random) => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank++) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  return (random) => {
    const wanted = random.next() * sum;
    let low = 0;
    for (let high = size - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** About 120 words in sentences. */
function writeText(random: Random): string {
  let entry = '';
  let begins = true;
  for (let left = WORDS_A_PAGE; left > 0; left--) {
    const word = words[pickWord(random)] as string;
    const ends = left === 1 || random.next() < 0.09;
    entry += (begins ? word[0]?.toUpperCase() + word.slice(1) : word) + (ends ? '. ' : ' ');
    begins = ends;
  }
  return entry.trimEnd();
}

/** Words that are put into a share of the journal's entries, evenly spread, as a sentence. */
export interface Plant {
  words: string;
  share: number;
}

/** A journal of `size` entries over nine years, oldest first. */
export function* writeJournal(
  size: number,
  { seed, plants = [] }: { seed: number; plants?: Plant[] },
): Generator<Entry> {
  const random = generator(seed);
  for (let at = 0; at < size; at++) {
    // From the middle, so that words planted once are neither in the newest nor in the oldest entry.
    const isDue = ({ share }: Plant) =>
      Math.floor((at + 0.5) * share + 0.5) > Math.floor((at - 0.5) * share + 0.5);
    const planted = plants.filter(isDue).map(({ words }) => ` And ${words}.`);
    yield {
      content: writeText(random) + planted.join(''),
      mood: random.next() < 0.2 ? null : (ALL_MOODS[pickMood(random)] as Mood),
      tags: [...new Set(Array.from({ length: at % 4 }, () => tags[pickTag(random)] as string))],
      folder: random.next() < 0.4 ? null : Math.floor(random.next() * 8),
      isPinned: at % 997 === 5,
      writtenAt: new Date(Math.floor(LAST_DAY - ((size - at) / size) * YEARS * 365 * DAY)),
    };
  }
}
