import type { PillarId } from '@pathkeeper/contract';
import { withoutEnd } from '../../platform/language/edges.ts';
import { cutAtWord } from './cuts.ts';
import type { DraftedPillar, Evidence } from './vision-builder.types.ts';

const LONGEST_QUOTE = 160;
const MOST = 5;
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

interface Told {
  sentence: string;
  evidence: Evidence;
}

/**
 * Three to five sentences about a vision, each with one quotation; fewer where less was said. What
 * they count is counted here (D31).
 */
export function summarise(
  pillars: readonly DraftedPillar[],
  texts: number,
  names: Record<PillarId, string>,
): { summary: string; quotations: Evidence[] } {
  const [first, ...others] = pillars;
  if (!first) return { summary: '', quotations: [] };
  const told: Told[] = [
    tell(
      first.evidence.phrase,
      (quote) =>
        `From ${counted(texts)} ${pillars.length === 1 ? 'comes a goal' : 'come goals'} for ${pillars.length === 7 ? 'all seven' : `${NUMBERS[pillars.length]} of the seven`} pillars; of ${names[first.pillar].toLowerCase()} you say ${quote}.`,
    ),
  ];
  const steps = pillars.flatMap(({ milestones }) => milestones);
  for (const other of others.slice(0, MOST - (steps.length > 0 ? 2 : 1))) {
    told.push(
      tell(
        other.evidence.phrase,
        (quote) => `Under ${names[other.pillar].toLowerCase()} stands ${quote}.`,
      ),
    );
  }
  const [step] = steps;
  if (step) {
    const named = steps.length === 1 ? 'One step is' : `${spelled(steps.length)} steps are`;
    told.push(tell(step, (quote) => `${named} named already; the first is ${quote}.`));
  }
  return {
    summary: told.map(({ sentence }) => sentence).join(' '),
    quotations: told.map(({ evidence }) => evidence),
  };
}

function tell({ source, quote }: Evidence, say: (quote: string) => string): Told {
  const part = withoutEnd(cutAtWord(quote, LONGEST_QUOTE), /[\s.,;:!…]/);
  return { sentence: say(`“${part}”`), evidence: { source, quote: part } };
}

const counted = (texts: number): string =>
  texts === 1 ? 'one text' : `${NUMBERS[texts] ?? texts} texts`;

function spelled(count: number): string {
  const word = NUMBERS[count] ?? String(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
