import type { ItsFunction } from 'wink-nlp';
import type { Token } from './reading.ts';

export type Tagger = (text: string, offset: number) => Token[];

let loading: Promise<Tagger> | undefined;

/**
 * The part-of-speech tagger, loaded on first use: it takes a third of a second and some 60 MB,
 * which a server that nobody asks for a reflection should not spend.
 */
export function openTagger(): Promise<Tagger> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Tagger> {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  const nlp = winkNlp(model, ['pos']);
  const { its } = nlp;

  return (text, offset) => {
    const tokens = nlp.readDoc(straightened(text)).tokens();
    const values = tokens.out(its.value);
    const spaces = tokens.out(its.precedingSpaces);
    const tags = tokens.out(its.pos);
    const lemmas: string[] = tokens.out(its.lemma as unknown as ItsFunction<string>);
    const found: Token[] = [];
    let at = offset;
    values.forEach((value, index) => {
      at += spaces[index]?.length ?? 0;
      const end = at + value.length;
      const pos = tags[index] ?? 'X';
      if (pos !== 'SPACE') {
        found.push({
          start: at,
          end,
          text: text.slice(at - offset, end - offset),
          lower: value.toLowerCase(),
          lemma: lemmas[index] ?? value.toLowerCase(),
          pos,
        });
      }
      at = end;
    });
    return found;
  };
}

/** The same text, as long as before, with the straight apostrophes the tagger knows. */
function straightened(text: string): string {
  return text.replaceAll('’', "'").replaceAll('‘', "'");
}
