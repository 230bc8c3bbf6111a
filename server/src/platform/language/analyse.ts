import { contrastsOf } from './contrasts.ts';
import { cuesOf } from './cues.ts';
import { excerpts } from './excerpt.ts';
import { feelingsOf } from './feelings.ts';
import { peopleOf } from './people.ts';
import type { Feeling, Reading, Sentence, Span, Token } from './reading.ts';
import { languageOf } from './script.ts';
import { sentencesOf } from './sentences.ts';
import { spokenParts } from './speech.ts';
import { openTagger, type Tagger } from './tagger.ts';
import { commonWords } from './themes.ts';
import { placesOf, repeatedIn, thingsOf } from './things.ts';

export type Analyse = (text: string) => Reading;

/** Words a clause may have to be quoted whole. */
const CLAUSE = 18;

/**
 * The reader of English texts, its model loaded on first use. What it answers is the same for the
 * same text, and every span in it is a verbatim part of that text. A page takes some milliseconds,
 * and a text of any length not many more: a long one is read in parts.
 */
export async function openReader(): Promise<Analyse> {
  const tag = await openTagger();
  return (text) => analyse(text, tag);
}

function analyse(text: string, tag: Tagger): Reading {
  const language = languageOf(text);
  const parts = excerpts(text);
  const sentences = parts.flatMap(([start, end], part) =>
    readPart(text, start, end, part, language === 'en' ? tag : null),
  );
  sentences.forEach((sentence, index) => {
    sentence.index = index;
  });
  const english = language === 'en';
  const feelings = english ? sentences.flatMap(feelingsOf) : [];
  const cues = english ? sentences.flatMap(cuesOf) : [];
  return {
    text,
    language,
    sampled: parts.length > 1,
    words: wordsIn(text),
    sentences,
    feelings,
    people: english ? peopleOf(sentences) : [],
    places: placesOf(sentences),
    things: thingsOf(sentences),
    repeated: repeatedIn(sentences, commonWords),
    contrasts: english ? contrastsOf(sentences, CLAUSE) : [],
    speech: spokenIn(text, sentences),
    cues,
    valence: valenceOf(sentences, feelings),
    heavy:
      cues.some(({ kind }) => kind === 'loss' || kind === 'illness') ||
      isLow(feelings) ||
      harm.test(text),
  };
}

const harm =
  /\b(?:abus(?:e|ed|ive)|assault(?:ed)?|raped?|overdose|rehab|evicted|homeless|refugees?|war|bomb(?:ed|ing|s)?|shelling|stillborn|miscarriage|divorce|custody|palliative|terminal(?:ly)? ill|separat(?:ed|ing)|panic attack|self[- ]harm|depress(?:ed|ion)|trauma|hospice|suicid\w+|prison|deport\w+)\b/i;

function isLow(feelings: readonly Feeling[]): boolean {
  const own = feelings.filter((feeling) => feeling.valence <= -1.5);
  const glad = feelings.filter((feeling) => feeling.valence >= 1);
  return own.length >= 3 && own.length > glad.length * 2;
}

type Draft = { -readonly [Key in keyof Sentence]: Sentence[Key] };

// "Him: I know." on two lines or more is talk set down as in a play.
const turn = /^(?:me|him|her|them|mum|dad|mom|boss|\p{Lu}\p{L}{1,14}): /iu;
const turns = new RegExp(turn.source, 'gimu');

function readPart(
  text: string,
  start: number,
  end: number,
  part: number,
  tag: Tagger | null,
): Draft[] {
  const source = text.slice(start, end);
  const spoken = spokenParts(source);
  const inside = (from: number, to: number) =>
    spoken.some((said) => start + said.start <= from && to <= start + said.end);
  // What others say is not the writer's: only its quotation marks are left to be seen.
  const tokens = (tag?.(source, start) ?? []).filter((token) => !inside(token.start, token.end));
  const dialogue = (source.match(turns)?.length ?? 0) >= 2;
  let next = 0;
  return sentencesOf(source).map((line) => {
    const from = start + line.start;
    const to = start + line.end;
    while ((tokens[next]?.start ?? to) < from) next += 1;
    const own: Token[] = [];
    while ((tokens[next]?.end ?? Number.MAX_SAFE_INTEGER) <= to) {
      const token = tokens[next];
      if (token) own.push(token);
      next += 1;
    }
    const parts = spoken.filter((said) => said.start < line.end && line.start < said.end);
    const said = parts.reduce((sum, span) => sum + span.text.length, 0);
    return {
      index: 0,
      start: from,
      end: to,
      text: line.text,
      paragraph: part * 1000 + line.paragraph,
      tokens: own,
      words: tag ? wordsIn(line.text) : line.text.split(/\s+/).length,
      folded: folded(line.text, parts, line.start),
      spoken: said * 2 > line.text.length || (dialogue && turn.test(line.text)),
      item: line.item,
      lastOfLine: line.lastOfLine,
    };
  });
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Lower case with straight apostrophes and what is spoken blanked out, each letter in its place. */
function folded(text: string, spoken: readonly Span[], offset: number): string {
  const lower = text.toLowerCase();
  let plain = (lower.length === text.length ? lower : text).replaceAll('’', "'");
  for (const { start, end } of spoken) {
    const from = Math.max(0, start - offset);
    const to = Math.min(plain.length, end - offset);
    plain =
      plain.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + plain.slice(Math.max(from, to));
  }
  return plain;
}

function spokenIn(text: string, sentences: readonly Sentence[]): Reading['speech'] {
  return sentences
    .filter(({ text: own }) => /["“«'‘]/.test(own))
    .flatMap((sentence) =>
      spokenParts(sentence.text).map((said) => ({
        span: {
          start: sentence.start + said.start,
          end: sentence.start + said.end,
          text: text.slice(sentence.start + said.start, sentence.start + said.end),
        },
        sentence: sentence.index,
      })),
    );
}

function valenceOf(
  sentences: readonly Sentence[],
  feelings: readonly Feeling[],
): Reading['valence'] {
  const third = sentences.length / 3;
  const mean = (from: number, to: number) => {
    const part = feelings.filter(({ sentence }) => sentence >= from && sentence < to);
    return part.reduce((sum, { valence }) => sum + valence, 0) / Math.max(1, part.length);
  };
  return {
    whole: mean(0, sentences.length),
    first: mean(0, third),
    last: mean(sentences.length - third, sentences.length),
  };
}
